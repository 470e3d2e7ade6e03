import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choices } from './choices.ts';
import { productCodeOf, productNameOf } from './products.ts';

test('[A-169] each product of the seeds has a code of its own, by which its name is found', () => {
  const names = [
    ...new Set(choices.offers.flatMap(({ products }) => products.map((each) => each.loanProductName))),
  ];
  const codes = names.map(productCodeOf);
  assert.equal(new Set(codes).size, names.length);
  assert.ok(names.length > 5 && codes.every((code) => /^[A-Z]+\d+$/.test(code)), codes.join(', '));
  assert.deepEqual(codes.map(productNameOf), names);
});

for (const [name, code] of [
  ['Portfolio 10 Year Fixed', 'P10YF'],
  ['Élan 5/1 ARM', 'É51A'],
  ['2026', '2026'],
  ['…', '…'],
] as const)
  test(`[A-169] the code of a recipe's product "${name}" is ${code}`, () => {
    assert.equal(productCodeOf(name), code);
    assert.equal(productNameOf(code), code);
  });

test('a loan without a product has no product name', () => assert.equal(productNameOf(null), null));
