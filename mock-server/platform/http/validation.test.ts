import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import Type from 'typebox';
import { decimal } from '../../../contracts/schema.ts';
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

test('the items of a list are validated until there are more errors than are shown', () => {
  const shape = Type.Array(Type.Object({ id: Type.String() }));
  const invalid = (count: number) => Array.from({ length: count }, () => ({}));
  assert.equal(faultsOf(shape, invalid(3)).length, 3);
  assert.equal(faultsOf(shape, invalid(70_000)).length, 21);
  assert.deepEqual(errorsOf(shape, [{ id: 'a' }, {}, { id: 1 }]), ['required', 'type']);
  assert.deepEqual(faultsOf(shape, [...invalid(0), { id: 'a' }]), []);
});

test('the items of nested lists are validated until there are more errors than are shown', () => {
  const entry = Type.Cyclic(
    { Entry: Type.Object({ items: Type.Optional(Type.Array(Type.Ref('Entry'))) }) },
    'Entry',
  );
  const deep = { items: Array.from({ length: 1_000 }, () => ({ items: [1, 1, 1] })) };
  assert.ok(faultsOf(entry, deep).length < 100);
  assert.deepEqual(faultsOf(entry, { items: [{ items: [] }] }), []);
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

test('[A-163] an amount has at most the decimals of its schema, whatever its binary fraction', () => {
  const validate = new Ajv(validationOptions).compile(decimal(2));
  for (const amount of [0.07, 1.1, 300_000, 999_999_999.99, -0.01])
    assert.ok(validate(amount), String(amount));
  for (const amount of [0.071, 1.005, 999_999_999.999]) {
    assert.ok(!validate(amount), String(amount));
    const [error] = fieldErrorsOf(validate.errors ?? [], 'body');
    assert.equal(error?.message, 'has more decimals than 0.01 allows');
  }
});
