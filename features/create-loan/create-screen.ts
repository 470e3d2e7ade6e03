import type { TabUser } from '../drivers/app/tab-user.ts';
import { isVisible, textOf } from '../drivers/app/screen-text.ts';
import { placeOfField } from '../drivers/form/fields.ts';
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
