import type { Page } from '@playwright/test';
import { localKeys, sessionKeys } from '../../../web/shared/storage.ts';
import type { KeepingActions } from '../areas/keeping.ts';
import { expect, type Visit } from './visit.ts';

type Given = ReturnType<Page['addInitScript']>;

/** What goes on in every page before the product starts, by the name of the trouble. */
const troubles: Readonly<Record<string, (page: Page) => Given>> = {
  'the browser keeps half a text under every key of the product': filled('{"firstName":"Le'),
  'the browser keeps values of an older version under every key of the product': filled(
    '{"version":1,"user":{"name":"Leila"}}',
  ),
  'the browser keeps values of another kind under every key of the product': filled('7'),
  'the browser keeps a user whose other profiles are damaged': (page) =>
    page.addInitScript(() => {
      const user = sessionStorage.getItem('user');
      if (user === null || !user.startsWith('{"role"')) return;
      sessionStorage.setItem('user', JSON.stringify({ ...JSON.parse(user), otherProfiles: [null] }));
    }),
  'the browser has no room for the product': (page) =>
    page.addInitScript(
      (keys) => {
        const store = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          if (keys.includes(key)) throw new DOMException('No room left', 'QuotaExceededError');
          store.call(this, key, value);
        };
      },
      [...sessionKeys, ...localKeys] as string[],
    ),
  'the browser forbids local storage': forbidden('localStorage'),
  'the browser forbids session storage': forbidden('sessionStorage'),
};

export function keepingActions(visit: Visit): KeepingActions {
  const { page } = visit;
  let given: Awaited<Given> | undefined;
  return {
    trouble: async (what) => {
      const give = troubles[what];
      if (!give) throw new Error(`Nobody knows of the trouble "${what}"`);
      await given?.dispose();
      given = await give(page);
    },
    fillEveryKey: async () => {
      await visit.haveOpened();
      await page.evaluate(
        ({ session, local }) => {
          for (const key of session) sessionStorage.setItem(key, sessionStorage.getItem(key) ?? '{"kept":1}');
          for (const key of local) localStorage.setItem(key, localStorage.getItem(key) ?? '{"kept":1}');
        },
        { session: sessionKeys, local: localKeys },
      );
    },
    keepsNothing: async () => {
      const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
      // What the sign-in library knows of itself, not of a user.
      expect(kept.filter((key) => !ofLibrary.includes(key))).toEqual([]);
    },
    damageSignIn: async () => {
      await visit.haveOpened();
      await page.evaluate(() => {
        const ofSignIn = Object.keys(sessionStorage).filter((key) => key.startsWith('msal.'));
        for (const key of ofSignIn) sessionStorage.setItem(key, '{"half');
      });
    },
  };
}

const ofLibrary = ['msal.version', 'msal.interaction.status'];

function filled(text: string): (page: Page) => Given {
  return (page) =>
    page.addInitScript(
      ([{ session, local }, content]) => {
        for (const key of session) sessionStorage.setItem(key, content);
        for (const key of local) localStorage.setItem(key, content);
      },
      [{ session: sessionKeys, local: localKeys }, text] as const,
    );
}

function forbidden(area: 'localStorage' | 'sessionStorage'): (page: Page) => Given {
  return (page) =>
    page.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    }, area);
}
