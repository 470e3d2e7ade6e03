import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import type { WorkQueueType } from '../../contracts/api/options.ts';
import { landingOperations } from '../../contracts/operations/landing.ts';
import type { User } from '../../contracts/operations/session.ts';
import { personas } from '../../mock-server/los/seeds/personas.ts';
import { landingOf } from '../../web/pages/landing/landing.ts';
import { delaying, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { addressOfPage, personaOf, routeOfPage } from '../support/vocabulary/vocabulary.ts';

const designated = personaOf('administrator-support').user.microsoftUserObjectId ?? '';

class SignedIn {
  user: User = personaOf('lending-staff').user;
  supportObjectId = designated;
}

Given('a user who is an originator and works on the {string} queue', (queue: string) =>
  signIn('lending-staff', { isOriginator: true, workQueueType: queue as WorkQueueType }),
);

Given('a user with the role {string}', (role: string) => signIn('administrator', { role }));

Given(
  /^an administrator who signed in (through the identity provider|with the product account) and is (not )?the designated support user$/,
  (way: string, not: string | null) =>
    signIn('administrator', {
      authenticatedWithMicrosoft: way === 'through the identity provider',
      microsoftUserObjectId: not === null ? designated : (personas[0]?.objectId ?? ''),
    }),
);

Given('an administrator without an id at the identity provider, while no support user is designated', () => {
  world.on(SignedIn).supportObjectId = '';
  signIn('administrator', { authenticatedWithMicrosoft: true, microsoftUserObjectId: '' });
});

Then(/^the landing page is "(.*?)"(, loaded as a full page)?$/, (page: string, full: string | null) => {
  const { user, supportObjectId } = world.on(SignedIn);
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

function signIn(persona: string, changes: Partial<User>): void {
  world.on(SignedIn).user = { ...personaOf(persona).user, ...changes };
}
