import type { Page } from '@playwright/test';
import { localKeys, sessionKeys } from '../../../web/session/storage.ts';
import type { KeepingActions } from '../areas/keeping.ts';
import type { Visit } from './visit.ts';

type Given = ReturnType<Page['addInitScript']>;

/** What goes on in every page before the product starts, by the name of the trouble. */
const troubles: Readonly<Record<string, (page: Page) => Given>> = {
  'the browser keeps half a text under every key of the product': filled('{"firstName":"Le'),
  'the browser keeps values of an older version under every key of the product': filled(
    '{"version":1,"user":{"name":"Leila"}}',
  ),
  'the browser keeps values of another kind under every key of the product': filled('7'),
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

export function keepingActions({ page }: Visit): KeepingActions {
  let given: Awaited<Given> | undefined;
  return {
    trouble: async (what) => {
      const give = troubles[what];
      if (!give) throw new Error(`Nobody knows of the trouble "${what}"`);
      await given?.dispose();
      given = await give(page);
    },
  };
}

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
