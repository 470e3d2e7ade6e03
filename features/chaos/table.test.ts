import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWords } from './choice.ts';
import { faultNames } from './faults.ts';
import { journeys } from './journeys.ts';
import { tableOf } from './table.ts';

const [journey] = journeys;
assert.ok(journey);

test('the table has a row for each request, a column for each fault, and a sentence for each finding', () => {
  const cell = { journey, call: 'getUser', nth: 1 } as const;
  const results = [
    { ...cell, fault: 'late', findings: [] },
    { ...cell, fault: 'a page', findings: ['the page is blank', '2 logouts'] },
    { ...cell, nth: 2, fault: 'late', findings: [] },
  ] as const;
  assert.deepEqual(tableOf(results, ['late', 'a page']).split('\n'), [
    '                       late    a page',
    'sign in / getUser      holds   BROKEN',
    'sign in / getUser (2)  holds   -',
    '',
    'sign in / getUser, a page: the page is blank; 2 logouts',
  ]);
});

test('arguments select a part of the matrix; the default is the whole matrix', () => {
  assert.deepEqual(readWords([]), { journeys, faults: faultNames, call: null });
  assert.deepEqual(readWords(['--journey', 'sign in', '--fault', 'late', '--call', 'getUser']), {
    journeys: [journey],
    faults: ['late'],
    call: 'getUser',
  });
});

test('an unknown argument is rejected with the allowed ones', () => {
  assert.deepEqual(readWords(['sign in']), {
    refusal: 'There is no sign in: --journey, --fault or --call, each with a name.',
  });
  assert.deepEqual(readWords(['--call']), { refusal: '--call needs a name.' });
  assert.match(
    JSON.stringify(readWords(['--fault', 'odd'])),
    /There is no fault \\"odd\\": choose from status 500/,
  );
});
