import assert from 'node:assert/strict';
import { textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';

/** Leaves the create screen in the ways that features name. */
export class Leaving {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** @throws {AssertionError} for an unknown way */
  async tryBy(way: string): Promise<void> {
    const take = this.#ways[way] ?? assert.fail(`Unknown way to leave the screen "${way}"`);
    await take();
  }

  /** Asserts that a dialog asks a question, and that the button to stay has the focus. */
  isAsked(question: string): void {
    const buttons = [...this.#user.dialog(question).querySelectorAll('button')];
    const stay = buttons.find((button) => /^(?:Keep|Stay)/.test(textOf(button)));
    this.#user.expect(stay !== undefined, `"${question}" to offer to stay`);
    this.#user.hasFocus(stay as Element, 'the button to stay');
  }

  /** Asserts that browser storage contains the user but none of the texts, with or without dashes. */
  keepsNothingOf(texts: readonly string[]): void {
    const { sessionStorage, localStorage } = this.#user.tab.storage;
    const kept = [sessionStorage, localStorage].flatMap((storage) =>
      Object.keys(storage).map((key) => storage.getItem(key)),
    );
    const all = kept.join('\n');
    assert.ok(all.includes(this.#user.person.user.lastName));
    for (const text of texts) assert.ok(!all.replaceAll('-', '').includes(text), `"${text}" is stored`);
  }

  readonly #ways: Readonly<Record<string, () => Promise<void>>> = {
    Cancel: () => this.#user.choose('Cancel'),
    'the logo': () => this.#user.click(this.#user.document.querySelector('header a')),
    'Pipeline in the menu': () => {
      const links = [...this.#user.region('navigation', 'Main').querySelectorAll('a')];
      return this.#user.click(
        links.find((link) => textOf(link) === 'Pipeline'),
        'the link "Pipeline"',
      );
    },
    Back: () => this.#user.tab.goBack(),
    Logout: () => this.#user.chooseFromProfileMenu('Logout'),
    'another profile': () => this.#user.chooseFromProfileMenu('Switch Profile', 'Closing Department'),
  };
}
