import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { MenuToEmpty } from '../../contracts/operations/mock-schemas.ts';
import { changeWorld } from '../drivers/app/own-world.ts';
import type { ThresholdWorld } from '../support/world.ts';
import { DebugPanel } from './debug-panel.ts';
import { Menus } from './menus.ts';
import { Navigation } from './navigation.ts';

type W = ThresholdWorld;

Given(/^these menus are empty: (.*)$/, async function (this: W, names: string) {
  await changeWorld(this.user, { emptyMenus: names.split(', ') as MenuToEmpty[] });
});

When('I click the backdrop', async function (this: W) {
  await this.on(Navigation).clickBackdrop();
});

When('I follow the link of the debug panel', async function (this: W) {
  await this.on(DebugPanel).followLink();
});

Then('the icon of the loan reads {string}', function (this: W, text: string) {
  this.user.expect(this.on(Navigation).icons.includes(text), `an icon "${text}"`);
});

Then('there is no icon {string}', function (this: W, name: string) {
  this.user.expect(!this.on(Navigation).has(name), `no icon "${name}"`);
});

Then('the selected icon is {string}', function (this: W, name: string) {
  assert.deepEqual(this.on(Navigation).selected, [name]);
});

Then(/^the primary drawer is (open|closed)$/, function (this: W, state: string) {
  const { isOpen, hasBackdrop } = this.on(Navigation);
  this.user.expect(isOpen === (state === 'open'), `the primary drawer to be ${state}`);
  this.user.expect(isOpen || !hasBackdrop, 'no backdrop without a drawer');
});

Then('the browser session keeps the menus of this user', function (this: W) {
  this.on(Menus).areKept();
});

Then('the browser keeps the menu of the loan', function (this: W) {
  assert.match(this.on(Menus).keptLoanMenu ?? '', /"name":"Doc Packages"/);
});

Then('the browser keeps no menu of a loan', function (this: W) {
  assert.equal(this.on(Menus).keptLoanMenu, null);
});

Then('the menu of the loan was asked for once', function (this: W) {
  assert.equal(this.on(Menus).loanMenuRequests, 1);
});

Then('the menu of the loan was not asked for again', function (this: W) {
  assert.equal(this.on(Menus).loanMenuRequests, 0);
});

Then('the debug panel shows:', function (this: W, facts: DataTable) {
  assert.deepEqual(this.on(DebugPanel).facts, facts.raw());
});

Then('the debug panel is gone', function (this: W) {
  this.user.expect(!this.on(DebugPanel).isOpen, 'no debug panel');
});

Then('the debug panel has no link', function (this: W) {
  const { isOpen, hasLink } = this.on(DebugPanel);
  this.user.expect(isOpen && !hasLink, 'a debug panel without a link');
});
