import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ResultsWriter, rulesIn } from './results.ts';

// Ids are put together here, so that this file makes no claims of its own.
const first = ['L', '4.5', '09'].join('-');
const second = ['S', '1', '01'].join('-');

test('rule ids are found in any text, each once', () => {
  assert.deepEqual(rulesIn(`[${first} ${second}] as in ${first}`), [first, second]);
  assert.deepEqual(rulesIn('A-01, C-23, L-4.5-9 and XL-1-01'), []);
});

test('a test is evidence for each rule in its labels', () => {
  const writer = new ResultsWriter('unit');
  writer.add({
    source: 'a.test.ts',
    name: 'one',
    passed: true,
    labels: [`[${first}] group`, `[${second}] one`],
  });
  writer.add({ source: 'a.test.ts', name: 'two', passed: false, labels: [`[${first}] group`, 'two'] });
  writer.add({ source: 'b.test.ts', name: 'three', passed: true, labels: ['three'] });
  assert.deepEqual(writer.results(), {
    suite: 'unit',
    passed: 2,
    failed: 1,
    evidence: [
      { rule: first, source: 'a.test.ts', name: 'one', passed: true },
      { rule: second, source: 'a.test.ts', name: 'one', passed: true },
      { rule: first, source: 'a.test.ts', name: 'two', passed: false },
    ],
  });
});

test('the source is named from the root', () => {
  const writer = new ResultsWriter('unit');
  writer.add({ source: import.meta.filename, name: 'one', passed: true, labels: [first] });
  assert.equal(writer.results().evidence[0]?.source, 'scripts/reporters/results.test.ts');
});
