import assert from 'node:assert/strict';
import type { WorkQueueType } from '../../../contracts/api/options.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { personas } from '../../../mock-server/los/personas.ts';
import { landingOf } from '../../../web/landing/landing.ts';
import type { LandingActions } from '../areas/landing.ts';
import { addressOfPage, personaOf, routeOfPage } from '../vocabulary.ts';

const designated = personaOf('administrator-support').user.microsoftUserObjectId ?? '';

/** Landing as a function of the user and of who is the designated support person. */
export function landingActions() {
  let user: User = personaOf('lending-staff').user;
  let supportObjectId = designated;
  const imagine = (id: string, changes: Partial<User> = {}) => {
    user = { ...personaOf(id).user, ...changes };
  };
  return {
    imaginePersona: async (person: string) => imagine(person),
    imagineOriginatorOn: async (queue) =>
      imagine('lending-staff', { isOriginator: true, workQueueType: queue as WorkQueueType }),
    imagineRole: async (role) => imagine('administrator', { role }),
    imagineAdministrator: async (throughProvider, isDesignated) =>
      imagine('administrator', {
        authenticatedWithMicrosoft: throughProvider,
        microsoftUserObjectId: isDesignated ? designated : (personas[0]?.objectId ?? ''),
      }),
    imagineNoDesignatedUser: async () => {
      supportObjectId = '';
      imagine('administrator', { authenticatedWithMicrosoft: true, microsoftUserObjectId: '' });
    },
    leadsTo: async (page) =>
      assert.deepEqual(landingOf(user, supportObjectId), { kind: 'route', path: routeOfPage(page) }),
    leadsOutTo: async (page) =>
      assert.deepEqual(landingOf(user, supportObjectId), { kind: 'full-page', address: addressOfPage(page) }),
  } satisfies Partial<LandingActions> & { imaginePersona: (person: string) => Promise<void> };
}
