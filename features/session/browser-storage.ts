import assert from 'node:assert/strict';
import { localKeys, sessionKeys } from '../../web/shared/storage.ts';
import type { TabUser } from '../users/tab-user.ts';

type Area = 'sessionStorage' | 'localStorage';

const keysOf = { sessionStorage: sessionKeys, localStorage: localKeys } as const;
const areas = ['sessionStorage', 'localStorage'] as const;

/** Keys of the sign-in library that contain no data of a user. */
const ofLibrary = ['msal.version', 'msal.interaction.status'];

/** The browser's storage for the product. */
export class BrowserStorage {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Stores a text under every key of the product. @param overwrites false to keep present values */
  fill(text: string, overwrites = true): void {
    for (const area of areas) {
      const storage = this.#user.tab.storage[area];
      for (const key of keysOf[area]) {
        if (overwrites || storage.getItem(key) === null) storage.setItem(key, text);
      }
    }
  }

  /** Damages the list of other profiles of the stored user. */
  damageProfiles(): void {
    this.#changeUser({ otherProfiles: [null] });
  }

  /** Gives the stored user another name. */
  renameUser(): void {
    this.#changeUser({ firstName: 'Old', lastName: 'Name' });
  }

  damageSignIn(): void {
    for (const key of this.#signInKeys) this.#session.setItem(key, '{"half');
  }

  removeSignIn(): void {
    for (const key of this.#signInKeys) this.#session.removeItem(key);
  }

  /** Makes the storage full for the product, but not for the sign-in library. */
  fillUp(): void {
    for (const area of areas) this.#replace(area, { value: full(this.#user.tab.storage[area]) });
  }

  forbid(area: Area): void {
    this.#replace(area, {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  }

  keepsNothing(): void {
    const kept = areas.flatMap((area) => Object.keys(this.#user.tab.storage[area]));
    assert.deepEqual(
      kept.filter((key) => !ofLibrary.includes(key)),
      [],
    );
  }

  #changeUser(changes: object): void {
    const kept: unknown = JSON.parse(this.#session.getItem('user') ?? '{}');
    this.#session.setItem('user', JSON.stringify({ ...Object(kept), ...changes }));
  }

  get #signInKeys(): string[] {
    return Object.keys(this.#session).filter((key) => key.startsWith('msal.'));
  }

  get #session(): Storage {
    return this.#user.tab.storage.sessionStorage;
  }

  #replace(area: Area, descriptor: PropertyDescriptor): void {
    Object.defineProperty(this.#user.tab.storage, area, {
      configurable: true,
      enumerable: true,
      ...descriptor,
    });
  }
}

const full = (area: Storage): Storage =>
  new Proxy(area, {
    get: (own, name) => {
      const value: unknown = Reflect.get(own, name);
      if (typeof value !== 'function') return value;
      return (...given: readonly string[]) => {
        const isOfProduct = [...sessionKeys, ...localKeys].some((key) => key === given[0]);
        if (name === 'setItem' && isOfProduct) throw new DOMException('No room left', 'QuotaExceededError');
        return value.apply(own, given) as unknown;
      };
    },
  });
