import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';
import { AssistantDrawer } from './assistant-drawer.ts';

type W = ThresholdWorld;

Given('the answer of the assistant takes its time', function (this: W) {
  this.on(AssistantDrawer).holdAnswer();
});

Given('the reaction takes its time', function (this: W) {
  this.on(AssistantDrawer).holdReaction();
});

When('I start a new conversation', async function (this: W) {
  await this.on(AssistantDrawer).startConversation();
});

When('the answer arrives', async function (this: W) {
  await this.on(AssistantDrawer).release();
});

Then(/^the assistant is (open|closed)$/, function (this: W, state: string) {
  this.user.expect(this.on(AssistantDrawer).isOpen === (state === 'open'), `the assistant to be ${state}`);
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

Then('the chat shows the notice {string} with a progress bar', function (this: W, text: string) {
  this.on(AssistantDrawer).seesNotice(text, true);
});

Then('the chat no longer shows the notice {string}', function (this: W, text: string) {
  this.on(AssistantDrawer).seesNotice(text, false);
});

Then('the assistant answers {string}', function (this: W, text: string) {
  this.on(AssistantDrawer).seesAnswer(text);
});

Then('in place of an answer the assistant shows:', function (this: W, text: string) {
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

Then('the assistant was asked {int} times', function (this: W, count: number) {
  assert.equal(this.on(AssistantDrawer).questionsSent, count);
});

Then('the server received the reactions: {}', function (this: W, reactions: string) {
  assert.deepEqual(this.on(AssistantDrawer).reactionsSent, reactions.split(', '));
});

Then('the disclaimer says {string}', function (this: W, sentence: string) {
  this.on(AssistantDrawer).readsDisclaimer(sentence);
});

Then('the clipboard holds {string}', async function (this: W, text: string) {
  assert.equal(await this.user.tab.window.navigator.clipboard.readText(), text);
});
