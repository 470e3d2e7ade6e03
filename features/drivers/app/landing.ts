import assert from 'node:assert/strict';
import type { LandingActions } from '../areas/landing.ts';
import { addressOfPage } from '../vocabulary.ts';
import type { TabUser } from './tab-user.ts';

export function landingActions(user: TabUser): Partial<LandingActions> {
  return {
    sees: async (title) => user.seesFramed(title),
    seesOutside: async (title) => {
      assert.equal(user.address, addressOfPage(title));
      user.seesTitle(title);
    },
  };
}
