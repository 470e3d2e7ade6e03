import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differencesOf, shownValue, sizeOf } from './body-differences.ts';

const cases: readonly (readonly [
  title: string,
  pattern: unknown,
  value: unknown,
  parts: readonly string[],
])[] = [
  ['equal parts', { a: { b: 1 } }, { a: { b: 1, c: 2 } }, []],
  ['another value', { a: { b: 1 } }, { a: { b: '1' } }, ['body.a.b 1 "1"']],
  ['a missing part', { a: 1, 'b-c': 2 }, { a: 1 }, ['body["b-c"] 2 nothing']],
  ['null', { a: null }, { a: 0 }, ['body.a null 0']],
  ['no body', { a: 1 }, null, ['body {"a":1} null']],
  ['a shorter list', { a: [1, 2] }, { a: [1] }, ['body.a[1] 2 nothing']],
  ['a longer list', { a: [] }, { a: [{ b: 1 }] }, ['body.a[0] nothing {"b":1}']],
  ['a list in place of an object', { a: {} }, { a: [] }, ['body.a {} []']],
  ['a property of every object', { a: { toString: 'x' } }, { a: {} }, ['body.a.toString "x" nothing']],
];
for (const [title, pattern, value, parts] of cases) {
  test(`the differences of ${title}`, () => {
    const found = differencesOf(pattern, value, 'body').map(
      ({ where, expected, received }) => `${where} ${shownValue(expected)} ${shownValue(received)}`,
    );
    assert.deepEqual(found, parts);
  });
}

test('a missing object counts as many values as it has, so that a request without it is not the nearest', () => {
  const [missing] = differencesOf({ a: { b: 1, c: [2, 3] } }, {}, 'body');
  assert.equal(missing && sizeOf(missing), 3);
});
