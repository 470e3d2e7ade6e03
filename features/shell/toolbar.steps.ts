import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { Toolbar, ToolbarInBrowser } from './toolbar.ts';

type W = ThresholdWorld;
const toolbar = { app: Toolbar, browser: ToolbarInBrowser };

Given(
  /^the "(.*)" user is signed in, (with|without) the AI assistant( (?:and|but with) the new workflow for creating)?$/,
  async function (this: W, user: string, assistant: string, workflow: string | null) {
    const flags = {
      enableAiAssistant: assistant === 'with',
      enableNewCreateLoanWorkflow: workflow !== null,
    };
    await this.anyUser.enterAs(user, { recipe: { flags } });
  },
);

Given(
  'a user of the customer {string} with the logo {string} is signed in',
  async function (this: W, customer: string, logo: string) {
    await this.on(Toolbar).enterWithLogo(customer, logo);
  },
);

Given(/^these logos cannot be loaded: (.*)$/, async function (this: W, names: string) {
  for (const name of names.split(', ')) await this.inBrowser(ToolbarInBrowser).loseLogo(name);
});

When('I follow the logo', async function (this: W) {
  await this.anyUser.choose('Threshold, home');
});

When('I open the profile menu', async function (this: W) {
  await this.at(toolbar).openProfileMenu();
});

Then(/^the toolbar reads (".*")$/, function (this: W, parts: string) {
  assert.deepEqual(this.on(Toolbar).parts, quoted(parts));
});

Then('the parts of the toolbar are in their order from left to right', async function (this: W) {
  await this.inBrowser(ToolbarInBrowser).isInOrder();
});

Then('the logos tried in turn are {string}', async function (this: W, logos: string) {
  assert.equal((await this.on(Toolbar).tryLogos()).join(', '), logos);
});

Then('the logo is {string}', async function (this: W, name: string) {
  await this.inBrowser(ToolbarInBrowser).showsLogo(name);
});

Then(/^the profile menu shows (".*")$/, async function (this: W, texts: string) {
  await this.at(toolbar).openProfileMenu();
  for (const text of quoted(texts)) await this.at(toolbar).menuShows(text);
});

const quoted = (text: string): string[] => [...text.matchAll(/"([^"]*)"/g)].map(([, part = '']) => part);
