import { Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { ProfileSwitch } from './profile-switch.ts';

const addressOf = (profile: number | string) => `/switch-profile/${profile}`;

When('I switch to the profile {int}', async (profile: number) => {
  world.on(ProfileSwitch).watch();
  await world.user.open(addressOf(profile));
});

When('I go on to the address of the profile {string}', async (profile: string) => {
  world.on(ProfileSwitch).watch();
  await world.user.goOn(addressOf(profile));
});

When('I choose the profile of the group {string} from the menu', (group: string) =>
  world.user.chooseFromProfileMenu('Switch Profile', group),
);

Then('the stored user was removed before the switch was requested', () =>
  world.on(ProfileSwitch).removedUserFirst(),
);

Then('the data of the user was requested only after the switch', () =>
  world.on(ProfileSwitch).requestedUserAfterwards(),
);

Then('no switch was requested', () => world.on(ProfileSwitch).requestedNone());
