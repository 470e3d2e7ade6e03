import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetSignIn } from './start-over.ts';

function areaWith(texts: Readonly<Record<string, string>>): Storage {
  const methods = {
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.assign(Object.create(methods) as Storage, texts);
}

test('only the keys of the sign-in library are cleared', () => {
  const area = areaWith({ 'msal.version': '5', 'msal.3.account.keys': '{', user: '{}', msalt: '1' });
  forgetSignIn(() => area);
  assert.deepEqual(Object.keys(area), ['user', 'msalt']);
});

test('disabled storage is ignored', () => {
  let asked = 0;
  forgetSignIn(() => {
    asked += 1;
    throw new DOMException('Denied', 'SecurityError');
  });
  assert.equal(asked, 1);
});
