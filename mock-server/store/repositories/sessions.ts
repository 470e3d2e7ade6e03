import type { WorkQueueType } from '../../../contracts/api/options.ts';
import { WorldRepository } from './repository.ts';
import type { Selection } from './world-document.ts';

/** The open loan and task and the chosen lead of each user in the legacy application, and the used sign-in codes. */
export class Sessions extends WorldRepository {
  /** Opens a loan, and closes the open task (C-25). */
  async selectLoan(objectId: string, generalAccountId: number): Promise<void> {
    await this.#select(objectId, { loan: generalAccountId, task: null, lead: null });
  }

  /**
   * Opens a loan unless it is open already. The hidden frame of an open loan repeats the selection, and must not close
   * the open task (C-03, C-04).
   */
  async keepLoanSelected(objectId: string, generalAccountId: number): Promise<void> {
    if ((await this.selectedLoan(objectId)) === generalAccountId) return;
    await this.selectLoan(objectId, generalAccountId);
  }

  /** Returns the open loan of a user; null if no loan is open. */
  async selectedLoan(objectId: string): Promise<number | null> {
    return (await this.#selected(objectId)).loan;
  }

  /** Opens a task and its loan. */
  async selectTask(objectId: string, { generalAccountId, taskId }: Task): Promise<void> {
    await this.#select(objectId, { loan: generalAccountId, task: taskId, lead: null });
  }

  /** Returns the id of the open task of a user; null if no task is open. */
  async selectedTask(objectId: string): Promise<number | null> {
    return (await this.#selected(objectId)).task;
  }

  /** Returns the id of the lead from which the user makes a loan; null if none is chosen. */
  async chosenLead(objectId: string): Promise<number | null> {
    return (await this.#selected(objectId)).lead;
  }

  /** Chooses a lead for the next loan of the user, or none. A loan that is opened ends the choice, too. */
  async chooseLead(objectId: string, generalAccountId: number | null): Promise<void> {
    await this.#select(objectId, { lead: generalAccountId });
  }

  /**
   * Marks a sign-in code as used, for all replicas. Returns false if it was already used.
   *
   * @param expiresAt time after which the code is invalid, and forgotten
   */
  async spendCode(code: string, { expiresAt, now }: CodeTimes): Promise<boolean> {
    const isSpent = await this.change((draft) => {
      const valid = Object.entries(draft.document.spentCodes).filter(
        ([, until]) => until >= now.toISOString(),
      );
      const spentCodes = Object.fromEntries(valid);
      if (Object.hasOwn(spentCodes, code)) return false;
      draft.set({ spentCodes: { ...spentCodes, [code]: expiresAt.toISOString() } });
      return true;
    });
    return isSpent ?? false;
  }

  /** Returns the ids of the loans that users of the world have open. */
  async selectedAccounts(): Promise<number[]> {
    const selections = Object.values((await this.world())?.document.selections ?? {});
    return [...new Set(selections.flatMap(({ loan }) => loan ?? []))];
  }

  async #select(objectId: string, part: Partial<Selection>): Promise<void> {
    await this.change((draft) => {
      if (!draft.activeProfile(objectId)) return;
      const { [objectId]: before = nothing, ...others } = draft.document.selections;
      const selected = { ...before, ...part };
      const isNothing = Object.values(selected).every((id) => id === null);
      draft.set({ selections: isNothing ? others : { ...others, [objectId]: selected } });
    });
  }

  async #selected(objectId: string): Promise<Selection> {
    return (await this.world())?.document.selections[objectId] ?? nothing;
  }
}

const nothing: Selection = { loan: null, task: null, lead: null };

/** Times on the world's clock. */
interface CodeTimes {
  readonly expiresAt: Date;
  readonly now: Date;
}

export interface Task {
  readonly taskId: number;
  readonly generalAccountId: number;
  readonly queue: WorkQueueType;
}

export class Tasks extends WorldRepository {
  async find(taskId: number): Promise<Task | null> {
    const loan = (await this.world())?.loanOfTask(taskId);
    const queue = loan?.document.task?.queue;
    return loan && queue ? { taskId, generalAccountId: loan.id, queue } : null;
  }
}
