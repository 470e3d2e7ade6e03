import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count, id, listOf, parseIdText, parseWebUrl, parseWhole, shape, string, trimmed } from './parse.ts';

test('an id in an address has up to ten digits, the first not 0', () => {
  assert.deepEqual([parseIdText('7'), parseIdText('9876543210')], [7, 9_876_543_210]);
  for (const text of [undefined, '', '0', '07', '-7', '7.0', '7x', 'x7', '98765432101'])
    assert.equal(parseIdText(text), null, String(text));
});

test('an address is one of the web, also relative to its base, and no script', () => {
  assert.equal(parseWebUrl('https://example.com/a')?.href, 'https://example.com/a');
  assert.equal(parseWebUrl('/a', 'http://localhost:4300/b')?.href, 'http://localhost:4300/a');
  for (const value of ['', '/a', 'javascript:alert(1)', 'ftp://example.com', 'xhttps://example.com', 7, null])
    assert.equal(parseWebUrl(value), null, String(value));
  assert.equal(parseWebUrl('', 'http://localhost:4300/b'), null);
});

test('an id is a positive whole number, and a count can be 0', () => {
  for (const value of [0, -1, 1.5, '7', null])
    assert.deepEqual([parseWhole(id, value), id(value)], [null, 0]);
  assert.deepEqual([parseWhole(id, 1), parseWhole(count, 0), parseWhole(count, 2)], [1, 0, 2]);
  assert.deepEqual([parseWhole(count, -1), count(-1)], [null, 0]);
});

test('a list keeps its valid entries, and is not whole without the others', () => {
  const names = listOf(shape<{ name: string }>({ name: string }));
  assert.deepEqual(names([{ name: 'Ann' }, null, 'Bea', ['Cy']]), [{ name: 'Ann' }]);
  assert.equal(parseWhole(names, [{ name: 'Ann' }, null]), null);
  assert.deepEqual(parseWhole(names, [{ name: 'Ann' }]), [{ name: 'Ann' }]);
});

test('a trimmed text has no white space around it', () => {
  assert.equal(trimmed(' Ann '), 'Ann');
});
