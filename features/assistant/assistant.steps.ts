import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { AssistantDrawer } from './assistant-drawer.ts';
import { AssistantInBrowser } from './assistant-in-browser.ts';

type W = ThresholdWorld;

const assistant = { app: AssistantDrawer, browser: AssistantInBrowser };

Given('I have opened the assistant', async function (this: W) {
  await this.at(assistant).open();
});

Given(/^the (answer|response to the reaction) is late$/, function (this: W, what: string) {
  this.on(AssistantDrawer).hold(what);
});

Given('the answers cite {string}, without address and text', function (this: W, title: string) {
  this.on(AssistantDrawer).citeWithoutText(title);
});

Given('the answers say {string} and have sources with these names', function (this: W, text: string) {
  this.on(AssistantDrawer).answerWith(text);
});

When(/^I ask the assistant "(.*)"$/, async function (this: W, prompt: string) {
  await this.at(assistant).ask(prompt);
});

When('I open the citation {string}', async function (this: W, title: string) {
  await this.at(assistant).openCitation(title);
});

Then(
  /^the chat (shows|no longer shows) my question "(.*)"$/,
  function (this: W, shows: string, text: string) {
    this.on(AssistantDrawer).seesQuestion(text, shows === 'shows');
  },
);

Then('the question field is empty', function (this: W) {
  this.on(AssistantDrawer).seesEmptyField();
});

Then(
  /^the chat (shows|no longer shows) the notice "(.*)" with a progress bar$/,
  async function (this: W, shows: string, text: string) {
    await this.at(assistant).seesNotice(text, shows === 'shows');
  },
);

Then('the assistant answers:', function (this: W, text: string) {
  this.on(AssistantDrawer).seesExactly(text);
});

Then('the answer refers to {string}', function (this: W, title: string) {
  this.on(AssistantDrawer).refersTo(title);
});

Then('these are listed under "Additional Citations":', function (this: W, titles: DataTable) {
  this.on(AssistantDrawer).listsAdditional(titles.raw().flat());
});

Then(/^the chat offers (?:no action|"(.*)")$/, function (this: W, actions: string | null) {
  this.on(AssistantDrawer).offers(actions?.split(', ') ?? []);
});

Then(/^the answer is marked as (liked|disliked)$/, function (this: W, reaction: 'liked' | 'disliked') {
  this.on(AssistantDrawer).isMarkedAs(reaction);
});

Then('the assistant was asked {int} time(s)', function (this: W, count: number) {
  assert.equal(this.on(AssistantDrawer).questionsSent, count);
});

Then('the server received the reactions: {}', function (this: W, reactions: string) {
  assert.deepEqual(this.on(AssistantDrawer).reactionsSent, reactions.split(', '));
});

Then('the disclaimer says {string}', function (this: W, sentence: string) {
  this.on(AssistantDrawer).readsDisclaimer(sentence);
});

Then('the clipboard holds:', async function (this: W, text: string) {
  assert.equal(await this.user.tab.window.navigator.clipboard.readText(), text);
});

Then('a window of {int} by {int} pixels opens', async function (this: W, width: number, height: number) {
  await this.at(assistant).seesWindow(width, height);
});

Then('that window reads {string}', async function (this: W, text: string) {
  await this.at(assistant).windowReads(text);
});

Then('that window is at {string}', async function (this: W, address: string) {
  await this.inBrowser(AssistantInBrowser).windowIsAt(address);
});

Then('the page in the window that opens cannot reach the product', async function (this: W) {
  await this.inBrowser(AssistantInBrowser).cannotReachBack();
});

Then('the assistant is {int} pixels wide, at the right edge', async function (this: W, width: number) {
  await this.inBrowser(AssistantInBrowser).seesDrawer(width);
});

Then('I read the beginning of the answer', async function (this: W) {
  await this.inBrowser(AssistantInBrowser).seesBeginning();
});
