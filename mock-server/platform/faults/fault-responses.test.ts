import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { wrongTyped } from './fault-responses.ts';

test('wrong-type changes the type of every value', () => {
  assert.equal(
    wrongTyped('{"a":"xy","b":7,"c":true,"d":null,"e":[1,[]],"f":{}}'),
    '{"a":2,"b":"7","c":"true","d":false,"e":["1",{}],"f":[]}',
  );
  assert.equal(wrongTyped('[]'), '{}');
  assert.equal(wrongTyped('<html>'), '[10]');
  assert.equal(wrongTyped(null), '["unexpected"]');
});

test('wrong-type changes every JSON value', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      assert.notEqual(wrongTyped(text), JSON.stringify(JSON.parse(text)));
    }),
    { seed: 20_260_302 },
  );
});
