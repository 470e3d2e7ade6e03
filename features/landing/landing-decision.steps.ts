import { Given, Then } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { LandingDecision } from './landing-decision.ts';

type W = ThresholdWorld;

Given('a user who is an originator and works on the {string} queue', function (this: W, queue: string) {
  this.inDomain(LandingDecision).giveOriginatorOn(queue);
});

Given('a user with the role {string}', function (this: W, role: string) {
  this.inDomain(LandingDecision).giveRole(role);
});

Given(
  /^an administrator who signed in (through the identity provider|with the product account) and is (not )?the designated support user$/,
  function (this: W, way: string, not: string | null) {
    this.inDomain(LandingDecision).giveAdministrator(way === 'through the identity provider', not === null);
  },
);

Given(
  'an administrator without an id at the identity provider, while no support user is designated',
  function (this: W) {
    this.inDomain(LandingDecision).giveNoDesignatedUser();
  },
);

Then(
  /^the landing page is "(.*?)"(, loaded as a full page)?$/,
  function (this: W, page: string, full: string | null) {
    if (full === null) this.inDomain(LandingDecision).leadsTo(page);
    else this.inDomain(LandingDecision).leadsOutTo(page);
  },
);
