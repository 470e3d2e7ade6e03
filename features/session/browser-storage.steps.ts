import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { localKeys, sessionKeys } from '../../web/shared/storage.ts';
import { world } from '../support/users/world.ts';

type Area = 'sessionStorage' | 'localStorage';

const keysOf = { sessionStorage: sessionKeys, localStorage: localKeys } as const;
const areas = ['sessionStorage', 'localStorage'] as const;

/** Keys of the sign-in library that contain no data of a user. */
const ofLibrary = ['msal.version', 'msal.interaction.status'];

/** Functions that corrupt the storage, by their names in features. */
const corruptions: Readonly<Record<string, () => void>> = {
  'values of a wrong type under every key of the product': () => fill('7'),
  'truncated JSON under every key of the product': () => fill('{"firstName":"Le'),
  'values of an older version under every key of the product': () =>
    fill('{"version":1,"user":{"name":"Leila"}}'),
  'a user with a malformed list of profiles': () => changeUser({ otherProfiles: [null] }),
  'my former name and no sign-in': () => {
    changeUser({ firstName: 'Old', lastName: 'Name' });
    for (const key of signInKeys()) session().removeItem(key);
  },
};

Given(/^the browser stores (.*)$/, async (what: string) => {
  const corrupt = corruptions[what] ?? assert.fail(`No browser stores "${what}"`);
  await world.user.haveOpened();
  corrupt();
});

Given('the browser has no free storage for the product', () => {
  const { storage } = world.user.tab;
  for (const area of areas) replace(area, { value: full(storage[area]) });
});

Given(/^the browser forbids (session|local) storage$/, (area: string) =>
  replace(area === 'local' ? 'localStorage' : 'sessionStorage', {
    get: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  }),
);

Given('the browser keeps a value under every key of the product', async () => {
  await world.user.haveOpened();
  // Requests of a page that was opened for the setup are not counted.
  world.user.tab.requests.length = 0;
  fill('{"kept":1}', false);
});

Given('the stored sign-in is damaged', async () => {
  await world.user.haveOpened();
  for (const key of signInKeys()) session().setItem(key, '{"half');
});

Then('the browser keeps nothing about me', () => {
  const { storage } = world.user.tab;
  const kept = areas.flatMap((area) => Object.keys(storage[area]));
  assert.deepEqual(
    kept.filter((key) => !ofLibrary.includes(key)),
    [],
  );
});

const session = (): Storage => world.user.tab.storage.sessionStorage;

const signInKeys = (): string[] => Object.keys(session()).filter((key) => key.startsWith('msal.'));

/** Stores a text under every key of the product. @param overwrites false to keep present values */
function fill(text: string, overwrites = true): void {
  for (const area of areas) {
    const storage = world.user.tab.storage[area];
    for (const key of keysOf[area]) {
      if (overwrites || storage.getItem(key) === null) storage.setItem(key, text);
    }
  }
}

function changeUser(changes: object): void {
  const kept: unknown = JSON.parse(session().getItem('user') ?? '{}');
  session().setItem('user', JSON.stringify({ ...Object(kept), ...changes }));
}

function replace(area: Area, descriptor: PropertyDescriptor): void {
  const { storage } = world.user.tab;
  Object.defineProperty(storage, area, { configurable: true, enumerable: true, ...descriptor });
}

/** Returns a storage that is full for the product, but not for the sign-in library. */
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
