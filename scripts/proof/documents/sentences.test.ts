import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sectionsOf } from './sentences.ts';

test('sentences, list entries and table rows of a section are counted in their order', () => {
  const sections = sectionsOf(`# Title

It begins here. It has two sentences.

## 1. Purpose

**Panel.** It lists: "A" and b. The route depends on the type: Closing
goes to the closing queue.

- First: one. Still one.
2. Second.

| Head | Other |
|---|---|
| a | b |

### 1.2 Part
Ends with "Type to filter..." in it. 'Quoted' too.
`);
  assert.deepEqual(Object.fromEntries(sections), {
    introduction: ['It begins here.', 'It has two sentences.'],
    1: [
      '**Panel.** It lists:',
      '"A" and b.',
      'The route depends on the type:',
      'Closing goes to the closing queue.',
      'First: one. Still one.',
      'Second.',
      '| a | b |',
    ],
    1.2: ['Ends with "Type to filter..." in it.', "'Quoted' too."],
  });
});

test('line ends of Windows make no difference', () => {
  const text = '## 2. Two\n\nOne. Two.\n\n- Three\n';
  assert.deepEqual(sectionsOf(text.replaceAll('\n', '\r\n')), sectionsOf(text));
});
