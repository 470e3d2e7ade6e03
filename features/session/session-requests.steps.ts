import { Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { SessionRequests } from './session-requests.ts';

Given('the {string} user is signed in with {}', (user: string, token: string) =>
  world.overHttp(SessionRequests).signInWith(user, token),
);

When('I switch to the profile of the group {string}', (group: string) =>
  world.overHttp(SessionRequests).switchTo(group),
);

When('I try to switch to the profile of the {string} user', (user: string) =>
  world.overHttp(SessionRequests).trySwitchTo(user),
);

Then("the server names {string} as the user's {word}", (value: string, name: string) =>
  world.overHttp(SessionRequests).userHas(name, value),
);

Then('the response names the authority, the page for each way to sign in and the customer', () =>
  world.overHttp(SessionRequests).namesWaysOut(),
);

Then('my active profile belongs to the group {string}', (group: string) =>
  world.overHttp(SessionRequests).isIn(group),
);

Then('my other profiles belong to {string}', (groups: string) =>
  world.overHttp(SessionRequests).hasOthersIn(groups.split(', ')),
);

Then(/^I (may|may not) create loans for "(.*)"$/, (may: string, institution: string) =>
  world.overHttp(SessionRequests).mayCreateFor(institution, may === 'may'),
);
