import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

When('I switch to the profile {int}', async function (this: ThresholdWorld, profile: number) {
  await this.driver.profileSwitch.switchTo(String(profile));
});

When(
  'I go on to the address of the profile {string}',
  async function (this: ThresholdWorld, profile: string) {
    await this.driver.profileSwitch.goOnTo(profile);
  },
);

When(
  'I choose the profile of the group {string} from the menu',
  async function (this: ThresholdWorld, group: string) {
    await this.driver.profileSwitch.chooseFromMenu(group);
  },
);

When('I switch to the profile {int} in a second tab', async function (this: ThresholdWorld, profile: number) {
  await this.driver.profileSwitch.switchInSecondTab(String(profile));
});

Then('the profile menu names the group {string}', async function (this: ThresholdWorld, group: string) {
  await this.driver.profileSwitch.seesGroup(group);
});

Then('the old user was forgotten before the switch was asked for', async function (this: ThresholdWorld) {
  await this.driver.profileSwitch.forgotUserBeforeSwitch();
});

Then('the user was asked for after the switch', async function (this: ThresholdWorld) {
  await this.driver.profileSwitch.askedForUserAfterSwitch();
});

Then('the user was asked for after the switch only', async function (this: ThresholdWorld) {
  await this.driver.profileSwitch.askedForUserAfterSwitchOnly();
});

Then('no switch was asked for', async function (this: ThresholdWorld) {
  await this.driver.profileSwitch.askedForNoSwitch();
});
