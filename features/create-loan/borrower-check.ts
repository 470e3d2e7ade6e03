import { legacyPages } from '../../contracts/api/legacy.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';

/** The legacy pages before the create screen: the borrower check, and the choice of an originator. */
export class BorrowerCheck {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async check(firstName: string, lastName: string): Promise<void> {
    await this.#page.getByLabel('First name').fill(firstName);
    await this.#page.getByLabel('Last name').fill(lastName);
    await this.#page.getByRole('button', { name: 'Check' }).click();
  }

  async continueWith(taxIdentifier: string): Promise<void> {
    await this.#page.getByLabel('Tax identifier', { exact: true }).fill(taxIdentifier);
    await this.#page.getByRole('button', { name: 'Continue' }).click();
  }

  async lists(loanNumber: string): Promise<void> {
    await expect(this.#page.getByRole('table').getByText(loanNumber)).toBeVisible();
  }

  wasFetched(times: number): void {
    const code = /^GET \/assets\/borrower-check-page-[^/]+[.]js$/;
    expect(this.#visit.requests.filter((request) => code.test(request))).toHaveLength(times);
  }

  async keepsBorrower(firstName: string, lastName: string, taxIdentifier: string): Promise<void> {
    const person = { firstName, middleName: null, lastName, generation: null };
    await expect
      .poll(() => this.#kept('CreateLoanCheck'))
      .toEqual({ ...person, taxIdentifier, taxIdentifierType: 'ssn' });
  }

  async keepsMatches(loanNumbers: readonly string[]): Promise<void> {
    const matches = (await this.#kept('LoanMatches')) as { readonly loanNumber: string }[] | null;
    expect(matches?.map(({ loanNumber }) => loanNumber)).toEqual(loanNumbers);
  }

  /** Chooses one of the originators that Optimal Blue offers. */
  async chooseOriginator(name: string): Promise<void> {
    const list = this.#visit.frame(legacyPages.OptimalBlueSelectOriginator.title);
    await list.getByRole('row', { name }).first().getByRole('link', { name: 'Choose' }).click();
  }

  get #page() {
    return this.#visit.frame(legacyPages.CreateLoanCheck.title);
  }

  async #kept(key: string): Promise<unknown> {
    return JSON.parse((await this.#visit.kept(key)) ?? 'null');
  }
}
