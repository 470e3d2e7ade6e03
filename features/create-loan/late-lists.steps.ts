import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';
import { LateLists } from './late-lists.ts';

Given('every list of the create screen fails', async function (this: ThresholdWorld) {
  await this.on(LateLists).fail();
});

Given('the lists can be had again', async function (this: ThresholdWorld) {
  await this.on(LateLists).mend();
});

Given('the originators of {string} are late', function (this: ThresholdWorld, institution: string) {
  this.on(LateLists).delayOriginators(institution);
});

Given(
  'the {word} of {string} at {string} are late',
  function (this: ThresholdWorld, list: string, originator: string, institution: string) {
    this.on(LateLists).delayList(list, originator, institution);
  },
);

When('the late list arrives', async function (this: ThresholdWorld) {
  await this.on(LateLists).release();
});

Then('the log of the browser names {string}', function (this: ThresholdWorld, operation: string) {
  this.on(LateLists).isLogged(operation);
});
