import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldOf } from '../../../test/legacy.ts';
import { commonServer } from '../../../test/common-server.ts';

test('the page of a menu item names the item and the loan', async () => {
  const { open } = await worldOf((await commonServer()).app, 'closing');
  const page = await open('menu-item', { item: 'loan-estimate', accountId: 123_404 });
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /<title>Loan Estimate · Threshold<\/title>/);
  assert.match(page.body, /<h1 class="unseen">Loan Estimate<\/h1>/);
  assert.match(page.body, /<h2>Loan 1000123404 Casimir Dombrowski<\/h2>/);
  const general = await open('menu-item', { item: 'product-matrix' });
  assert.match(general.body, />Product Matrix<\/h1>/);
  assert.doesNotMatch(general.body, /<h2>/);
  const asInMenu = await open('menu-item', { item: 'ribbon', accountId: 123_404 });
  assert.match(asInMenu.body, />Actions<\/h1>/);
  const small = await open('menu-item', { item: 'intent-to-proceed' });
  assert.match(small.body, />Intent to Proceed<\/h1>/);
});

test('an invalid item or account id is rejected', async () => {
  const { open } = await worldOf((await commonServer()).app, 'closing');
  assert.equal((await open('menu-item')).statusCode, 400);
  assert.equal((await open('menu-item', { item: '<script>' })).statusCode, 400);
  assert.equal((await open('menu-item', { item: 'note', accountId: 1 })).statusCode, 404);
  assert.equal((await open('menu-item', { item: 'note', accountId: 'x' })).statusCode, 404);
});
