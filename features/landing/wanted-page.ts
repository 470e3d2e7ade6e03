import assert from 'node:assert/strict';
import { paths } from '../../web/shared/routes/paths.ts';
import { safeRedirect } from '../../web/shared/routes/redirect.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';

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

/** The page after sign-in, computed from the redirect parameter. */
export class WantedPage {
  #next = '';

  endSignIn(wanted: string): void {
    this.#next = safeRedirect(expanded(wanted), 'https://los.example');
  }

  leadsTo(page: string): void {
    assert.equal(this.#next, page);
  }
}

/** A browser that opens the callback address at the end of a sign-in. */
export class EndOfSignIn {
  readonly #visit: BrowserUser;
  readonly #wentTo: string[] = [];

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async follow(wanted: string): Promise<void> {
    await this.#visit.haveSignedIn();
    this.#visit.page.on('framenavigated', (frame) => this.#wentTo.push(frame.url()));
    await this.#visit.open(`${paths.callback}?redirect=${encodeURIComponent(expanded(wanted))}`);
  }

  neverLeft(): void {
    expect(this.#wentTo).not.toEqual([]);
    expect(this.#wentTo.filter((address) => new URL(address).origin !== this.#visit.origin)).toEqual([]);
  }
}
