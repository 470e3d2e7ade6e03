import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

type W = ThresholdWorld;
const listed = (text: string): string[] => text.split(', ');

Given(/^these menus are empty: (.*)$/, async function (this: W, names: string) {
  await this.driver.drawers.emptyMenus(names === 'none' ? [] : listed(names));
});

Given('the window is {int} by {int}', async function (this: W, width: number, height: number) {
  await this.driver.drawers.resize(width, height);
});

When('the window becomes {int} by {int}', async function (this: W, width: number, height: number) {
  await this.driver.drawers.resize(width, height);
});

When('I choose the icon {string}', async function (this: W, name: string) {
  await this.driver.drawers.chooseIcon(name);
});

When('I toggle the navigation', async function (this: W) {
  await this.driver.drawers.toggle();
});

When('I click the backdrop', async function (this: W) {
  await this.driver.drawers.clickBackdrop();
});

When(/^I press Escape in the (?:navigation|dialog)$/, async function (this: W) {
  await this.driver.drawers.press('Escape');
});

When('I reload the page', async function (this: W) {
  await this.driver.session.reload();
});

When('I open the first lead', async function (this: W) {
  await this.driver.drawers.openFirstLead();
});

When('I ask for the debug option', async function (this: W) {
  await this.driver.drawers.askForDebugOption();
});

When('I press the bug icon', async function (this: W) {
  await this.driver.drawers.pressBug();
});

Then(/^the icons of the primary drawer are (.*)$/, async function (this: W, names: string) {
  await this.driver.drawers.hasIcons(listed(names));
});

Then('there is no icon for the loan', async function (this: W) {
  await this.driver.drawers.hasIcon('Loan', false);
});

Then('there is no icon {string}', async function (this: W, name: string) {
  await this.driver.drawers.hasIcon(name, false);
});

Then('the icon of the loan reads {string}', async function (this: W, text: string) {
  await this.driver.drawers.hasIcon(text, true);
});

Then('the icon {string} has not moved', async function (this: W, name: string) {
  await this.driver.drawers.iconHasNotMoved(name);
});

Then('the selected icon is {string}', async function (this: W, name: string) {
  await this.driver.drawers.selectedIconIs(name);
});

Then('the primary drawer is {int} pixels wide', async function (this: W, width: number) {
  await this.driver.drawers.primaryIsWide(width);
});

Then('the primary drawer is open beside the page', async function (this: W) {
  await this.driver.drawers.primaryIs('beside');
});

Then('the primary drawer is open over the page, before a backdrop', async function (this: W) {
  await this.driver.drawers.primaryIs('over');
});

Then('the primary drawer is closed', async function (this: W) {
  await this.driver.drawers.primaryIs('closed');
});

Then('the mark of equal housing shows', async function (this: W) {
  await this.driver.drawers.showsMark(true);
});

Then('the mark of equal housing does not show', async function (this: W) {
  await this.driver.drawers.showsMark(false);
});

Then('the browser session keeps the menus of this user', async function (this: W) {
  await this.driver.drawers.keepsMenus();
});

Then('the browser session keeps the chosen menu', async function (this: W) {
  await this.driver.drawers.keepsSelection(true);
});

Then('the browser session keeps no chosen menu', async function (this: W) {
  await this.driver.drawers.keepsSelection(false);
});

Then('the browser keeps the menu of the loan', async function (this: W) {
  await this.driver.drawers.keepsLoanMenu(true);
});

Then('the browser keeps no menu of a loan', async function (this: W) {
  await this.driver.drawers.keepsLoanMenu(false);
});

When('the menu of the loan has arrived', async function (this: W) {
  await this.driver.drawers.waitForLoanMenu();
});

Then(/^the menu of the loan was (not )?asked for$/, async function (this: W, not: string | null) {
  await this.driver.drawers.askedForLoanMenu(not === null);
});

Then('the debug panel is {int} by {int} pixels', async function (this: W, width: number, height: number) {
  await this.driver.drawers.debugPanelIs(width, height);
});

Given('the loans have the deal id {int}', async function (this: W, dealId: number) {
  await this.driver.drawers.haveDealId(dealId);
});

Then('it tells the deal id {int}', async function (this: W, dealId: number) {
  await this.driver.drawers.tellsDealId(dealId);
});

Then('it tells the ids of the open loan', async function (this: W) {
  await this.driver.drawers.tellsIds();
});

Then(/^it (leads|does not lead) to the debug page$/, async function (this: W, leads: string) {
  await this.driver.drawers.leadsToDebugPage(leads === 'leads');
});

Then('the debug panel shows:', async function (this: W, facts: DataTable) {
  await this.driver.drawers.debugShows(facts.raw());
});

Then('its link leads to {string}', async function (this: W, address: string) {
  await this.driver.drawers.debugLinkIs(address);
});

Then('the debug panel is gone', async function (this: W) {
  await this.driver.drawers.debugPanelIsGone();
});
