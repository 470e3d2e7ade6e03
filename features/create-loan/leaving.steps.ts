import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { textOf } from '../support/users/screen-text.ts';
import type { TabUser } from '../support/users/tab-user.ts';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';

const ways: Readonly<Record<string, (user: TabUser) => Promise<void>>> = {
  Cancel: (user) => user.choose('Cancel'),
  'the logo': (user) => user.click(user.document.querySelector('header a')),
  'Pipeline in the menu': (user) => {
    const links = [...user.region('navigation', 'Main').querySelectorAll('a')];
    return user.click(
      links.find((link) => textOf(link) === 'Pipeline'),
      'the link "Pipeline"',
    );
  },
  Back: (user) => user.tab.goBack(),
  Logout: (user) => user.chooseFromProfileMenu('Logout'),
  'another profile': (user) => user.chooseFromProfileMenu('Switch Profile', 'Closing Department'),
};

When('I try to leave by {}', async (way: string) => {
  const take = ways[way] ?? assert.fail(`Unknown way to leave the screen "${way}"`);
  await take(world.user);
});

Then('I am asked {string}', (question: string) => {
  const buttons = [...world.user.dialog(question).querySelectorAll('button')];
  const stay = buttons.find((button) => /^(?:Keep|Stay)/.test(textOf(button)));
  world.user.expect(stay !== undefined, `"${question}" to offer to stay`);
  world.user.hasFocus(stay as Element, 'the button to stay');
});

/** A number may be stored with dashes, so dashes are ignored. */
Then('browser storage has neither {string} nor {string}', (first: string, second: string) => {
  const { sessionStorage, localStorage } = world.user.tab.storage;
  const kept = [sessionStorage, localStorage].flatMap((storage) =>
    Object.keys(storage).map((key) => storage.getItem(key)),
  );
  const all = kept.join('\n');
  assert.ok(all.includes(world.user.person.user.lastName));
  for (const text of [first, second])
    assert.ok(!all.replaceAll('-', '').includes(text), `"${text}" is stored`);
});

Then('the browser asks before it loads another page', async () => {
  const { page } = world.browser;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await reloading;
});
