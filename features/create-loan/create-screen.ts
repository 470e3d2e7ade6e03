import { isDeepStrictEqual } from 'node:util';
import type { TabUser } from '../drivers/app/tab-user.ts';
import { isVisible, shownLines, textOf } from '../drivers/app/screen-text.ts';
import { placeOfField } from '../drivers/form/fields.ts';
import { createLoanOperations, type CreateLoanRequest } from '../../contracts/operations/create-loan.ts';
import { paths } from '../../web/shared/routes/paths.ts';

/** The screen that creates a loan or a lead. Fields go by their labels, those of a person by owner and label. */
export class CreateScreen {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  async open(kind: string): Promise<void> {
    await this.#user.open(kind === 'lead' ? paths.newLead : paths.newLoan);
    this.field('Institution');
  }

  /** Picks an option of a list that narrows as one types. */
  async choose(label: string, option: string): Promise<void> {
    await this.fill(label, option);
    await this.#user.type('{Enter}');
  }

  /** Replaces the entry of a field in one go; the field keeps the focus. A switch takes "on" and "off". */
  async fill(label: string, entry: string): Promise<void> {
    this.#user.expect(this.canBeUsed(label), `the field "${label}" to be open for entries`);
    if (this.#isSwitch(label)) return this.turn(label, entry === 'on');
    await this.#user.fill(this.field(label), entry);
    // The one list that takes no other text than its options.
    if (label.endsWith('identifier type')) await this.#user.type('{Enter}');
  }

  async fillAll(entries: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, entry] of Object.entries(entries)) await this.fill(label, entry);
  }

  /** Chooses an institution, an originator and a product. */
  async chooseLender(): Promise<void> {
    await this.choose('Institution', 'Marrowbrook Home Lending');
    await this.choose('Originator', 'Nora Whitfield');
    await this.choose('Product', 'Conforming 30 Year Fixed');
  }

  /** Fills in what the form cannot be sent without, for a borrower with this name. */
  async fillInRequired(name = 'Ada Newcomer'): Promise<void> {
    const [firstName = '', lastName = ''] = name.split(' ');
    await this.chooseLender();
    await this.fillAll({ 'First name': firstName, 'Last name': lastName });
    if (this.#user.address !== paths.newLead) await this.fill('Tax identifier', '123-45-6789');
  }

  /** Presses the button that sends the form. */
  async create(): Promise<void> {
    await this.#user.click(this.createButton);
  }

  /** Presses the button that sends the form twice, before the page can do anything. */
  async createTwice(): Promise<void> {
    const { createButton } = this;
    createButton.click();
    createButton.click();
    await this.#user.tab.rest();
  }

  async turn(label: string, isOn: boolean): Promise<void> {
    const isAlready = this.field(label).getAttribute('aria-checked') === String(isOn);
    if (!isAlready) await this.#user.click(this.field(label));
    this.#user.expect(
      this.field(label).getAttribute('aria-checked') === String(isOn),
      `"${label}" to be turned ${isOn ? 'on' : 'off'}`,
    );
  }

  /** Types one character after the other in place of the entry; the field keeps the focus. */
  async type(label: string, text: string): Promise<void> {
    await this.focus(label);
    this.field(label).select();
    await this.#user.type(text.replaceAll(/[{[]/g, '$&$&'));
  }

  /** Pastes in place of the entry; the field keeps the focus. */
  async paste(label: string, text: string): Promise<void> {
    await this.focus(label);
    this.field(label).select();
    await this.#user.paste(text);
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

  has(label: string): boolean {
    return this.#fields(label).length > 0;
  }

  shows(label: string, text: string): void {
    const { value } = this.field(label);
    this.#user.expect(value === text, `"${label}" to show "${text}", not "${value}"`);
  }

  showsAll(entries: Readonly<Record<string, string>>): void {
    for (const [label, text] of Object.entries(entries)) this.shows(label, text);
  }

  /** Returns what a screen reader adds to a field: its unit, its message, a note or a reason. */
  description(label: string): string {
    const ids = this.field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids
      .flatMap((id) => this.#user.document.getElementById(id) ?? [])
      .map(textOf)
      .join(' ');
  }

  says(label: string, text: string): void {
    const description = this.description(label);
    this.#user.expect(description.includes(text), `"${label}" to say "${text}", not "${description}"`);
  }

  /** Asserts the titles of the panels, from top to bottom. */
  panelsAre(titles: readonly string[]): void {
    this.#equal([...this.#user.document.querySelectorAll('form h2')].map(textOf), titles, 'the panels');
  }

  panelIsOpen(title: string): void {
    const toggle = this.#panel(title)?.querySelector('h2 button');
    this.#user.expect(toggle?.getAttribute('aria-expanded') === 'true', `an open panel "${title}"`);
  }

  /**
   * Asserts the labels of a panel in the order of reading.
   * @param from place of the first one, counted from 1
   * @param to place of the last one
   */
  panelHolds(panel: string, labels: readonly string[], from = 1, to?: number): void {
    const shown = [...(this.#panel(panel)?.querySelectorAll('label') ?? [])].filter(isVisible).map(textOf);
    this.#equal(shown.slice(from - 1, to), labels, `the fields of "${panel}"`);
  }

  async openList(label: string): Promise<void> {
    await this.focus(label);
    if (this.#listBelow(label).length === 0) await this.#user.type('{ArrowDown}');
  }

  /** Asserts the rows of the list below a field. */
  listShows(label: string, options: readonly string[]): void {
    this.#equal(this.#listBelow(label), options, `the list of "${label}"`);
  }

  /** @param characters of the entry, separators of thousands not counted */
  isValidWith(label: string, characters: number): void {
    const { length } = this.field(label).value.replaceAll(',', '');
    this.#user.expect(length === characters, `${characters} characters in "${label}", not ${length}`);
    this.#user.expect(this.field(label).getAttribute('aria-invalid') === 'false', `"${label}" to be valid`);
  }

  isMarkedRequired(label: string, isRequired: boolean): void {
    const field = this.field(label);
    const mark = this.#user.document.querySelector(`label[for="${field.id}"]`)?.parentElement?.textContent;
    this.#user.expect(
      field.getAttribute('aria-required') === String(isRequired) && mark?.includes('*') === isRequired,
      `"${label}" ${isRequired ? '' : 'not '}to be marked as required`,
    );
  }

  announces(text: string): void {
    this.#user.expect(this.#announcements().includes(text), `an announcement "${text}"`);
  }

  /** Asserts that one announcement names the field, and that it says this text. */
  announcesOnce(text: string, label: string): void {
    this.#equal(
      this.#announcements().filter((announced) => announced.includes(label)),
      [`${label}: ${text}`],
      `the announcements on "${label}"`,
    );
  }

  isEmptyAndOpen(label: string): void {
    this.shows(label, '');
    this.#user.expect(this.canBeUsed(label), `"${label}" to be open for entries`);
  }

  /** Asserts the links of the fields that are still needed. */
  missingAre(labels: readonly string[]): void {
    const intro = [...this.#user.document.querySelectorAll('form p span')].find(
      (span) => textOf(span) === 'Still needed',
    );
    const links = [...(intro?.parentElement?.querySelectorAll('a') ?? [])].map(textOf);
    this.#equal(links, labels, 'the missing fields');
  }

  /** Returns the bodies of the requests that create a loan or a lead, the last one at the end. */
  get creations(): CreateLoanRequest[] {
    const { method, path } = createLoanOperations.createLoan;
    return this.#user.tab.requests
      .filter((sent) => sent.method === method && sent.path === path)
      .map(({ body }) => JSON.parse(body) as CreateLoanRequest);
  }

  /** Returns the names of the buttons and links at the foot of the screen. */
  get footer(): string[] {
    return [...this.#user.document.querySelectorAll('form footer :is(button, a)')].map(textOf);
  }

  isLoading(button: string, isLoading: boolean): void {
    const spinner = this.#user.button(button).querySelector('.anticon-spin');
    this.#user.expect((spinner !== null) === isLoading, `${isLoading ? 'a' : 'no'} spinner in "${button}"`);
  }

  doesNotSay(text: string): void {
    const shown = shownLines(this.#user.document.body).some((line) => line.includes(text));
    this.#user.expect(!shown, `no text "${text}"`);
  }

  get createButton(): HTMLButtonElement {
    const buttons = [...this.#user.document.querySelectorAll<HTMLButtonElement>('form footer button')];
    this.#user.expect(buttons.length === 2, `two buttons in the footer, not ${buttons.length}`);
    return buttons[1] as HTMLButtonElement;
  }

  /** @throws {AssertionError} without a field of that label */
  field(label: string): HTMLInputElement {
    const found = this.#fields(label);
    this.#user.expect(found.length === 1, `one field "${label}", not ${found.length}`);
    return found[0] as HTMLInputElement;
  }

  #announcements(): string[] {
    const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    return [...this.#user.document.querySelectorAll(regions)].map(textOf);
  }

  #listBelow(label: string): string[] {
    const list = this.#user.document.getElementById(`${this.field(label).id}_list`);
    const dropdown = list?.closest('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
    return [...(dropdown?.querySelectorAll('.ant-select-item-option-content') ?? [])].map(textOf);
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

  #panel(title: string): Element | undefined {
    return [...this.#user.document.querySelectorAll('form section')].find(
      (section) =>
        textOf(
          this.#user.document.getElementById(section.getAttribute('aria-labelledby') ?? '') ?? section,
        ) === title,
    );
  }
}
