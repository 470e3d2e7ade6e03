import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { sessionOperations } from '../../contracts/operations/session.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { personaWith } from '../vocabulary/vocabulary.ts';
import { world } from '../users/world.ts';
import { KnownUser, SignIn } from './sign-in.ts';

Given('no user is signed in', () => world.begin('signedOut'));

Given('the {string} user is signed in', (user: string) => world.begin('signedIn', user));

Given('it is {word} and the {string} user is signed in', (day: string, user: string) =>
  world.begin('signedInOn', day, user),
);

Given('the {string} user is signed in at the identity provider', (user: string) =>
  world.at({ app: SignIn, browser: KnownUser }).begin(user),
);

Given(/^a user (with|without) the feature "(.*)" is signed in$/, (has: string, feature: string) =>
  world.user.enterAs(personaWith(feature, has === 'with')),
);

When('I open the product', () => world.anyUser.open(paths.root));

When('I sign in as the {string} user', (user: string) => world.anyUser.chooseUser(user));

Then('the identity provider asks who I am', () => world.anyUser.seesTitle('Sign in'));

Then('I have not been asked to sign in', () => world.on(SignIn).askedNobody());

Then('the toolbar shows who I am', () => world.on(SignIn).showsUser());

Then('there is no toolbar', () => {
  world.user.expect(world.user.toolbar === null, 'no toolbar');
  world.user.expect(!world.user.hasToolbarPlace, 'no empty toolbar');
});

Then('the toolbar was never shown', () => assert.equal(world.inBrowser(KnownUser).sawToolbar, false));

Then('session storage has {string} with the name of the signed-in user', (key: string) =>
  world.on(SignIn).keepsUser(key),
);

Then('session storage has the sign-in', () => world.on(SignIn).isKept());

Then('nothing about the sign-in is kept longer than the browser session', () =>
  world.on(SignIn).isKeptForSessionOnly(),
);

Then('the data of the user was not requested again', () => world.user.sent(sessionOperations.getUser, 0));
