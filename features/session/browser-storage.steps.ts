import { Given, Then } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { BrowserStorage } from './browser-storage.ts';

/** Functions that corrupt or block the storage, by their names in features. */
const troubles: Readonly<Record<string, (storage: BrowserStorage) => void>> = {
  'values of a wrong type under every key of the product': (storage) => storage.fill('7'),
  'truncated JSON under every key of the product': (storage) => storage.fill('{"firstName":"Le'),
  'values of an older version under every key of the product': (storage) =>
    storage.fill('{"version":1,"user":{"name":"Leila"}}'),
  'a user with a malformed list of profiles': (storage) => storage.damageProfiles(),
  'an old name of the user and no sign-in': (storage) => {
    storage.renameUser();
    storage.removeSignIn();
  },
};

Given(/^the browser stores (.*)$/, async (what: string) => {
  const store = troubles[what];
  if (!store) throw new Error(`No browser stores "${what}"`);
  await world.user.haveOpened();
  store(world.on(BrowserStorage));
});

Given('the browser has no free storage for the product', () => world.on(BrowserStorage).fillUp());

Given(/^the browser forbids (session|local) storage$/, (area: string) =>
  world.on(BrowserStorage).forbid(area === 'local' ? 'localStorage' : 'sessionStorage'),
);

Given('the browser keeps a value under every key of the product', async () => {
  await world.user.haveOpened();
  // Requests of a page that was opened for the setup are not counted.
  world.user.tab.requests.length = 0;
  world.on(BrowserStorage).fill('{"kept":1}', false);
});

Given('the stored sign-in is damaged', async () => {
  await world.user.haveOpened();
  world.on(BrowserStorage).damageSignIn();
});

Then('the browser keeps nothing of the user', () => world.on(BrowserStorage).keepsNothing());
