import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

type W = ThresholdWorld;

When('I choose the icon {string}', async function (this: W, name: string) {
  await this.driver.drawers.chooseIcon(name);
});

When('I toggle the navigation', async function (this: W) {
  await this.driver.drawers.toggle();
});

When('I reload the page', async function (this: W) {
  await this.driver.session.reload();
});

When('I ask for the debug option', async function (this: W) {
  await this.driver.drawers.askForDebugOption();
});

When('I press the bug icon', async function (this: W) {
  await this.driver.drawers.pressBug();
});

Then(/^the icons of the primary drawer are (.*)$/, async function (this: W, names: string) {
  await this.driver.drawers.hasIcons(names.split(', '));
});

Then('there is no icon for the loan', async function (this: W) {
  await this.driver.drawers.hasIcon('Loan', false);
});

Then('the icon {string} has not moved', async function (this: W, name: string) {
  await this.driver.drawers.iconHasNotMoved(name);
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

Then(/^the Equal Housing logo (shows|does not show)$/, async function (this: W, shows: string) {
  await this.driver.drawers.showsMark(shows === 'shows');
});

Then('the menu is {int} pixels wide', async function (this: W, width: number) {
  await this.driver.drawers.menuIsWide(width);
});

Then('the initials of the {int} borrowers have different colours', async function (this: W, count: number) {
  await this.driver.drawers.borrowersHaveColours(count);
});

Then('the debug panel is {int} by {int} pixels', async function (this: W, width: number, height: number) {
  await this.driver.drawers.debugPanelIs(width, height);
});

Then('its link leads to {string}', async function (this: W, address: string) {
  await this.driver.drawers.debugLinkIs(address);
});
