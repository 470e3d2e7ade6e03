import { addressOf } from '../../contracts/operation.ts';
import { loanOperations } from '../../contracts/operations/loan.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';

const selections = [loanOperations.selectLoan.path, loanOperations.selectQueueTask.path];

/** The loan that is open: what the browser keeps of it, and its selection in the legacy application. */
export class OpenLoan {
  readonly #user: TabUser;
  /** Whether the dashboard was asked for before the selection, by path, was answered. */
  readonly #askedBefore = new Map<string, boolean>();

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Holds up the response to each selection until a request that did not wait for it has been answered. */
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

  wasSelectedFirst(what: 'loan' | 'task'): void {
    const { path } = what === 'task' ? loanOperations.selectQueueTask : loanOperations.selectLoan;
    const { requests } = this.#user.tab;
    this.#user.expect(
      this.#askedBefore.get(path) === false,
      `the dashboard to wait for the answer of ${path}`,
    );
    const dashboard = addressOf(loanOperations.getLoanDashboard, {
      generalAccountId: Number(this.kept('generalAccountId')),
    });
    this.#user.expect(
      requests.some((sent) => sent.path === dashboard),
      `a request for ${dashboard}`,
    );
  }

  /** Returns what the browser session keeps of the account under the name of the field. */
  kept(field: string): string {
    return String(Reflect.get(Object(this.#user.kept('account')) as object, field));
  }

  /** Returns the id of the task that all tabs share; null without one. */
  get task(): string | null {
    return this.#user.tab.storage.localStorage.getItem('taskId');
  }
}
