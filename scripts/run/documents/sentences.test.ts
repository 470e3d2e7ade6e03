import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsBySection } from './sentences.ts';

const text = `# A made-up document

It has an introduction. Its second sentence
ends on the next line.

## 1. First things
A paragraph (with brackets, e.g. these). "A quote" follows! Version 1.5 is no end.
- an entry; it has two parts. They count once
  and go on below
  - an entry in the entry
1) **Bold**: a numbered entry with \`code\`

| Head | Meaning |
|---|---|
| a | first. Still the first |
| b \\| c | second |

### 1.1 More
`;

for (const [what, given] of [
  ['LF', text],
  ['CRLF', text.replaceAll('\n', '\r\n')],
] as const) {
  test(`sentences, list entries and table rows are counted by section (${what})`, () => {
    assert.deepEqual(Object.fromEntries(wordsBySection(given)), {
      introduction: {
        heading: '',
        sentences: ['It has an introduction.', 'Its second sentence ends on the next line.'],
      },
      1: {
        heading: '1. First things',
        sentences: [
          'A paragraph (with brackets, e.g. these).',
          '"A quote" follows!',
          'Version 1.5 is no end.',
          'an entry; it has two parts. They count once and go on below',
          'an entry in the entry',
          'Bold: a numbered entry with code',
          'a | first. Still the first',
          'b \\| c | second',
        ],
      },
      '1.1': { heading: '1.1 More', sentences: [] },
    });
  });
}
