import assert from 'node:assert/strict';
import { legacyAddress, legacyPages } from '../../contracts/api/legacy.ts';
import { addressOf } from '../../contracts/operation.ts';
import { type Account, loanOperations } from '../../contracts/operations/loan.ts';
import { applicationIdentifierOf } from '../../mock-server/store/schema/loan-row.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import type { TabUser } from '../users/tab-user.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';
import { factsIn } from '../vocabulary/legacy-pages.ts';
import { type StandardLoan, standardLead, standardLoan } from '../vocabulary/standard-loans.ts';
import { routeOfPage } from '../vocabulary/vocabulary.ts';

const pipeline = 'Mortgage Pipeline';
const titleOf = ({ seed, borrower }: StandardLoan) => `${seed.dashboard.loanNumber} ${borrower}`;
const numberAnd = (name: string) => new RegExp(`^\\d{10} ${name}$`);
const selections = [loanOperations.selectLoan.path, loanOperations.selectQueueTask.path];

/** The open loan: its data in the browser's storage, and its selection in the legacy application. */
export class OpenLoan {
  readonly #user: TabUser;
  #opened: StandardLoan | undefined;
  /** For the path of each selection: whether the dashboard was requested before the response to the selection. */
  readonly #askedBefore = new Map<string, boolean>();

  constructor(user: TabUser) {
    this.#user = user;
  }

  async have(borrower: string): Promise<void> {
    this.#opened = standardLoan(borrower);
    await this.#user.open(paths.dashboardOf(this.#opened.applicationIdentifier));
    await this.seesDashboard();
  }

  async haveLead(borrower: string): Promise<void> {
    await this.#user.open(
      paths.dashboardOf(applicationIdentifierOf(standardLead(borrower).generalAccountId)),
    );
  }

  /** Opens the address of a loan's row in the pipeline. The row itself is in a frame, whose scripts do not run here. */
  async open(borrower: string): Promise<void> {
    this.#opened = standardLoan(borrower);
    const address = paths.dashboardOf(this.#opened.applicationIdentifier);
    await (this.#user.tab.isOpen ? this.#user.goOn(address) : this.#user.open(address));
  }

  async openFromPipeline(borrower: string): Promise<void> {
    await this.#user.open(routeOfPage(pipeline));
    await this.open(borrower);
    await this.seesDashboard();
  }

  /** Leaves the deal id, which is optional, out of the account in the server's response. */
  leaveOutDealId(borrower: string): void {
    const { applicationIdentifier } = standardLoan(borrower);
    const path = addressOf(loanOperations.getAccountByApplicationIdentifier, { applicationIdentifier });
    this.#user.tab.changeBodies<Account>(path, ({ dealId: _dealId, ...account }) => account);
  }

  /** Delays the response to each selection, and records whether a dashboard was requested before that response. */
  selectSlowly(): void {
    const { changedResponses, requests } = this.#user.tab;
    for (const path of selections) {
      changedResponses.set(path, async (response) => {
        await new Promise((resolve) => void setTimeout(resolve, 50));
        this.#askedBefore.set(
          path,
          requests.some((sent) => sent.path.endsWith('/dashboard')),
        );
        return response;
      });
    }
  }

  async seesDashboard(): Promise<void> {
    await this.#user.seesTitle(this.#opened ? titleOf(this.#opened) : numberAnd('.*'));
    this.#user.region('region', 'Loan Details');
  }

  async isTitledFor(name: string): Promise<void> {
    await this.#user.seesTitle(numberAnd(name));
  }

  async seesLeadSummary(name: string): Promise<void> {
    this.#user.expect(this.#user.address === paths.leadSummary, `the address "${paths.leadSummary}"`);
    await this.isTitledFor(name);
  }

  hasHiddenFrame(): void {
    const address = `/Search/SelectLoan?accountId=${this.#opened?.seed.generalAccountId}`;
    this.#user.hasFrame(legacyPages.SelectLoan.title, address);
  }

  wasSelectedFirst(what: 'loan' | 'task'): void {
    const { path } = what === 'task' ? loanOperations.selectQueueTask : loanOperations.selectLoan;
    const { requests } = this.#user.tab;
    this.#user.expect(
      this.#askedBefore.get(path) === false,
      `the dashboard to wait for the response of ${path}`,
    );
    const dashboard = `/api/loans/${this.kept('generalAccountId')}/dashboard`;
    this.#user.expect(
      requests.some((sent) => sent.path === dashboard),
      `a request for ${dashboard}`,
    );
  }

  /** Asserts values that the legacy page with the loan summary shows. */
  async summaryShows(facts: Readonly<Record<string, string>>): Promise<void> {
    const { generalAccountId: accountId } = this.#user.kept('account') as Account;
    const summary = legacyAddress('LoanSummary', { accountId });
    const response = await this.#user.tab.send(summary, { headers: { accept: 'text/html' } });
    const shown = factsIn(await response.text());
    assert.deepEqual(Object.fromEntries(Object.keys(facts).map((fact) => [fact, shown[fact]])), facts);
  }

  keepsAccount(): void {
    const { generalAccountId, originatorUserId } = this.#opened?.seed ?? {};
    const applicationIdentifier = this.#opened?.applicationIdentifier;
    assert.partialDeepStrictEqual(this.#user.kept('account'), {
      generalAccountId,
      applicationIdentifier,
      originatorUserId,
      isLead: false,
    });
  }

  /** Returns a field of the account in session storage. */
  kept(field: string): string {
    return String(Reflect.get(Object(this.#user.kept('account')) as object, field));
  }

  /** Returns the id of the open task, which all tabs share; null if no task is open. */
  get task(): string | null {
    return this.#user.tab.storage.localStorage.getItem('taskId');
  }
}

/** The open loan in a browser: a click in the frame of the pipeline, and the size of the hidden frame. */
class OpenLoanInBrowser {
  readonly #visit: BrowserUser;
  #opened: StandardLoan | undefined;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async have(borrower: string): Promise<void> {
    this.#opened = standardLoan(borrower);
    await this.#visit.open(paths.dashboardOf(this.#opened.applicationIdentifier));
    await this.seesDashboard();
    await this.#visit.keepSignIn();
  }

  async open(borrower: string): Promise<void> {
    this.#opened = standardLoan(borrower);
    const row = this.#visit.frame(pipeline).getByRole('row').filter({ hasText: borrower });
    await row.getByRole('link').click();
    await this.seesDashboard();
  }

  async openFromPipeline(borrower: string): Promise<void> {
    await this.#visit.open(routeOfPage(pipeline));
    await this.#visit.seesFramed(pipeline);
    await this.#visit.keepSignIn();
    await this.open(borrower);
  }

  async seesDashboard(): Promise<void> {
    await this.#visit.seesTitle(this.#opened ? titleOf(this.#opened) : numberAnd('.*'));
    await expect(this.#visit.page.getByRole('region', { name: 'Loan Details' })).toBeVisible();
  }

  isTitledFor(name: string): Promise<void> {
    return this.#visit.seesTitle(numberAnd(name));
  }

  async hasHiddenFrame(): Promise<void> {
    const frame = this.#visit.page.getByTitle(legacyPages.SelectLoan.title);
    const address = `/Search/SelectLoan?accountId=${this.#opened?.seed.generalAccountId}`;
    await expect(frame).toHaveAttribute('src', address);
    // The frame is a pixel with a border, and clipped, so it is not visible.
    const box = await frame.boundingBox();
    expect(box?.width).toBeLessThan(10);
    expect(box?.height).toBeLessThan(10);
  }
}

export const openLoan = { app: OpenLoan, browser: OpenLoanInBrowser };
