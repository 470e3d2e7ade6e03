import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { safeRedirect } from '../../web/shared/routes/redirect.ts';
import { world } from '../support/users/world.ts';

class AfterSignIn {
  /** The address that the product continues at, at the domain level. */
  next = '';
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

Then('I continue on {string}', (page: string) => assert.equal(world.on(AfterSignIn).next, page));
