import { isDeepStrictEqual } from 'node:util';
import type { TabUser } from '../users/tab-user.ts';
import { combination } from '../users/tab-user.ts';
import { heardTextOf, isVisible, shownLines, textOf } from '../users/screen-text.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { checkedBorrower, isField, placeOfField } from './form/fields.ts';

/** The create screen. A field is named by its label, for co-borrower and property by owner and label. */
export class CreateScreen {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  async open(kind: string): Promise<void> {
    await this.#user.open(pathOf(kind));
    this.field('Institution');
  }

  /** Stores a borrower as the borrower check does. @param borrower entries, by the labels of their fields */
  knowBorrower(borrower: Readonly<Record<string, string>>): void {
    const text = JSON.stringify(checkedBorrower(borrower));
    this.#user.tab.storage.sessionStorage.setItem('CreateLoanCheck', text);
  }

  /** Selects an option of a list that is filtered by typing, with the pointer. */
  async choose(label: string, option: string): Promise<void> {
    await this.fill(label, option);
    // Typing the whole text selects the option. The response may end the session, and the field is gone.
    if (!this.has(label)) return;
    const row = this.#rowsBelow(label).find((one) => textOf(one) === option);
    await this.#user.click(row, `the row "${option}" below "${label}"`);
  }

  /** Replaces the entry of a field at once; the field keeps the focus. Entries of a switch are "on" and "off". */
  async fill(label: string, entry: string): Promise<void> {
    this.isUsable(label, true);
    if (this.#isSwitch(label)) return this.turn(label, entry === 'on');
    await this.#user.fill(this.field(label), entry);
    // Unlike the other lists, this one accepts only its options, so Enter selects one.
    if (label.endsWith('identifier type')) await this.#user.type('{Enter}');
  }

  async fillAll(entries: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, entry] of Object.entries(entries)) await this.fill(label, entry);
  }

  /** Chooses an institution, an originator and a product. */
  async chooseLender(): Promise<void> {
    for (const [label, option] of Object.entries(lender)) await this.choose(label, option);
  }

  /** Fills in the required fields for a borrower with this name. Opens the screen unless it is open. */
  async fillIn(kind: string, name: string): Promise<void> {
    const [firstName = '', lastName = ''] = name.split(' ');
    if (!this.#user.tab.isOpen || this.#user.address !== pathOf(kind)) await this.open(kind);
    // The whole text of an option selects it.
    await this.fillAll({ ...lender, 'First name': firstName, 'Last name': lastName });
    if (kind !== 'lead') await this.fill('Tax identifier', '123-45-6789');
  }

  async turn(label: string, isOn: boolean): Promise<void> {
    const isAlready = this.field(label).getAttribute('aria-checked') === String(isOn);
    if (!isAlready) await this.#user.click(this.field(label));
    this.#user.expect(
      this.field(label).getAttribute('aria-checked') === String(isOn),
      `"${label}" to be turned ${isOn ? 'on' : 'off'}`,
    );
  }

  /** Replaces the entry of a field by typing characters one by one; the field keeps the focus. */
  async type(label: string, text: string): Promise<void> {
    await this.focus(label);
    this.field(label).select();
    await this.#user.type(text.replaceAll(/[{[]/g, '$&$&'));
  }

  /** Types a number of fives, one by one. */
  async fillWith(label: string, length: number): Promise<void> {
    await this.type(label, '5'.repeat(length));
  }

  /** Replaces the entry of a field by pasting a text; the field keeps the focus. */
  async paste(label: string, text: string): Promise<void> {
    await this.focus(label);
    this.field(label).select();
    await this.#user.paste(text);
  }

  /** Types and pastes an entry into a field that may be read-only. */
  async tryToChange(label: string, entry: string): Promise<void> {
    await this.focus(label);
    await this.#user.type(entry);
    await this.#user.paste(entry);
    await this.#user.type('{Enter}');
  }

  /** Presses keys while a field, button or link has the focus. */
  async pressIn(keys: string, name: string): Promise<void> {
    this.control(name).focus();
    await this.#user.type(combination(keys));
  }

  async focus(label: string): Promise<void> {
    await this.#user.click(this.field(label));
  }

  /** Leaves the field that has the focus. */
  async leaveField(): Promise<void> {
    await this.#user.type('{Tab}');
  }

  canBeUsed(label: string): boolean {
    const { disabled, readOnly } = this.field(label);
    return !disabled && !readOnly;
  }

  isUsable(label: string, isUsable: boolean): void {
    const state = isUsable ? 'open for entries' : 'locked';
    this.#user.expect(this.canBeUsed(label) === isUsable, `the field "${label}" to be ${state}`);
  }

  has(label: string): boolean {
    return this.#fields(label).length > 0;
  }

  /** Asserts the shown text of a field; for a switch "on" or "off". */
  shows(label: string, text: string): void {
    const field = this.field(label);
    const isOn = field.getAttribute('aria-checked') === 'true';
    const value = this.#isSwitch(label) ? (isOn ? 'on' : 'off') : field.value;
    this.#user.expect(value === text, `"${label}" to show "${text}", not "${value}"`);
  }

  /** Asserts a visible text that describes a field or button: its message, a note or a reason. */
  describes(name: string, text: string): void {
    const shown = this.#descriptions(name).map(textOf).join(' ');
    this.#user.expect(shown.includes(text), `"${name}" to be described as "${text}", not "${shown}"`);
  }

  /** Asserts a text that describes a field to screen readers, such as its unit. */
  describesToReader(name: string, text: string): void {
    const heard = this.#descriptions(name).map(heardTextOf);
    this.#user.expect(
      heard.includes(text),
      `screen readers to describe "${name}" as "${text}", not "${heard.join(', ')}"`,
    );
  }

  #descriptions(name: string): Element[] {
    const ids = this.control(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.flatMap((id) => this.#user.document.getElementById(id) ?? []);
  }

  /** Asserts the message of an invalid field. */
  says(label: string, message: string): void {
    const isInvalid = this.field(label).getAttribute('aria-invalid') === 'true';
    this.#user.expect(isInvalid, `"${label}" to be invalid`);
    this.describes(label, message);
  }

  hasFocus(name: string): void {
    this.#user.hasFocus(this.control(name), `"${name}"`);
  }

  /** Asserts the titles of the panels, from top to bottom. */
  panelsAre(titles: readonly string[]): void {
    this.#equal([...this.#user.document.querySelectorAll('form h2')].map(textOf), titles, 'the panels');
  }

  /** Asserts the labels of the fields in a panel, in order. */
  panelHolds(panel: string, labels: readonly string[]): void {
    this.#equal(this.#labelsOf(panel), labels, `the fields of "${panel}"`);
  }

  /** Asserts that a field is the next one after another field of its panel; without one, that it is the first. */
  follows(panel: string, label: string, other?: string): void {
    const labels = this.#labelsOf(panel);
    const place = other === undefined ? 0 : labels.indexOf(other) + 1;
    this.#user.expect(other === undefined || place > 0, `"${other}" in "${panel}"`);
    this.#user.expect(labels[place] === label, `"${label}" there, not "${labels[place]}"`);
  }

  /** Asserts the rows of the list below a field. Opens the list if it is closed. */
  async offers(label: string, options: readonly string[]): Promise<void> {
    if (this.#rowsBelow(label).length === 0) {
      await this.focus(label);
      if (this.#rowsBelow(label).length === 0) await this.#user.type('{ArrowDown}');
    }
    this.#equal(this.#rowsBelow(label).map(textOf), options, `the list of "${label}"`);
  }

  /**
   * Asserts that the field is valid and shows an entry of this length.
   * @param characters length of the entry without separators of thousands
   */
  isValidWith(label: string, characters: number): void {
    const { length } = this.field(label).value.replaceAll(',', '');
    this.#user.expect(length === characters, `${characters} characters in "${label}", not ${length}`);
    this.#user.expect(this.field(label).getAttribute('aria-invalid') === 'false', `"${label}" to be valid`);
  }

  isMarkedRequired(label: string, isRequired: boolean): void {
    const field = this.field(label);
    const head = this.#user.document.querySelector(`label[for="${field.id}"]`)?.parentElement;
    const mark = head && textOf(head);
    this.#user.expect(
      field.getAttribute('aria-required') === String(isRequired) && mark?.includes('*') === isRequired,
      `"${label}" ${isRequired ? '' : 'not '}to be marked as required`,
    );
  }

  /** Asserts that exactly one announcement names the field, and that it has this text. */
  announcesOnce(text: string, label: string): void {
    this.#equal(
      this.#user.announcements.filter((announced) => announced.includes(label)),
      [`${label}: ${text}`],
      `the announcements on "${label}"`,
    );
  }

  /** Asserts the labels of the links to the missing fields. */
  missingAre(labels: readonly string[]): void {
    const intro = [...this.#user.document.querySelectorAll('form p span')].find(
      (span) => textOf(span) === 'Still needed',
    );
    const links = [...(intro?.parentElement?.querySelectorAll('a') ?? [])].map(textOf);
    this.#equal(links, labels, 'the missing fields');
  }

  doesNotSay(text: string): void {
    const shown = shownLines(this.#user.document.body).some((line) => line.includes(text));
    this.#user.expect(!shown, `no text "${text}"`);
  }

  /** Returns the field, button or link with the name. @throws {AssertionError} without one */
  control(name: string): HTMLElement {
    if (isField(name) && this.has(name)) return this.field(name);
    return this.#user.choice(name) as HTMLElement;
  }

  /** Returns the field with a label. @throws {AssertionError} unless exactly one field has the label */
  field(label: string): HTMLInputElement {
    const found = this.#fields(label);
    this.#user.expect(found.length === 1, `one field "${label}", not ${found.length}`);
    return found[0] as HTMLInputElement;
  }

  #rowsBelow(label: string): Element[] {
    const list = this.#user.document.getElementById(`${this.field(label).id}_list`);
    const dropdown = list?.closest('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
    return [...(dropdown?.querySelectorAll('.ant-select-item-option-content') ?? [])];
  }

  #equal(shown: readonly string[], wanted: readonly string[], what: string): void {
    this.#user.expect(
      isDeepStrictEqual(shown, wanted),
      `${what} to be "${wanted.join(', ')}", not "${shown.join(', ')}"`,
    );
  }

  #isSwitch(label: string): boolean {
    return this.field(label).getAttribute('role') === 'switch';
  }

  #fields(label: string): HTMLInputElement[] {
    const { panel, label: wanted } = placeOfField(label);
    const place = panel ? this.#panel(panel) : this.#user.document;
    return [...(place?.querySelectorAll<HTMLLabelElement>('label') ?? [])]
      .filter((one) => textOf(one) === wanted && isVisible(one))
      .flatMap(({ htmlFor }) => this.#user.document.getElementById(htmlFor) ?? [])
      .map((element) => element as HTMLInputElement);
  }

  /** Returns the labels of the fields of a panel that show, in order. */
  #labelsOf(panel: string): string[] {
    return [...(this.#panel(panel)?.querySelectorAll('label') ?? [])].filter(isVisible).map(textOf);
  }

  #panel(title: string): Element | undefined {
    return [...this.#user.document.querySelectorAll('form section')].find(
      (section) =>
        textOf(
          this.#user.document.getElementById(section.getAttribute('aria-labelledby') ?? '') ?? section,
        ) === title,
    );
  }
}

const lender = {
  Institution: 'Marrowbrook Home Lending',
  Originator: 'Nora Whitfield',
  Product: 'Conforming 30 Year Fixed',
};

const pathOf = (kind: string): string => (kind === 'lead' ? paths.newLead : paths.newLoan);
