import type { Page } from '@playwright/test';
import { sessionKeys } from '../../../web/shared/storage.ts';

/** Entries of session storage. */
export type Entries = readonly (readonly [key: string, value: string])[];

/** Returns the entries of the sign-in library, without those of the product itself, which belong to one world. */
export function signInIn(entries: Entries): Entries {
  const ofProduct: readonly string[] = sessionKeys;
  return entries.filter(([key]) => !ofProduct.includes(key));
}

/** Stored sign-ins, for scenarios that do not test the sign-in. */
export interface SignIns {
  /**
   * Copies the stored sign-in of a user to a tab. The tab must show a page of the origin without scripts.
   * @returns false without a stored sign-in
   */
  give(person: string, page: Page): Promise<boolean>;
  /** Stores the sign-in of a user from this tab. */
  keep(person: string, page: Page): Promise<void>;
}

/** Returns the sign-ins of one worker. They are valid in each world that a cookie selects, not without a cookie. */
export function signInsOfWorker(): SignIns {
  const kept = new Map<string, Entries>();
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
      kept.set(person, signInIn(entries));
    },
  };
}

/** Stores no sign-ins: users sign in at the provider each time. */
export const noSignIns: SignIns = {
  give: () => Promise.resolve(false),
  keep: () => Promise.resolve(),
};
