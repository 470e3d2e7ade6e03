import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { rowByRow } from '../support/rows.ts';
import type { ThresholdWorld } from '../support/world.ts';

Given('no user is signed in', async function (this: ThresholdWorld) {
  await this.driver.session.startSignedOut();
});

Given(
  'the {string} user is signed in at the identity provider',
  async function (this: ThresholdWorld, user: string) {
    await this.driver.session.startKnownToProvider(user);
  },
);

Given(
  'it is {word} and the {string} user is signed in',
  async function (this: ThresholdWorld, day: string, user: string) {
    await this.driver.session.startSignedInOn(day, user);
  },
);

Given('the {string} user is signed in', async function (this: ThresholdWorld, user: string) {
  await this.driver.session.startSignedIn(user);
});

Given(
  'the {string} user is signed in with {}',
  async function (this: ThresholdWorld, user: string, token: string) {
    await this.driver.session.startWithToken(user, token);
  },
);

Given(
  'a user with the feature {string} is signed in',
  async function (this: ThresholdWorld, feature: string) {
    await this.driver.session.startWithFeature(feature, true);
  },
);

Given(
  'a user without the feature {string} is signed in',
  async function (this: ThresholdWorld, feature: string) {
    await this.driver.session.startWithFeature(feature, false);
  },
);

Given('the browser session keeps:', async function (this: ThresholdWorld, keys: DataTable) {
  await rowByRow(keys, ([key = '']) => this.driver.session.keepSomething(key));
});

When('I open the product', async function (this: ThresholdWorld) {
  await this.driver.session.openProduct();
});

When('I open the signed-out page', async function (this: ThresholdWorld) {
  await this.driver.session.openSignedOutPage();
});

When('I choose to be the {string}', async function (this: ThresholdWorld, user: string) {
  await this.driver.session.choosePerson(user);
});

When('I cancel the sign-in', async function (this: ThresholdWorld) {
  await this.driver.session.cancelSignIn();
});

When('I load the page again', async function (this: ThresholdWorld) {
  await this.driver.session.reload();
});

When('I log out', async function (this: ThresholdWorld) {
  await this.driver.session.logOut();
});

Given('the server never answers when I log out', async function (this: ThresholdWorld) {
  await this.driver.session.leaveLogoutUnanswered();
});

When('I ask to be logged out', async function (this: ThresholdWorld) {
  await this.driver.session.askToLogOut();
});

Given('the logout is answered with {}', async function (this: ThresholdWorld, answer: string) {
  await this.driver.session.spoilLogout(answer);
});

When('the product asks where to go after logout', async function (this: ThresholdWorld) {
  await this.driver.session.askForLogout();
});

When('{float} seconds pass', async function (this: ThresholdWorld, seconds: number) {
  await this.driver.session.pass(seconds);
});

When('{} is asked for', async function (this: ThresholdWorld, what: string) {
  await this.driver.session.ask(what);
});

When('sign-in ends and the wanted page is {string}', async function (this: ThresholdWorld, wanted: string) {
  await this.driver.session.finishWanting(wanted);
});

Then('I continue on {string}', async function (this: ThresholdWorld, page: string) {
  await this.driver.session.seesNext(page);
});

Then('the identity provider asks who I am', async function (this: ThresholdWorld) {
  await this.driver.session.seesProvider();
});

Then('the identity provider did not ask who I am', async function (this: ThresholdWorld) {
  await this.driver.session.sawNoProvider();
});

Then('the toolbar shows who I am', async function (this: ThresholdWorld) {
  await this.driver.session.seesToolbar();
});

Then('there is no toolbar', async function (this: ThresholdWorld) {
  await this.driver.session.seesNoToolbar();
});

Then('the toolbar was never shown', async function (this: ThresholdWorld) {
  await this.driver.session.sawNoToolbar();
});

Then(
  "the browser session keeps the {string} with that user's name",
  async function (this: ThresholdWorld, key: string) {
    await this.driver.session.keepsPerson(key);
  },
);

Then('the browser session no longer keeps {string}', async function (this: ThresholdWorld, key: string) {
  await this.driver.session.keepsNothingUnder(key);
});

Then('the browser session keeps the sign-in', async function (this: ThresholdWorld) {
  await this.driver.session.keepsSignIn();
});

Then(
  'nothing about the sign-in is kept longer than the browser session',
  async function (this: ThresholdWorld) {
    await this.driver.session.keepsNothingLonger();
  },
);

Then('the user was not asked for again', async function (this: ThresholdWorld) {
  await this.driver.session.sawNoUserCall();
});

Then('the identity provider no longer knows me', async function (this: ThresholdWorld) {
  await this.driver.session.isUnknownToProvider();
});

Then(
  'it learns the authority, the page for each way to sign in and the customer',
  async function (this: ThresholdWorld) {
    await this.driver.session.knowsLogout();
  },
);

Then('the user is logged out once', async function (this: ThresholdWorld) {
  await this.driver.session.wasLoggedOutOnce();
});

Then('the server was asked for nothing but the page', async function (this: ThresholdWorld) {
  await this.driver.session.madeNoCall();
});

Then(
  /^the server names "(.*)" as the user's (\w+)$/,
  async function (this: ThresholdWorld, value: string, field: string) {
    await this.driver.session.wasTold(field, value);
  },
);
