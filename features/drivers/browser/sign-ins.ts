import type { Page } from '@playwright/test';
import { sessionKeys } from '../../../web/shared/storage.ts';

/** What the sign-in library keeps of people who have signed in, for scenarios that are not about signing in. */
export interface SignIns {
  /**
   * Gives the sign-in of a person to a tab that is at a page of the origin where nothing runs.
   * @returns whether one was kept
   */
  give(person: string, page: Page): Promise<boolean>;
  /** Keeps the sign-in that a person has just gone through in this tab. */
  keep(person: string, page: Page): Promise<void>;
}

/** The sign-ins of one worker: they are good for every world of its server, which tells worlds apart by a cookie. */
export function signInsOfWorker(): SignIns {
  const kept = new Map<string, readonly (readonly [string, string])[]>();
  return {
    give: async (person, page) => {
      const entries = kept.get(person);
      if (!entries) return false;
      await page.evaluate((all) => {
        for (const [key, value] of all) sessionStorage.setItem(key, value);
      }, entries);
      return true;
    },
    keep: async (person, page) => {
      if (kept.has(person)) return;
      const entries = await page.evaluate(() => Object.entries(sessionStorage) as [string, string][]);
      // What the product itself keeps belongs to the world it came from.
      const ofProduct: readonly string[] = sessionKeys;
      kept.set(
        person,
        entries.filter(([key]) => !ofProduct.includes(key)),
      );
    },
  };
}

/** Everybody signs in at the provider, each time. */
export const noSignIns: SignIns = {
  give: () => Promise.resolve(false),
  keep: () => Promise.resolve(),
};
