import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import Type from 'typebox';
import { limitsFirst, validationOptions } from './validation.ts';

/** The keywords that a value breaks. */
function errorsOf(shape: object, value: unknown): string[] {
  const ajv = limitsFirst(new Ajv({ strict: false, ...validationOptions }));
  const validate = ajv.compile(shape);
  return validate(value) ? [] : (validate.errors ?? []).map(({ keyword }) => keyword);
}

test('a pattern is not evaluated on a text of more code units than maxLength characters can have', () => {
  const shape = Type.String({ maxLength: 2, pattern: '^a*$' });
  assert.deepEqual(errorsOf(shape, 'aa'), []);
  assert.deepEqual(errorsOf(shape, 'ab'), ['pattern']);
  // Two characters of two code units each.
  assert.deepEqual(errorsOf(shape, '👍👍'), ['pattern']);
  assert.deepEqual(errorsOf(shape, 'aaaab'), ['maxLength']);
  assert.deepEqual(errorsOf(Type.String({ pattern: '^a*$' }), 'aaaab'), ['pattern']);
});

test('the items of a list above its maxItems are not compared with each other', () => {
  const shape = Type.Array(Type.Unknown(), { maxItems: 2, uniqueItems: true });
  assert.deepEqual(errorsOf(shape, [1, 1]), ['uniqueItems']);
  assert.deepEqual(errorsOf(shape, [1, 1, 1]), ['maxItems']);
});
