import { localKeys, sessionKeys } from '../../../web/session/storage.ts';
import type { KeepingActions } from '../areas/keeping.ts';
import type { Visit } from './visit.ts';

const contents: Readonly<Record<string, string>> = {
  'half a text': '{"firstName":"Le',
  'values of an older version': '{"version":1,"user":{"name":"Leila"}}',
  'values of another kind': '7',
};

export function keepingActions({ context }: Visit): KeepingActions {
  return {
    fillKeysWith: async (name) => {
      const content = contents[name];
      if (content === undefined) throw new Error(`Nobody knows what "${name}" is`);
      const area = { session: sessionKeys, local: localKeys };
      await context.addInitScript(
        ([{ session, local }, text]) => {
          for (const key of session) sessionStorage.setItem(key, text);
          for (const key of local) localStorage.setItem(key, text);
        },
        [area, content] as const,
      );
    },
    leaveNoRoom: async () => {
      await context.addInitScript(
        (keys) => {
          const store = Storage.prototype.setItem;
          Storage.prototype.setItem = function (key, value) {
            if (keys.includes(key)) throw new DOMException('No room left', 'QuotaExceededError');
            store.call(this, key, value);
          };
        },
        [...sessionKeys, ...localKeys] as string[],
      );
    },
    forbid: async (kind) => {
      await context.addInitScript((name) => {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }, `${kind}Storage`);
    },
  };
}
