import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import { safeRedirect } from '../../web/shared/routes/redirect.ts';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';

class AfterSignIn {
  /** The address that the product continues at, at the domain level. */
  next = '';
  /** The addresses that the browser went to, also in frames. */
  readonly visited: string[] = [];
}

/** Characters that a feature table cannot contain, by their names in braces. */
const characters: Readonly<Record<string, string>> = {
  backslash: '\\',
  tab: '\t',
  newline: '\n',
  return: '\r',
  null: '\0',
  blank: ' ',
  'forty times coded': `${'%25'.repeat(40)}2f`,
  overlong: `/${'a'.repeat(2_000)}`,
};

const expanded = (text: string): string =>
  text.replaceAll(/\{([\w ]+)\}/g, (whole, name: string) => characters[name] ?? whole);

When('sign-in ends and the wanted page is {string}', (wanted: string) => {
  world.on(AfterSignIn).next = safeRedirect(expanded(wanted), 'https://los.example');
});

When('I open the address where sign-in ends, with the wanted page {string}', async (wanted: string) => {
  const { browser } = world;
  const { visited } = world.on(AfterSignIn);
  await browser.haveSignedIn();
  browser.page.on('framenavigated', (frame) => visited.push(frame.url()));
  await browser.open(`${paths.callback}?redirect=${encodeURIComponent(expanded(wanted))}`);
});

When('the identity provider sends me back with {string}', (code: string) =>
  world.user.open(`${paths.callback}#error=${code}&error_description=No&state=unknown`),
);

Then('I continue on {string}', (page: string) => assert.equal(world.on(AfterSignIn).next, page));

Then('the browser never left the product', () => {
  const { visited } = world.on(AfterSignIn);
  expect(visited).not.toEqual([]);
  expect(visited.filter((address) => new URL(address).origin !== world.browser.origin)).toEqual([]);
});
