import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { MenuOfWorld } from '../../contracts/operations/recipe.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { DebugPanel, DebugPanelInBrowser } from './debug-panel.ts';
import { MenuInBrowser } from './menu-in-browser.ts';
import { Menus } from './menus.ts';
import { Navigation, NavigationInBrowser } from './navigation.ts';

type W = ThresholdWorld;

Given(/^these menus are empty: (.*)$/, async function (this: W, names: string) {
  await this.user.world.changeWorld({ emptyMenus: names.split(', ') as MenuOfWorld[] });
});

When('I open the debug panel', async function (this: W) {
  await this.at({ app: DebugPanel, browser: DebugPanelInBrowser }).open();
});

Then('the navigation offers {string}', function (this: W, icons: string) {
  assert.equal(this.on(Navigation).icons.join(', '), icons);
});

Then('the selected icon is {string}', function (this: W, name: string) {
  assert.deepEqual(this.on(Navigation).selected, [name]);
});

Then(/^the navigation is (open|closed)$/, async function (this: W, state: string) {
  await this.at({ app: Navigation, browser: NavigationInBrowser }).is(state);
});

Then(/^the navigation is open (beside|over) the page$/, async function (this: W, where: string) {
  await this.inBrowser(NavigationInBrowser).isOpen(where);
});

Then(/^the (navigation|menu) is (\d+) pixels wide$/, async function (this: W, part: string, pixels: string) {
  const drawer = part === 'menu' ? this.inBrowser(MenuInBrowser) : this.inBrowser(NavigationInBrowser);
  await drawer.isWide(Number(pixels));
});

Then(/^the Equal Housing logo (shows|does not show)$/, async function (this: W, shows: string) {
  await this.inBrowser(NavigationInBrowser).showsEqualHousing(shows === 'shows');
});

Then('session storage has the menus of this user', function (this: W) {
  this.on(Menus).areKept();
});

Then('the stored menu of the loan has {string}', function (this: W, entry: string) {
  const kept = this.on(Menus).keptLoanMenu ?? '';
  assert.ok(kept.includes(`"name":"${entry}"`), `The browser keeps no "${entry}": ${kept}`);
});

Then('the browser keeps no menu of a loan', function (this: W) {
  assert.equal(this.on(Menus).keptLoanMenu, null);
});

Then('the menu of the loan was requested {int} time(s)', function (this: W, times: number) {
  assert.equal(this.on(Menus).loanMenuRequests, times);
});

Then('the debug panel shows:', function (this: W, facts: DataTable) {
  assert.deepEqual(this.on(DebugPanel).facts, facts.raw());
});
