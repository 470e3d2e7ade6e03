import { Given, Then, When } from '@cucumber/cucumber';
import { sessionOperations } from '../../contracts/operations/session.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { SignOut } from './sign-out.ts';

type W = ThresholdWorld;

Given('the server never responds to the logout', function (this: W) {
  this.on(SignOut).holdResponse();
});

Given('the server responds to the logout with {}', async function (this: W, response: string) {
  await this.on(SignOut).spoil(response);
});

Given('the start page loads slowly', function (this: W) {
  this.user.hold({ method: 'GET', path: paths.root });
});

When('I log out', async function (this: W) {
  await this.on(SignOut).logOut();
});

When('I ask to be logged out', async function (this: W) {
  await this.anyUser.askToLogOut();
});

When('I cancel the sign-in', async function (this: W) {
  await this.on(SignOut).cancelSignIn();
});

Then('the identity provider asks who I am at the next sign-in', async function (this: W) {
  await this.on(SignOut).isUnknownToProvider();
});

Then('nothing but the page was requested', function (this: W) {
  this.on(SignOut).requestedPageOnly();
});

Then('the address {string} was opened once', function (this: W, path: string) {
  this.user.sent({ method: 'GET', path }, 1);
});

Then('the server received one logout', function (this: W) {
  this.user.sent(sessionOperations.logout, 1);
});
