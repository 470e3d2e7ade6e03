import type { Making } from '../../control/worlds/content.ts';
import { problem } from '../../http/problems.ts';
import { bulkCountOf, mostBulkLoans } from '../seeds/bulk.ts';

/** Loans that one client may have in the making at a time: those of the largest seed. */
export const mostLoansInTheMaking = mostBulkLoans;

/** Counts the loans of bulk seeds that are being made, by client. Seeds of the usual size take no time and do not count. */
export class BulkMaking implements Making {
  readonly #loans = new Map<string, number>();

  /**
   * Makes something from a seed.
   *
   * @param client address that asks for it
   * @throws {ProblemError} too-many-loans
   */
  async of<Made>(client: string, seed: string | undefined, make: () => Promise<Made>): Promise<Made> {
    const count = bulkCountOf(seed ?? '') ?? 0;
    this.#add(client, count);
    try {
      return await make();
    } finally {
      this.#add(client, -count);
    }
  }

  #add(client: string, count: number): void {
    const loans = (this.#loans.get(client) ?? 0) + count;
    if (loans > mostLoansInTheMaking) throw tooManyLoans();
    if (loans === 0) this.#loans.delete(client);
    else this.#loans.set(client, loans);
  }
}

const tooManyLoans = () =>
  problem(
    'too-many-loans',
    `One client can have at most ${mostLoansInTheMaking.toLocaleString('en-US')} loans in the making at a time. Wait until the world that is being made is ready.`,
    { headers: { 'retry-after': '60' } },
  );
