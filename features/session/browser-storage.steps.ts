import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { localKeys, sessionKeys } from '../../web/shared/storage.ts';
import { world } from '../support/users/world.ts';

const keysOf = { sessionStorage: sessionKeys, localStorage: localKeys } as const;
const areas = ['sessionStorage', 'localStorage'] as const;

/** Keys of the sign-in library that contain no data of a user. */
const ofLibrary = ['msal.version', 'msal.interaction.status'];

/** Functions that corrupt the storage, by their names in features. */
const corruptions: Readonly<Record<string, () => void>> = {
  'values of a wrong type under every key of the product': () => fill('7'),
  'truncated JSON under every key of the product': () => fill('{"firstName":"Le'),
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

Given(/^the browser forbids (session|local) storage$/, (area: string) =>
  Object.defineProperty(world.user.tab.storage, `${area}Storage`, {
    configurable: true,
    enumerable: true,
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
