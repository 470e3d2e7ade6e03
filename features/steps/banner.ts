import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(/^a user who has (.*)$/, async function (this: ThresholdWorld, what: string) {
  await this.driver.banner.imagineUserWith(what);
});

Given(
  'the open loan {word} of {string}',
  async function (this: ThresholdWorld, loanNumber: string, borrower: string) {
    await this.driver.banner.imagineOpenLoan(loanNumber, borrower);
  },
);

Given('the loan pipeline takes its time', async function (this: ThresholdWorld) {
  await this.driver.banner.holdPipeline();
});

When(
  /^I am on (.*), which is called "(.*)"$/,
  async function (this: ThresholdWorld, page: string, called: string) {
    await this.driver.banner.showPage(page, called);
  },
);

When(/^the window (?:is|becomes) (\d+) pixels wide$/, async function (this: ThresholdWorld, pixels: string) {
  await this.driver.banner.widen(Number(pixels));
});

When('I choose the pipeline {string}', async function (this: ThresholdWorld, pipeline: string) {
  await this.driver.banner.choosePipeline(pipeline);
});

When('I open the slow pipeline', async function (this: ThresholdWorld) {
  await this.driver.banner.openHeldPipeline();
});

When('the loan pipeline arrives', async function (this: ThresholdWorld) {
  await this.driver.banner.releasePipeline();
});

When('I go back to the loan pipeline', async function (this: ThresholdWorld) {
  await this.driver.banner.goBack();
});

Then('the pipelines to choose from are {string}', async function (this: ThresholdWorld, choices: string) {
  await this.driver.banner.offersPipelines(choices);
});

Then('the title offers no choice', async function (this: ThresholdWorld) {
  await this.driver.banner.offersNoChoice();
});

Then('the banner reads {string}', async function (this: ThresholdWorld, title: string) {
  await this.driver.banner.readsTitle(title);
});

Then('the ways to create are {string}', async function (this: ThresholdWorld, ways: string) {
  await this.driver.banner.offersWays(ways);
});

Then(/^the banner has the buttons (".*")$/, async function (this: ThresholdWorld, names: string) {
  await this.driver.banner.hasButtons([...names.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name));
});

Then('there is no button {string}', async function (this: ThresholdWorld, name: string) {
  await this.driver.banner.hasNoButton(name);
});
