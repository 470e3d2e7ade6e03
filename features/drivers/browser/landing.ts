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
  };
}
