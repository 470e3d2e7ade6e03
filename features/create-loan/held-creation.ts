import { createLoanOperations } from '../../contracts/operations/create-loan.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';
import { CreateScreen } from './create-screen.ts';

/** A creation whose response the scenario holds back. */
export class HeldCreation {
  readonly #user: TabUser;
  #letGo: (() => Promise<void>) | undefined;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Presses Create; the response waits. */
  async press(button: string): Promise<void> {
    this.#letGo = this.#user.tab.holdNext(createLoanOperations.createLoan);
    await this.#user.press(button);
  }

  /** Lets the page have the response. */
  async letGo(): Promise<void> {
    this.#user.expect(this.#letGo !== undefined, 'a creation to be held back');
    await this.#letGo?.();
  }

  /** Fills in the form, presses Create, and leaves for the pipeline before the response. */
  async leave(kind: string, name: string): Promise<void> {
    const screen = new CreateScreen(this.#user);
    await screen.open(kind);
    await screen.fillInRequired(name);
    await this.press(kind === 'lead' ? 'Create Lead' : 'Create Loan');
    await this.#user.press('Cancel');
    await this.#user.press('Leave');
    this.#user.seesTitle(kind === 'lead' ? 'Lead Pipeline' : 'Mortgage Pipeline');
  }
}
