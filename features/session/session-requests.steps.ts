import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { SessionRequests } from './session-requests.ts';

type W = ThresholdWorld;

Given('the {string} user is signed in with {}', async function (this: W, user: string, token: string) {
  await this.overHttp(SessionRequests).signInWith(user, token);
});

When('I switch to the profile of the group {string}', async function (this: W, group: string) {
  await this.overHttp(SessionRequests).switchTo(group);
});

When('I try to switch to the profile of the {string} user', async function (this: W, user: string) {
  await this.overHttp(SessionRequests).trySwitchTo(user);
});

Then("the server names {string} as the user's {word}", async function (this: W, value: string, name: string) {
  await this.overHttp(SessionRequests).userHas(name, value);
});

Then(
  'the response names the authority, the page for each way to sign in and the customer',
  function (this: W) {
    this.overHttp(SessionRequests).namesWaysOut();
  },
);

Then('my active profile belongs to the group {string}', async function (this: W, group: string) {
  await this.overHttp(SessionRequests).isIn(group);
});

Then('my other profiles belong to {string}', async function (this: W, groups: string) {
  await this.overHttp(SessionRequests).hasOthersIn(groups.split(', '));
});

Then(/^I (may|may not) create loans for "(.*)"$/, async function (this: W, may: string, institution: string) {
  await this.overHttp(SessionRequests).mayCreateFor(institution, may === 'may');
});
