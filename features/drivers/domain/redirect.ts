import assert from 'node:assert/strict';
import { safeRedirect } from '../../../web/session/redirect.ts';
import type { SessionActions } from '../areas/session.ts';

/** The address after sign-in. Characters that a table cannot hold are written in braces. */
export function redirectActions(): Pick<SessionActions, 'finishWanting' | 'seesNext'> {
  let next = '';
  return {
    finishWanting: async (wanted) => {
      next = safeRedirect(unbraced(wanted), 'https://los.example');
    },
    seesNext: async (page) => assert.equal(next, page),
  };
}

const characters: Readonly<Record<string, string>> = {
  backslash: '\\',
  tab: '\t',
  newline: '\n',
  blank: ' ',
};

const unbraced = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => characters[name] ?? whole);
