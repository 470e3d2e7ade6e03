import assert from 'node:assert/strict';
import { isVisible, textOf } from '../drivers/app/screen-text.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';

/** The secondary drawer: the chosen menu. Groups, entries and borrowers go by their names. */
export class MenuDrawer {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  async setGroup(name: string, isOpen: boolean): Promise<void> {
    const group = this.#named(this.#groups, name, 'group');
    assert.equal(group.getAttribute('aria-expanded'), String(!isOpen));
    await this.#user.click(group);
  }

  choose(entry: string): Promise<void> {
    return this.#user.click(this.entry(entry));
  }

  filter(text: string): Promise<void> {
    return this.#user.fill(this.#filter as HTMLInputElement, text);
  }

  chooseBorrower(name: string): Promise<void> {
    const links = [...this.#drawer.querySelectorAll('[aria-label="Borrowers"] a')];
    return this.#user.click(
      links.find((link) => textOf(link).includes(name)),
      `the borrower "${name}"`,
    );
  }

  openSummary(): Promise<void> {
    return this.#user.click(this.#summary, 'the general loan summary');
  }

  /** Goes down from the filter, row by row, and presses Enter. */
  async openRow(number: number): Promise<void> {
    await this.#user.click(this.#filter, 'a filter');
    for (let row = 0; row < number; row += 1) await this.#user.type('{ArrowDown}');
    await this.#user.type('{Enter}');
  }

  get isOpen(): boolean {
    return this.#user.document.querySelector(selector) !== null;
  }

  /** Asserts which menu is open, by its name for readers and by its header. */
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

  isGroupOpen(name: string): boolean {
    return this.#named(this.#groups, name, 'group').getAttribute('aria-expanded') === 'true';
  }

  badgeOf(entry: string): string {
    const badge = this.entry(entry).querySelector('bdi + span');
    return badge ? textOf(badge) : '';
  }

  iconsOf(entry: string): (string | null)[] {
    const icons = this.entry(entry).querySelectorAll('span[data-icon]:not([role="img"])');
    return [...icons].map((icon) => icon.getAttribute('data-icon'));
  }

  /** What stands before the name of an entry. */
  initialsOf(entry: string): string {
    const [avatar] = this.entry(entry).querySelectorAll('span');
    return avatar ? textOf(avatar) : '';
  }

  /** The names of the entries that are marked as current. */
  get current(): string[] {
    return [...this.#drawer.querySelectorAll('[aria-current="page"]')].map(nameOf);
  }

  isDisabled(entry: string): boolean {
    return this.entry(entry).getAttribute('aria-disabled') === 'true';
  }

  get hasFilter(): boolean {
    return this.#filter !== null;
  }

  get filterPlaceholder(): string | null | undefined {
    return this.#filter?.getAttribute('placeholder');
  }

  get filterHasFocus(): boolean {
    return this.#user.document.activeElement === this.#filter;
  }

  /** What the drawer says below the entries, or in place of them. */
  get status(): string {
    return [...this.#drawer.querySelectorAll('[role="status"]')].map(textOf).join(' ');
  }

  get hasSummary(): boolean {
    return this.#summary !== undefined;
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

  /** @throws {AssertionError} without an entry of that name */
  entry(name: string): Element {
    return this.#named(this.#entries, name, 'entry');
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

  get #summary(): Element | undefined {
    return [...this.#drawer.querySelectorAll('button')].find(
      (button) => textOf(button) === 'General Loan Summary',
    );
  }

  get #drawer(): Element {
    const drawer = this.#user.document.querySelector(selector);
    this.#user.expect(drawer !== null, 'an open menu');
    return drawer as Element;
  }
}

const selector = 'nav[aria-label$=" menu"]';

const nameOf = (row: Element): string => {
  const name = row.querySelector(':scope > bdi');
  return name ? textOf(name) : '';
};
