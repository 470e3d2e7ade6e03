import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { Fault, faultKinds } from '../../../../contracts/operations/fault.ts';
import { errorGroups, faultInWords, oftenInWords } from './errors.ts';

const errors = errorGroups.flatMap((group) => group.errors);
const once = { operation: 'any', times: 1 } as const;

test('every kind of fault has a button, except for an exact response', () => {
  const offered = new Set(errors.map(({ fault }) => fault.kind));
  assert.deepEqual([...offered].toSorted(), faultKinds.filter((kind) => kind !== 'response').toSorted());
});

test('the fault of every button matches its schema', () => {
  for (const error of errors) assert.ok(Value.Check(Fault, { ...error.fault, ...once }), error.id);
});

test('the buttons have different ids and names', () => {
  assert.equal(new Set(errors.map(({ id }) => id)).size, errors.length);
  assert.equal(new Set(errors.map(({ badge, label }) => `${badge} ${label}`)).size, errors.length);
});

test('the buttons include the refusals and four kinds of server error', () => {
  const statuses = errors.filter(({ fault }) => fault.kind === 'status');
  assert.deepEqual(
    statuses.map(({ fault }) => [fault.status, fault.message !== undefined, fault.withTraceId]),
    [
      [401, true, true],
      [403, true, true],
      [404, true, true],
      [409, true, true],
      [500, true, true],
      [500, true, false],
      [500, false, true],
      [500, false, false],
    ],
  );
});

test('faultInWords describes the kind of a fault', () => {
  assert.deepEqual(
    errors.map((error) => faultInWords({ ...error.fault, ...once })),
    [
      '401',
      '403',
      '404',
      '409',
      '500',
      '500 without trace id',
      '500 without message',
      '500 without message and trace id',
      'Timeout',
      'Connection breaks',
      '3 s late',
      'Truncated JSON',
      'Wrong types',
      'HTML instead of JSON',
      'Status "error"',
    ],
  );
});

test('faultInWords names the status of an exact response', () => {
  assert.equal(faultInWords({ ...once, kind: 'response', response: { status: 204 } }), 'Response 204');
});

test('oftenInWords describes which requests a fault affects', () => {
  assert.equal(oftenInWords({}), 'once');
  assert.equal(oftenInWords({ times: 1, nth: 1 }), 'once');
  assert.equal(oftenInWords({ times: 3 }), '3 times');
  assert.equal(oftenInWords({ times: 'always' }), 'always');
  assert.equal(oftenInWords({ times: 'always', nth: 2 }), 'always from the 2nd request on');
  assert.equal(oftenInWords({ times: 2, nth: 11 }), '2 times from the 11th request on');
  assert.equal(oftenInWords({ nth: 3 }), 'on the 3rd request');
});
