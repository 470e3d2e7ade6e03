import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

When('I move on to the profile of the group {string}', async function (this: ThresholdWorld, group: string) {
  await this.driver.profiles.moveTo(group);
});

When(
  'I try to move on to the profile of the {string} user',
  async function (this: ThresholdWorld, user: string) {
    await this.driver.profiles.tryProfileOf(user);
  },
);

Then('my active profile belongs to the group {string}', async function (this: ThresholdWorld, group: string) {
  await this.driver.profiles.isActive(group);
});

Then('my other profiles belong to {string}', async function (this: ThresholdWorld, groups: string) {
  await this.driver.profiles.hasOthers(groups.split(', '));
});

Given('I may create for {string}', async function (this: ThresholdWorld, institution: string) {
  await this.driver.profiles.mayCreateFor(institution, true);
});

Then('I may not create for {string}', async function (this: ThresholdWorld, institution: string) {
  await this.driver.profiles.mayCreateFor(institution, false);
});
