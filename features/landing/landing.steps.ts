import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { landingOperations } from '../../contracts/operations/landing.ts';
import type { User } from '../../contracts/operations/session.ts';
import { personas } from '../../mock-server/los/seeds/personas.ts';
import { landingOf } from '../../web/pages/landing/landing.ts';
import { delaying, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { addressOfPage, personaOf, routeOfPage } from '../support/vocabulary/vocabulary.ts';

const designated = personaOf('administrator-support').user.microsoftUserObjectId ?? '';

class Landing {
  user = personaOf('lending-staff').user;
  supportObjectId = designated;
}

const role = 'Administrator';

/** What is special about a user, by descriptions in features. */
const users: Readonly<Record<string, Partial<User>>> = {
  'an originator who also works on the Closing queue': { isOriginator: true, workQueueType: 'Closing' },
  'an administrator whose role is written "ADMINISTRATOR"': { role: 'ADMINISTRATOR' },
  'an administrator whose role is written "administrator"': { role: 'administrator' },
  'the designated support user, signed in with the product account': {
    role,
    authenticatedWithMicrosoft: false,
    microsoftUserObjectId: designated,
  },
  'an administrator who is not the designated support user': {
    role,
    authenticatedWithMicrosoft: true,
    microsoftUserObjectId: personas[0]?.objectId ?? '',
  },
  'an administrator without an id': { role, authenticatedWithMicrosoft: true, microsoftUserObjectId: '' },
};

Given(/^the user is (.*?)(, while no support user is designated)?$/, (who: string, none: string | null) => {
  const given = world.on(Landing);
  given.user = { ...given.user, ...(users[who] ?? assert.fail(`Unknown user "${who}"`)) };
  if (none) given.supportObjectId = '';
});

Then(/^the landing page is "(.*?)"(, loaded as a full page)?$/, (page: string, full: string | null) => {
  const { user, supportObjectId } = world.on(Landing);
  assert.deepEqual(
    landingOf(user, supportObjectId),
    full === null
      ? { kind: 'route', path: routeOfPage(page) }
      : { kind: 'full-page', address: addressOfPage(page) },
  );
});

Given(
  'the initialization of the server takes its time',
  starting(
    () => delaying('initializeEnterpriseLos'),
    () => world.user.hold(landingOperations.initializeEnterpriseLos),
  ),
);

Then('the page {string} has not been requested', (page: string) => {
  const { requests } = world.user.tab;
  const { method, path } = landingOperations.initializeEnterpriseLos;
  world.user.expect(
    requests.some((sent) => sent.method === method && sent.path === path),
    'a request to initialize the server',
  );
  world.user.expect(
    requests.every((sent) => sent.path !== addressOfPage(page)),
    `no request for "${page}"`,
  );
});

Then('I am on the page {string} outside the product', async (page: string) => {
  await world.anyUser.isAt(addressOfPage(page));
  await world.anyUser.seesTitle(page);
});
