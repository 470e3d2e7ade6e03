import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { sessionOperations } from '../../contracts/operations/session.ts';
import { world } from '../support/users/world.ts';

const { switchProfile, getUser } = sessionOperations;

class Switches {
  /** For each switch, the user that was stored when the response arrived; null if no user was stored. */
  readonly keptUsers: (string | null)[] = [];
}

const addressOf = (profile: number | string) => `/switch-profile/${profile}`;

Given('the server goes on sending my former profile', () => {
  const former = world.user.kept('user');
  world.user.tab.changeBodies(getUser.path, () => former);
});

When('I switch to the profile {int}', async (profile: number) => {
  watchSwitches();
  await world.user.open(addressOf(profile));
});

When('I go on to the address of the profile {string}', async (profile: string) => {
  watchSwitches();
  await world.user.goOn(addressOf(profile));
});

When('I choose the profile of the group {string} from the menu', (group: string) =>
  world.user.chooseFromProfileMenu('Switch Profile', group),
);

Then('the stored user was removed before the switch was requested', () =>
  assert.deepEqual(world.on(Switches).keptUsers, [null]),
);

Then('my data was requested only after the switch', () => assert.deepEqual(requested(), ['switch', 'user']));

/** Starts to record the requests, and which user is stored when the response to a switch arrives. */
function watchSwitches(): void {
  const { tab } = world.user;
  const { keptUsers } = world.on(Switches);
  tab.requests.length = 0;
  tab.changedResponses.set(switchProfile.path, async (response) => {
    keptUsers.push(tab.storage.sessionStorage.getItem('user'));
    return response;
  });
}

/** Returns the requests for a switch and for the user, in order. */
const requested = (): string[] =>
  world.user.tab.requests.flatMap(({ method, path }) => {
    if (method === switchProfile.method && path === switchProfile.path) return 'switch';
    return method === getUser.method && path === getUser.path ? 'user' : [];
  });
