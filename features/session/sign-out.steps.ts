import { Given, Then, When } from '@cucumber/cucumber';
import { sessionOperations } from '../../contracts/operations/session.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { SignOut } from './sign-out.ts';

type W = ThresholdWorld;

Given('the server never answers when I log out', function (this: W) {
  this.on(SignOut).holdResponse();
});

Given('the logout is answered with {}', async function (this: W, response: string) {
  await this.on(SignOut).spoil(response);
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

Then('the identity provider no longer knows me', async function (this: W) {
  await this.on(SignOut).isUnknownToProvider();
});

Then('the server was asked for nothing but the page', function (this: W) {
  this.on(SignOut).askedForPageOnly();
});

Then('the start of the product was opened once', function (this: W) {
  this.user.sent({ method: 'GET', path: paths.root }, 1);
});

Then('the server received one logout', function (this: W) {
  this.user.sent(sessionOperations.logout, 1);
});
