import assert from 'node:assert/strict';
import { isVisible, nameOf, textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';

/** The secondary drawer with the chosen menu. */
export class MenuDrawer {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  openGroup(name: string): Promise<void> {
    return this.#toggle(name, 'false');
  }

  closeGroup(name: string): Promise<void> {
    return this.#toggle(name, 'true');
  }

  choose(entry: string): Promise<void> {
    return this.#user.click(this.entry(entry));
  }

  filter(text: string): Promise<void> {
    return this.#user.fill(this.#filter as HTMLInputElement, text);
  }

  /** Moves down a number of rows from the filter by arrow keys, and presses Enter. */
  async openRow(number: number): Promise<void> {
    await this.#user.click(this.#filter, 'a filter');
    for (let row = 0; row < number; row += 1) await this.#user.type('{ArrowDown}');
    await this.#user.type('{Enter}');
  }

  get isOpen(): boolean {
    return this.#user.document.querySelector(selector) !== null;
  }

  /** Asserts which menu is open, by its accessible name and its header. */
  isFor(name: string): void {
    assert.equal(this.#drawer.getAttribute('aria-label'), `${name} menu`);
    const [header] = this.#drawer.querySelectorAll('span');
    assert.equal(header && textOf(header), name);
  }

  /** The names of the entries that show, in order. */
  get entries(): string[] {
    return this.#entries.map(nameOf);
  }

  /** The names of the groups, in order. */
  get groups(): string[] {
    return this.#groups.map(nameOf);
  }

  /** Returns the mark beside the name of an entry: its badge, its initials, or the names of its icons. */
  beside(entry: string, mark: string): string {
    const row = this.entry(entry);
    const icons = [...row.querySelectorAll('span[data-icon]:not([role="img"])')];
    if (mark === 'icons') return icons.map((icon) => icon.getAttribute('data-icon')).join(', ');
    const shown = row.querySelector(mark === 'badge' ? 'bdi + span' : 'span');
    return shown ? textOf(shown) : '';
  }

  /** The names of the entries that are marked as current. */
  get current(): string[] {
    return [...this.#drawer.querySelectorAll('[aria-current="page"]')].map(nameOf);
  }

  get hasFilter(): boolean {
    return this.#filter !== null;
  }

  get filterPlaceholder(): string | null | undefined {
    return this.#filter?.getAttribute('placeholder');
  }

  /** The borrowers: name, initials and position of each. */
  get borrowers(): string[][] {
    return [...this.#drawer.querySelectorAll('[aria-label="Borrowers"] li')].map((item) => {
      const [name, initials, position] = ['bdi', 'span', 'bdi + span'].map((part) =>
        item.querySelector(part),
      );
      return [name, initials, position].map((part) => (part ? textOf(part) : ''));
    });
  }

  /** Returns an entry by its name. @throws {AssertionError} for an unknown name */
  entry(name: string): Element {
    return this.#named(this.#entries, name, 'entry');
  }

  async #toggle(name: string, expanded: string): Promise<void> {
    const group = this.#named(this.#groups, name, 'group');
    assert.equal(group.getAttribute('aria-expanded'), expanded);
    await this.#user.click(group);
  }

  #named(rows: readonly Element[], name: string, kind: string): Element {
    const found = rows.find((row) => nameOf(row) === name);
    this.#user.expect(found !== undefined, `a ${kind} "${name}"`);
    return found as Element;
  }

  get #entries(): Element[] {
    return this.#rows.filter(
      (row) => !row.hasAttribute('aria-expanded') && row.querySelector(':scope > bdi'),
    );
  }

  get #groups(): Element[] {
    return this.#rows.filter((row) => row.hasAttribute('aria-expanded'));
  }

  get #rows(): Element[] {
    return [...this.#drawer.querySelectorAll('[data-row]')].filter(isVisible);
  }

  get #filter(): HTMLInputElement | null {
    return this.#drawer.querySelector('input[type="search"]');
  }

  get #drawer(): Element {
    const drawer = this.#user.document.querySelector(selector);
    this.#user.expect(drawer !== null, 'an open menu');
    return drawer as Element;
  }
}

const selector = 'nav[aria-label$=" menu"]';
