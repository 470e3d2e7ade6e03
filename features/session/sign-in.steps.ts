import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { sessionOperations } from '../../contracts/operations/session.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { personaWith } from '../vocabulary/vocabulary.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { KnownUser, SignIn } from './sign-in.ts';

type W = ThresholdWorld;

Given('no user is signed in', async function (this: W) {
  await this.begin('signedOut');
});

Given('the {string} user is signed in', async function (this: W, user: string) {
  await this.begin('signedIn', user);
});

Given('it is {word} and the {string} user is signed in', async function (this: W, day: string, user: string) {
  await this.begin('signedInOn', day, user);
});

Given('the {string} user is signed in at the identity provider', async function (this: W, user: string) {
  await this.at({ app: SignIn, browser: KnownUser }).begin(user);
});

Given(
  /^a user (with|without) the feature "(.*)" is signed in$/,
  async function (this: W, has: string, feature: string) {
    await this.user.enterAs(personaWith(feature, has === 'with'));
  },
);

When('I open the product', async function (this: W) {
  await this.anyUser.open(paths.root);
});

When('I sign in as the {string} user', async function (this: W, user: string) {
  await this.anyUser.chooseUser(user);
});

Then('the identity provider asks who I am', async function (this: W) {
  await this.anyUser.seesTitle('Sign in');
});

Then('I have not been asked to sign in', function (this: W) {
  this.on(SignIn).askedNobody();
});

Then('the toolbar shows who I am', function (this: W) {
  this.on(SignIn).showsUser();
});

Then('there is no toolbar', function (this: W) {
  this.user.expect(this.user.toolbar === null, 'no toolbar');
  this.user.expect(!this.user.hasToolbarPlace, 'no empty toolbar');
});

Then('the toolbar was never shown', function (this: W) {
  assert.equal(this.inBrowser(KnownUser).sawToolbar, false);
});

Then('session storage has {string} with the name of the signed-in user', function (this: W, key: string) {
  this.on(SignIn).keepsUser(key);
});

Then('session storage has the sign-in', function (this: W) {
  this.on(SignIn).isKept();
});

Then('nothing about the sign-in is kept longer than the browser session', function (this: W) {
  this.on(SignIn).isKeptForSessionOnly();
});

Then('the data of the user was not requested again', function (this: W) {
  this.user.sent(sessionOperations.getUser, 0);
});
