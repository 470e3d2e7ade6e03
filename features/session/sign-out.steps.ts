import { Given, Then, When } from '@cucumber/cucumber';
import { sessionOperations } from '../../contracts/operations/session.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { world } from '../users/world.ts';
import { SignOut } from './sign-out.ts';

Given('the server never responds to the logout', () => world.on(SignOut).holdResponse());

Given('the server responds to the logout with {}', (response: string) => world.on(SignOut).spoil(response));

Given('the start page loads slowly', () => world.user.hold({ method: 'GET', path: paths.root }));

When('I log out', () => world.on(SignOut).logOut());

When('I ask to be logged out', () => world.anyUser.askToLogOut());

When('I cancel the sign-in', () => world.on(SignOut).cancelSignIn());

Then('the identity provider asks who I am at the next sign-in', () =>
  world.on(SignOut).isUnknownToProvider(),
);

Then('nothing but the page was requested', () => world.on(SignOut).requestedPageOnly());

Then('the address {string} was opened once', (path: string) => world.user.sent({ method: 'GET', path }, 1));

Then('the server received one logout', () => world.user.sent(sessionOperations.logout, 1));
