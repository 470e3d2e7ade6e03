import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import Type from 'typebox';
import { decimal } from '../../../contracts/schema.ts';
import { fieldErrorsOf, validationOptions } from './validation.ts';

function faultsOf(shape: object, value: unknown) {
  const validate = new Ajv({ strict: false, ...validationOptions }).compile(shape);
  return validate(value) ? [] : (validate.errors ?? []);
}

/** Returns the message that a client gets for a value. */
const messageOf = (shape: object, value: unknown): string | undefined =>
  fieldErrorsOf(faultsOf(shape, value), 'body')[0]?.message;

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
