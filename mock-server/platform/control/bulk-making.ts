import { problem } from '../http/problems.ts';
import { bulkCountOf, mostBulkLoans } from '../../store/seeds/bulk.ts';

/** Maximum number of loans of bulk seeds that one client creates at the same time: the size of the largest seed. */
export const mostLoansInTheMaking = mostBulkLoans;

/** Limits the loans of bulk seeds that one client creates at the same time. Other seeds are not counted. */
export class BulkMaking {
  readonly #loans = new Map<string, number>();

  /**
   * Runs `make`, which creates something from a seed. Refuses if the client would create too many loans at once.
   *
   * @param client IP address of the client
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
    `One client can create at most ${mostLoansInTheMaking.toLocaleString('en-US')} loans at the same time. Wait until the other world is ready.`,
    { headers: { 'retry-after': '60' } },
  );
