import assert from 'node:assert/strict';
import type { TabUser } from '../users/tab-user.ts';
import { heardTextOf, isVisible, nameOf, textOf } from '../users/screen-text.ts';

/** A line of a panel, with the value as shown on screen. */
interface Line {
  readonly label: string;
  readonly value: string;
  /** True if the line has a check mark. */
  readonly isChecked: boolean;
  readonly element: Element;
}

/** Roles of editable elements. */
const editable = ['textbox', 'combobox', 'spinbutton', 'checkbox', 'switch', 'radio', 'slider'];

/** A page of panels, such as the dashboard of a loan. The lines of closed panels are found too. */
export class DashboardScreen {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  async openEveryPanel(): Promise<void> {
    const closed = () => this.#main.querySelector('h2 button[aria-expanded="false"]');
    for (let next = closed(); next; next = closed()) await this.#user.click(next);
  }

  panelsAre(headings: readonly string[]): void {
    assert.deepEqual(this.#panels.map(headingOf), headings);
  }

  openPanelsAre(headings: readonly string[]): void {
    const open = this.#panels.filter((panel) => panel.querySelector('h2 button[aria-expanded="true"]'));
    assert.deepEqual(open.map(headingOf), headings);
  }

  /** Returns true if the lines of the panel are visible. */
  isSeen(heading: string): boolean {
    return [...this.#panel(heading).querySelectorAll('dl')].some(isVisible);
  }

  /** Asserts some lines of a panel. @param block index of the block in the panel; the block of a co-borrower is 1 */
  shows(heading: string, lines: Readonly<Record<string, string>>, block = 0): void {
    const shown = (this.#blocks(heading)[block] ?? []).filter(({ label }) => label in lines);
    assert.deepEqual(Object.fromEntries(shown.map(({ label, value }) => [label, value])), lines);
  }

  /** Asserts the values of all lines with a label, from top to bottom. */
  reads(heading: string, label: string, values: readonly string[]): void {
    assert.deepEqual(
      this.#lines(heading, label).map(({ value }) => value),
      values,
    );
  }

  hasLines(heading: string, label: string, count: number): void {
    assert.equal(this.#lines(heading, label).length, count);
  }

  checksOnly(heading: string, indicator: string): void {
    const lines = this.#blocks(heading)
      .flat()
      .filter(({ isChecked, value }) => isChecked || value === 'Complete');
    assert.deepEqual(
      lines.map(({ label, isChecked, value }) => [label, isChecked, value]),
      [[indicator, true, 'Complete']],
    );
  }

  /** Asserts the value of a label as a screen reader reads it. */
  isSpoken(heading: string, label: string, text: string): void {
    const [line] = this.#lines(heading, label);
    assert.equal(heardTextOf(line?.element.querySelector('dd') ?? this.#main), text);
  }

  canEditNothing(): void {
    const fields = 'input, select, textarea, [contenteditable]';
    const found = this.#main.querySelectorAll([fields, ...editable.map((role) => `[role="${role}"]`)].join());
    this.#user.expect(found.length === 0, 'nothing that can be edited');
    // The only buttons in panels are those that open a report.
    const buttons = [...this.#main.querySelectorAll('dl button')].map(nameOf);
    const others = buttons.filter((name) => !name.endsWith('opens the report in a new window'));
    this.#user.expect(others.length === 0, `no buttons but those of reports, not ${others.join()}`);
  }

  #lines(heading: string, label: string): Line[] {
    return this.#blocks(heading)
      .flat()
      .filter((line) => line.label === label);
  }

  #blocks(heading: string): Line[][] {
    return [...this.#panel(heading).querySelectorAll('dl')].map((list) => [...list.children].map(lineIn));
  }

  #panel(heading: string): Element {
    const found = this.#panels.find((panel) => headingOf(panel) === heading);
    this.#user.expect(found !== undefined, `the panel "${heading}"`);
    return found as Element;
  }

  get #main(): Element {
    const main = this.#user.document.querySelector('main');
    this.#user.expect(main !== null, 'the main part of the page');
    return main as Element;
  }

  get #panels(): Element[] {
    return [...this.#main.querySelectorAll('section')].filter(
      (section) => section.querySelector('h2') && isVisible(section),
    );
  }
}

const headingOf = (panel: Element): string => textOf(panel.querySelector('h2') ?? panel);

/** Returns a line as an open panel shows it. A closed panel hides its lines, and a copy is in no panel. */
function lineIn(one: Element): Line {
  const element = one.cloneNode(true) as Element;
  const shown = element.querySelector('dd');
  const icon = shown?.querySelector('[data-icon]')?.getAttribute('data-icon');
  const value = shown ? textOf(shown).replaceAll('\u2060', '') : '';
  const isChecked = icon === 'check-circle';
  return { label: textOf(element.querySelector('dt') ?? element), value, isChecked, element };
}
