import type { Page } from '@playwright/test';
import { sessionKeys } from '../../../web/session/storage.ts';

/** What the sign-in library keeps of people who have signed in, for scenarios that are not about signing in. */
export interface SignIns {
  /** Opens an address as somebody whose sign-in this tab still has. False, and nothing is opened, when there is none to give it. */
  openAs(person: string, page: Page, address: string, until: 'load' | 'commit'): Promise<boolean>;
  /** Keeps the sign-in that a person has just gone through in this tab. */
  keep(person: string, page: Page): Promise<void>;
}

/** The sign-ins of one worker: they are good for every world of its server, which tells worlds apart by a cookie. */
export function signInsOfWorker(): SignIns {
  const kept = new Map<string, readonly (readonly [string, string])[]>();
  return {
    openAs: async (person, page, address, until) => {
      const entries = kept.get(person);
      if (!entries) return false;
      // For this one load: a sign-in that the product forgets later stays forgotten.
      const given = await page.addInitScript((all) => {
        if (window.top !== window) return;
        for (const [key, value] of all) sessionStorage.setItem(key, value);
      }, entries);
      await page.goto(address, { waitUntil: until });
      await given.dispose();
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
  openAs: () => Promise.resolve(false),
  keep: () => Promise.resolve(),
};
