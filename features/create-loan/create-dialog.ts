import assert from 'node:assert/strict';
import { createLoanOperations } from '../../contracts/operations/create-loan.ts';
import type { UserFeatures } from '../../contracts/operations/session.ts';
import { isVisible, textOf } from '../drivers/app/screen-text.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';
import { CreateScreen } from './create-screen.ts';
import { routeOfPage } from '../drivers/vocabulary.ts';

/** The dialog that asks what is to be created, and for whom. */
export class CreateDialog {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Enters a world in which the new workflow is on or off. */
  signIn(person: string, enableNewCreateLoanWorkflow: boolean, features: UserFeatures = {}): Promise<void> {
    return this.#user.enterAs(person, { recipe: { flags: { enableNewCreateLoanWorkflow }, features } });
  }

  /** Presses Create Loan in the banner with the keyboard. */
  async ask(): Promise<void> {
    this.#user.expect(this.#user.canPress('Create Loan'), 'Create Loan to be available');
    (this.#user.button('Create Loan') as HTMLElement).focus();
    await this.#user.type('{Enter}');
  }

  /** Opens the dialog on the loan pipeline. */
  async have(): Promise<void> {
    await this.#user.open(routeOfPage('Mortgage Pipeline'));
    await this.ask();
  }

  async choose(action: string): Promise<void> {
    await this.#user.click(this.#user.button(action, this.#dialog));
  }

  /** Picks an option of a list with the pointer: in this form Enter presses Continue where no list is open. */
  async pick(label: string, option: string): Promise<void> {
    const screen = new CreateScreen(this.#user);
    await screen.fill(label, option);
    const rows = [...this.#user.document.querySelectorAll('.ant-select-item-option')].filter(isVisible);
    await this.#user.click(
      rows.find((row) => textOf(row) === option),
      `the row "${option}" below "${label}"`,
    );
  }

  get isOpen(): boolean {
    return this.#user.dialogs.length > 0;
  }

  offers(actions: readonly string[]): void {
    assert.deepEqual([...this.#dialog.querySelectorAll('li')].map(textOf), actions);
  }

  asksFor(labels: readonly string[]): void {
    assert.deepEqual([...this.#dialog.querySelectorAll('label')].filter(isVisible).map(textOf), labels);
  }

  hasFocusOn(action: string): void {
    this.#user.hasFocus(this.#user.button(action, this.#dialog), `the action "${action}"`);
  }

  isClosed(): void {
    this.#user.expect(this.#user.dialogs.length === 0, 'no dialog');
  }

  /** Asserts that no other dialog is open. */
  isAlone(): void {
    const { length } = this.#user.dialogs;
    this.#user.expect(length === 1, `one dialog, not ${length}`);
  }

  originatorsAsked(times: number): void {
    const before = createLoanOperations.getOriginators.path.replace(/\{.*/, '');
    const asked = this.#user.tab.requests.filter((sent) => sent.path.startsWith(before));
    this.#user.expect(asked.length === times, `${times} requests for originators, not ${asked.length}`);
  }

  get #dialog(): Element {
    return this.#user.dialog('Create Loan');
  }
}
