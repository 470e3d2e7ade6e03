import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldOf } from '../testing.ts';
import { commonServer } from '../../common-testing.ts';

test('the page of a menu item names the item and the loan', async () => {
  const { open } = await worldOf((await commonServer()).app, 'closing');
  const page = await open('menu-item', { item: 'loan-estimate', accountId: 123_404 });
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /<h2>Loan estimate<\/h2>/);
  assert.match(page.body, /For loan 1000123404 of Casimir Dombrowski\./);
  const general = await open('menu-item', { item: 'product-matrix' });
  assert.match(general.body, /<h2>Product matrix<\/h2>/);
  assert.doesNotMatch(general.body, /For loan/);
});

test('what is no item, or no account, is refused', async () => {
  const { open } = await worldOf((await commonServer()).app, 'closing');
  assert.equal((await open('menu-item')).statusCode, 400);
  assert.equal((await open('menu-item', { item: '<script>' })).statusCode, 400);
  assert.equal((await open('menu-item', { item: 'note', accountId: 1 })).statusCode, 404);
  assert.equal((await open('menu-item', { item: 'note', accountId: 'x' })).statusCode, 404);
});
