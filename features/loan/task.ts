import assert from 'node:assert/strict';
import { legacyAddress, legacyPages } from '../../contracts/api/legacy.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import type { TabUser } from '../users/tab-user.ts';
import { type StandardLoan, standardLoan } from '../vocabulary/standard-loans.ts';

/** The task of a loan in a work queue. The title is the loan number and the borrower. */
export interface OpenTask {
  readonly title: string;
  readonly ids: { readonly accountId: number; readonly taskId: number };
}

/** Returns the task of a standard loan. @throws {AssertionError} for a loan without a task */
export function taskOf({ seed, borrower }: StandardLoan): OpenTask {
  const taskId = seed.task?.taskId ?? assert.fail(`The loan of ${borrower} has no task`);
  const ids = { accountId: seed.generalAccountId, taskId };
  return { title: `${seed.dashboard.loanNumber} ${borrower}`, ids };
}

/** Returns the address of the legacy page that selects a task. */
export const selectionOf = ({ ids }: OpenTask): string =>
  `/Search/SelectQueueTask?accountId=${ids.accountId}&taskId=${ids.taskId}`;

/** The open task of the user. A task is named by the borrower of its loan. */
export class Task {
  readonly #user: TabUser;
  #task: OpenTask | undefined;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Opens the address of a task's row in the queue. The row itself is in a frame, whose scripts do not run here. */
  async open(borrower: string): Promise<void> {
    this.#task = taskOf(standardLoan(borrower));
    const { accountId, taskId } = this.#task.ids;
    await this.#user.open(paths.dashboardTask(accountId, taskId));
  }

  async seesWorkOrder(): Promise<void> {
    await this.#user.seesTitle(this.#opened.title);
    this.#user.hasFrame(legacyPages.WorkOrderTask.title, legacyAddress('WorkOrderTask', this.#opened.ids));
  }

  async seesLoan(): Promise<void> {
    await this.#user.seesTitle(this.#opened.title);
    await this.#user.seesText('Loan Details');
  }

  async hasHiddenFrame(): Promise<void> {
    this.#user.hasFrame(legacyPages.SelectQueueTask.title, selectionOf(this.#opened));
  }

  get #opened(): OpenTask {
    return this.#task ?? assert.fail('No task was opened');
  }
}
