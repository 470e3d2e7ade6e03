import { landingOperations } from '../../../contracts/operations/landing.ts';
import type { LandingActions } from '../areas/landing.ts';
import { addressOfPage } from '../vocabulary.ts';
import { seesFramed } from './legacy.ts';
import { expect, type Visit } from './visit.ts';

export function landingActions(visit: Visit): Partial<LandingActions> {
  const { page } = visit;
  const seesOutside = async (title: string) => {
    await page.waitForURL(visit.origin + addressOfPage(title));
    await visit.seesTitle(title);
  };
  return {
    sees: (title) => seesFramed(visit, title),
    seesOutside,
    preparedBefore: async (title) => {
      const { method, path } = landingOperations.initializeEnterpriseLos;
      const prepared = visit.requests.indexOf(`${method} ${path}`);
      const shown = visit.requests.indexOf(`GET ${addressOfPage(title)}`);
      expect(prepared).toBeGreaterThan(-1);
      expect(shown).toBeGreaterThan(prepared);
    },
  };
}
