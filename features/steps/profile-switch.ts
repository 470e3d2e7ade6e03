import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

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
