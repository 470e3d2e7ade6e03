import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { ProfileSwitch } from './profile-switch.ts';

const addressOf = (profile: number | string) => `/switch-profile/${profile}`;

When('I switch to the profile {int}', async function (this: ThresholdWorld, profile: number) {
  this.on(ProfileSwitch).watch();
  await this.user.open(addressOf(profile));
});

When(
  'I go on to the address of the profile {string}',
  async function (this: ThresholdWorld, profile: string) {
    this.on(ProfileSwitch).watch();
    await this.user.goOn(addressOf(profile));
  },
);

When(
  'I choose the profile of the group {string} from the menu',
  async function (this: ThresholdWorld, group: string) {
    await this.user.chooseFromProfileMenu('Switch Profile', group);
  },
);

Then('the stored user was removed before the switch was requested', function (this: ThresholdWorld) {
  this.on(ProfileSwitch).removedUserFirst();
});

Then('the data of the user was requested only after the switch', function (this: ThresholdWorld) {
  this.on(ProfileSwitch).requestedUserAfterwards();
});

Then('no switch was requested', function (this: ThresholdWorld) {
  this.on(ProfileSwitch).requestedNone();
});
