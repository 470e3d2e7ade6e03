import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import Type from 'typebox';
import { fieldErrorsOf, limitsFirst, validationOptions } from './validation.ts';

function faultsOf(shape: object, value: unknown) {
  const validate = limitsFirst(new Ajv({ strict: false, ...validationOptions })).compile(shape);
  return validate(value) ? [] : (validate.errors ?? []);
}

/** Returns the keywords that a value violates. */
const errorsOf = (shape: object, value: unknown): string[] =>
  faultsOf(shape, value).map(({ keyword }) => keyword);

/** Returns the message that a client gets for a value. */
const messageOf = (shape: object, value: unknown): string | undefined =>
  fieldErrorsOf(faultsOf(shape, value), 'body')[0]?.message;

test('the pattern of a field is not evaluated for a text that is longer than maxLength allows', () => {
  const shape = Type.String({ maxLength: 2, pattern: '^a*$' });
  assert.deepEqual(errorsOf(shape, 'aa'), []);
  assert.deepEqual(errorsOf(shape, 'ab'), ['pattern']);
  // The text has two characters of two code units each.
  assert.deepEqual(errorsOf(shape, '👍👍'), ['pattern']);
  assert.deepEqual(errorsOf(shape, 'aaaab'), ['maxLength']);
  assert.deepEqual(errorsOf(Type.String({ pattern: '^a*$' }), 'aaaab'), ['pattern']);
});

test('the items of a list above its maxItems are not compared with each other', () => {
  const shape = Type.Array(Type.Unknown(), { maxItems: 2, uniqueItems: true });
  assert.deepEqual(errorsOf(shape, [1, 1]), ['uniqueItems']);
  assert.deepEqual(errorsOf(shape, [1, 1, 1]), ['maxItems']);
});

test('the items of a list above its maxItems are not validated', () => {
  const shape = Type.Array(Type.String(), { maxItems: 2 });
  assert.deepEqual(errorsOf(shape, [1, 1]), ['type', 'type']);
  assert.deepEqual(errorsOf(shape, [1, 1, 1]), ['maxItems']);
});

test('the message for a value outside of an enumeration lists the allowed values, up to a length', () => {
  assert.equal(
    messageOf(Type.Enum(['Purchase', 'Refinance']), 'Gift'),
    'must be one of "Purchase", "Refinance"',
  );
  assert.equal(messageOf(Type.Union([Type.Enum(['a']), Type.Null()]), 'b'), 'must be one of "a"');
  assert.equal(messageOf(Type.Literal('create'), 'update'), 'must be "create"');
  const many = Array.from({ length: 500 }, (_, index) => `value ${index}`);
  const message = messageOf(Type.Enum(many), 'b') ?? '';
  assert.match(message, /^must be one of "value 0", .* and \d{3} more$/);
  assert.ok(message.length < 450, message);
});
