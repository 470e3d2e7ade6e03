import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dotted } from './dotted.ts';

test('[L-5.2-16] a complete number shows its punctuation and its last four digits', () => {
  assert.equal(dotted('123456789', '###-##-####'), '•••-••-6789');
});

test('[L-5.2-16] an unfinished number shows no digit at all', () => {
  assert.equal(dotted('1234567', '###-##-####'), '•••••••');
  assert.equal(dotted('', '###-##-####'), '');
});
