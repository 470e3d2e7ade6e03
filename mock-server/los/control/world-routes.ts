import type { FastifyInstance } from 'fastify';
import type { OwnLoan } from '../../../contracts/operations/recipe.ts';
import { worldNamed } from '../../platform/control/world-actions.ts';
import { runningWorld } from '../../platform/control/world-state.ts';
import { longestRecipe } from '../../platform/http/limits.ts';
import { problem } from '../../platform/http/problems.ts';
import { wholeLoan } from '../../platform/recipes/own-loan.ts';
import { serveMock } from '../../platform/serve.ts';
import { changedWorld } from '../../platform/worlds/recipe.ts';
import type { World } from '../../platform/worlds/world.ts';
import { loanUpdateOf } from '../menus/loan-facts.ts';

/** Maximum number of loans in a list. */
const mostRows = 100;

/** Serves the operation that changes a world, and tells its open pages, and the list of its loans. */
export function mockWorldRoutes(app: FastifyInstance): void {
  const { worlds, events } = app;

  serveMock(app, 'getWorldLoans', async ({ request, parameters, query: { find } }) => {
    const { store } = await worldNamed(request, parameters.id);
    const filter = find === undefined || find.trim() === '' ? {} : { text: find };
    const rows = [
      ...(await store.loans.list({ kind: 'loan', ...filter })),
      ...(await store.loans.list({ kind: 'lead', ...filter })),
    ].slice(0, mostRows);
    const loans = await Promise.all(rows.map(({ generalAccountId }) => store.loans.stored(generalAccountId)));
    return rows.flatMap(({ generalAccountId, loanNumber, borrowerName, isLead }, index) => {
      const loan = loans[index];
      return loan
        ? {
            generalAccountId,
            loanNumber: loanNumber === '' ? null : loanNumber,
            accountName: borrowerName,
            isLead,
            loan: wholeLoan(loan),
          }
        : [];
    });
  });

  const parseJson = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser(
    'application/merge-patch+json',
    { parseAs: 'string' },
    (request, body: string, done) => void parseJson(request, body || 'null', done),
  );
  serveMock(
    app,
    'changeWorld',
    async ({ request, parameters, body }) => {
      const { id } = await worldNamed(request, parameters.id);
      const world = await worlds.change(id, (_record, draft) => changedWorld(draft, body));
      if (!world) throw problem('world-not-found', 'The world was deleted during the request.');
      // Only logs errors: the change is stored, and a page that missed the events loads its data when it reconnects.
      await tell(world, body).catch((error: unknown) => request.log.error(error));
      return runningWorld(app, id, request);
    },
    { bodyLimit: longestRecipe, checksBody: true },
  );

  /** Sends the events about changed loans and menus to the open pages of a world. */
  async function tell({ id, store }: World, { loans, users, menus }: Change): Promise<void> {
    const open = new Set(await store.sessions.selectedAccounts());
    const withMenu = new Set(users === undefined && menus === undefined ? [] : open);
    const changed = loans === null ? open : new Set(Object.keys(loans ?? {}).map(Number));
    for (const generalAccountId of changed) {
      if (await store.loans.account({ generalAccountId }))
        await events.publish(id, 'loanUpdate', await loanUpdateOf(store, generalAccountId));
      if (Object.keys(loans?.[generalAccountId] ?? { all: true }).some((name) => !withoutMenu.includes(name)))
        withMenu.add(generalAccountId);
    }
    for (const generalAccountId of withMenu) await events.publish(id, 'menuUpdate', { generalAccountId });
  }
}

interface Change {
  readonly loans?: Readonly<Record<string, OwnLoan | null>> | null;
  readonly users?: unknown;
  readonly menus?: unknown;
}

/** Fields of a loan that do not affect its menu. */
const withoutMenu: readonly string[] = ['accountName', 'originatorUserId', 'updatedAt', 'vendor'];
