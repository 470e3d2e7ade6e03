import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeAddress } from './safe-address.ts';

test('only an address of the web is opened', () => {
  assert.equal(safeAddress('https://guide.example.com/a?b=1'), 'https://guide.example.com/a?b=1');
  assert.equal(safeAddress('http://guide.example.com'), 'http://guide.example.com/');
  const refused = [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    'blob:https://guide.example.com/1',
    '//guide.example.com',
    'https://guide.example.com@elsewhere.example/',
    '/a',
    '',
  ];
  for (const url of [...refused, null]) assert.equal(safeAddress(url), null);
});
