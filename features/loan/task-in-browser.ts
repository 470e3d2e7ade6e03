import { legacyAddress, legacyPages } from '../../contracts/api/legacy.ts';
import { addressOf } from '../../contracts/operation.ts';
import { loanOperations } from '../../contracts/operations/loan.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';
import { queueLoans, standardLoan } from '../vocabulary/standard-loans.ts';
import { type OpenTask, selectionOf, taskOf } from './task.ts';

/** The open task of the user in a browser, with its work order. */
export class TaskInBrowser {
  readonly #visit: BrowserUser;
  /** Paths of the responses, in order. */
  readonly #responses: string[] = [];
  #borrower = '';

  constructor(visit: BrowserUser) {
    this.#visit = visit;
    visit.page.on('response', (response) => this.#responses.push(new URL(response.url()).pathname));
  }

  /** Chooses the task in the queue that the page shows. */
  async open(borrower: string): Promise<void> {
    this.#borrower = borrower;
    const queue = this.#visit.page.locator('main iframe').contentFrame();
    await queue.getByRole('row').filter({ hasText: borrower }).getByRole('link').click();
    await this.#visit.seesTitle(this.#opened.title);
  }

  /** Opens another task of the same queue. */
  async openOtherInSecondTab(): Promise<void> {
    const queue = standardLoan(this.#borrower).seed.task?.queue ?? '';
    const other = queueLoans(queue).find(({ borrower }) => borrower !== this.#borrower);
    if (!other) throw new Error(`The queue ${queue} has no other task`);
    const { title, ids } = taskOf(other);
    await this.#visit.openSecondTab(paths.dashboardTask(ids.accountId, ids.taskId));
    await expect(this.#visit.secondPage.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(this.#visit.secondPage).toHaveURL(this.#visit.origin + paths.workQueue);
  }

  async followWorkOrder(link: string): Promise<void> {
    const workOrder = this.#visit.frame(legacyPages.WorkOrderTask.title);
    await workOrder.getByRole('link', { name: link, exact: true }).click();
  }

  async seesWorkOrder(): Promise<void> {
    const { page } = this.#visit;
    await this.#visit.seesTitle(this.#opened.title);
    const frame = page.locator('main').getByTitle(legacyPages.WorkOrderTask.title, { exact: true });
    await expect(frame).toHaveAttribute('src', legacyAddress('WorkOrderTask', this.#opened.ids));
    await expect(frame).toHaveAttribute('data-loaded', 'true');
    await expect(frame.contentFrame().getByText(String(this.#opened.ids.taskId))).toBeVisible();
  }

  async seesLoan(): Promise<void> {
    await this.#visit.seesTitle(this.#opened.title);
    await expect(this.#visit.page.getByRole('region', { name: 'Loan Details' })).toBeVisible();
  }

  /** Asserts that a hidden frame selects the task. */
  async hasHiddenFrame(): Promise<void> {
    const frame = this.#visit.page.getByTitle(legacyPages.SelectQueueTask.title);
    await expect(frame).toHaveAttribute('src', selectionOf(this.#opened));
    await expect(frame.contentFrame().getByText(/^Task \d+ is selected/)).toBeAttached();
    // The frame is a pixel with a border, and clipped, so it is not visible.
    const box = await frame.boundingBox();
    expect(box?.width).toBeLessThan(10);
    expect(box?.height).toBeLessThan(10);
  }

  wasCheckedFirst(): void {
    const path = addressOf(loanOperations.getImageFlowAccess, { id: this.#opened.ids.accountId });
    expect(this.#responses).toContain(path);
  }

  get #opened(): OpenTask {
    return taskOf(standardLoan(this.#borrower));
  }
}
