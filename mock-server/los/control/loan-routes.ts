import type { FastifyInstance } from 'fastify';
import { greatestOwnAccountId, type WorldLoan } from '../../../contracts/operations/recipe.ts';
import { worldNamed } from '../../platform/control/world-actions.ts';
import { serveMock } from '../../platform/serve.ts';
import type { World } from '../../platform/worlds/world.ts';
import { longestRecipe } from '../../platform/http/limits.ts';
import { invalidField, problem } from '../../platform/http/problems.ts';
import { ownContentOf } from '../../store/repositories/world-document.ts';
import { officeDay } from '../seeds/business-days.ts';
import { loanUpdateOf } from '../menus/loan-facts.ts';
import { changedLoan, worldLoanOf } from './loan-change.ts';

/** Maximum number of loans in a list. */
const mostRows = 100;

/** Serves the operations of the control API on the loans of a running world. */
export function mockLoanRoutes(app: FastifyInstance): void {
  const { worlds, events } = app;

  serveMock(app, 'getWorldLoans', async ({ request, parameters, query: { find } }) => {
    const { store } = await worldNamed(request, parameters.id);
    const filter = find === undefined || find.trim() === '' ? {} : { text: find };
    const lists = [
      await store.loans.list({ kind: 'loan', ...filter }),
      await store.loans.list({ kind: 'lead', ...filter }),
    ];
    return lists
      .flat()
      .slice(0, mostRows)
      .map(({ generalAccountId, loanNumber, borrowerName, isLead }) => ({
        generalAccountId,
        loanNumber: loanNumber === '' ? null : loanNumber,
        accountName: borrowerName,
        isLead,
      }));
  });

  serveMock(app, 'getWorldLoan', async ({ request, parameters }) => {
    const { store } = await worldNamed(request, parameters.id);
    const generalAccountId = ownAccountId(parameters.generalAccountId);
    const loan = await store.loans.stored(generalAccountId);
    if (!loan) throw problem('account-not-found', `Loan ${generalAccountId} was not found.`);
    return worldLoanOf(loan);
  });

  serveMock(
    app,
    'changeWorldLoan',
    async ({ request, parameters, body }) => {
      const { id, now } = await worldNamed(request, parameters.id);
      const generalAccountId = ownAccountId(parameters.generalAccountId);
      const day = officeDay(now());
      let changed: WorldLoan | undefined;
      const world = await worlds.change(id, (record, draft) => {
        const { loan, own } = changedLoan(draft, ownContentOf(record), generalAccountId, body, day);
        changed = loan;
        return { own };
      });
      if (!world || !changed) throw problem('world-not-found', 'The world was deleted during the request.');
      const hasMenu = Object.keys(body.loan).some((name) => !withoutMenu.includes(name));
      // Only logs errors: the change is stored, and a page that missed the events loads the loan when it reconnects.
      await tell(world, generalAccountId, hasMenu).catch((error: unknown) => request.log.error(error));
      return changed;
    },
    { bodyLimit: longestRecipe },
  );

  /** Sends the events about a changed loan to the open pages of its world. */
  async function tell({ id, store }: World, generalAccountId: number, hasMenu: boolean): Promise<void> {
    await events.publish(id, 'loanUpdate', await loanUpdateOf(store, generalAccountId));
    if (hasMenu) await events.publish(id, 'menuUpdate', { generalAccountId });
  }
}

/** Fields of a loan that do not affect its menu. */
const withoutMenu: readonly string[] = ['accountName', 'originatorUserId', 'updatedAt', 'vendor'];

/** Returns an account id in a path as a number. @throws {ProblemError} for the id of a loan of a bulk seed */
function ownAccountId(text: string): number {
  const id = Number(text);
  if (id > greatestOwnAccountId)
    throw invalidField(
      'generalAccountId',
      `must be at most ${greatestOwnAccountId}: loans of a bulk seed cannot be changed`,
    );
  return id;
}
