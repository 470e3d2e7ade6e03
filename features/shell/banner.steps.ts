import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { Banner } from './banner.ts';

type W = ThresholdWorld;

Given(/^a user who has (.*) is signed in$/, async function (this: W, what: string) {
  await this.on(Banner).enterWith(what);
});

When('I choose the pipeline {string}', async function (this: W, name: string) {
  await this.on(Banner).choosePipeline(name);
});

Then('the pipelines to choose from are {string}', async function (this: W, choices: string) {
  assert.equal((await this.on(Banner).pipelines()).join(', '), choices);
});

Then('the title offers no choice', function (this: W) {
  this.user.expect(!this.on(Banner).hasChoice, 'a title in plain text');
});

Then(/^the banner offers (".*")$/, function (this: W, names: string) {
  assert.deepEqual(
    this.on(Banner)
      .buttons.map((name) => `"${name}"`)
      .join(', '),
    names,
  );
});

Then('the banner reads {string}', function (this: W, title: string) {
  assert.equal(this.on(Banner).title, title);
});
