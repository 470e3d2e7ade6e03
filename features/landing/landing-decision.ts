import assert from 'node:assert/strict';
import type { WorkQueueType } from '../../contracts/api/options.ts';
import type { User } from '../../contracts/operations/session.ts';
import { personas } from '../../mock-server/los/personas.ts';
import { landingOf } from '../../web/landing/landing.ts';
import { addressOfPage, personaOf, routeOfPage } from '../vocabulary/vocabulary.ts';

const designated = personaOf('administrator-support').user.microsoftUserObjectId ?? '';

/** The landing page, computed from the user and the object id of the support administrator. */
export class LandingDecision {
  #user: User = personaOf('lending-staff').user;
  #supportObjectId = designated;

  giveOriginatorOn(queue: string): void {
    this.#give('lending-staff', { isOriginator: true, workQueueType: queue as WorkQueueType });
  }

  giveRole(role: string): void {
    this.#give('administrator', { role });
  }

  giveAdministrator(throughProvider: boolean, isDesignated: boolean): void {
    this.#give('administrator', {
      authenticatedWithMicrosoft: throughProvider,
      microsoftUserObjectId: isDesignated ? designated : (personas[0]?.objectId ?? ''),
    });
  }

  giveNoDesignatedUser(): void {
    this.#supportObjectId = '';
    this.#give('administrator', { authenticatedWithMicrosoft: true, microsoftUserObjectId: '' });
  }

  leadsTo(page: string): void {
    assert.deepEqual(this.#landing, { kind: 'route', path: routeOfPage(page) });
  }

  leadsOutTo(page: string): void {
    assert.deepEqual(this.#landing, { kind: 'full-page', address: addressOfPage(page) });
  }

  #give(persona: string, changes: Partial<User>): void {
    this.#user = { ...personaOf(persona).user, ...changes };
  }

  get #landing() {
    return landingOf(this.#user, this.#supportObjectId);
  }
}
