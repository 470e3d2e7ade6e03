import { Given, Then } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { LandingDecision } from './landing-decision.ts';

Given('a user who is an originator and works on the {string} queue', (queue: string) =>
  world.inDomain(LandingDecision).giveOriginatorOn(queue),
);

Given('a user with the role {string}', (role: string) => world.inDomain(LandingDecision).giveRole(role));

Given(
  /^an administrator who signed in (through the identity provider|with the product account) and is (not )?the designated support user$/,
  (way: string, not: string | null) =>
    world.inDomain(LandingDecision).giveAdministrator(way === 'through the identity provider', not === null),
);

Given('an administrator without an id at the identity provider, while no support user is designated', () =>
  world.inDomain(LandingDecision).giveNoDesignatedUser(),
);

Then(/^the landing page is "(.*?)"(, loaded as a full page)?$/, (page: string, full: string | null) => {
  if (full === null) world.inDomain(LandingDecision).leadsTo(page);
  else world.inDomain(LandingDecision).leadsOutTo(page);
});
