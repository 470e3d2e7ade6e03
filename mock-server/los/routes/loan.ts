import type { FastifyInstance } from 'fastify';
import type { Account } from '../../../contracts/operations/loan.ts';
import { StoredJson } from '../../http/responses.ts';
import { problem } from '../../http/problems.ts';
import { imageFlowAccessOf } from '../menus/image-flow-access.ts';
import type { WorldStore } from '../../store/store.ts';
import { idOf } from './ids.ts';
import { serve } from '../../control/serve.ts';

export function loanRoutes(app: FastifyInstance): void {
  serve(app, 'getAccountByApplicationIdentifier', async ({ store, parameters }) =>
    found(await store.loans.account(parameters), `Application ${parameters.applicationIdentifier}`),
  );

  serve(app, 'getAccountById', ({ store, parameters }) => loanNamed(store, parameters.accountId));

  serve(app, 'getLoanDashboard', async ({ store, parameters: { generalAccountId } }) => {
    const text = await store.loans.dashboardJson(idOf(generalAccountId));
    return new StoredJson(found(text, `Loan ${generalAccountId}`));
  });

  serve(app, 'selectLoan', async ({ store, query, objectId }) => {
    const { generalAccountId } = await loanNamed(store, query.accountId);
    await store.sessions.selectLoan(objectId, generalAccountId);
    return null;
  });

  serve(app, 'selectQueueTask', async ({ store, query, objectId }) => {
    const { generalAccountId } = await loanNamed(store, query.accountId);
    const task = await store.tasks.find(idOf(query.taskId));
    if (task?.generalAccountId !== generalAccountId) {
      throw problem(
        'task-not-found',
        `Loan ${query.accountId} has no task ${query.taskId} in any work queue.`,
      );
    }
    await store.sessions.selectTask(objectId, task);
    return null;
  });

  serve(app, 'getImageFlowAccess', async ({ store, parameters, user, objectId }) => {
    const account = await loanNamed(store, parameters.id);
    const userId = await store.users.activeProfileId(objectId);
    return imageFlowAccessOf(account, { user: user(), userId });
  });
}

const loanNamed = async ({ loans }: WorldStore, accountId: string): Promise<Account> =>
  found(await loans.account({ generalAccountId: idOf(accountId) }), `Loan ${accountId}`);

/**
 * Returns a value that is not null.
 *
 * @param name name of the loan or task for the message
 * @throws {ProblemError} account-not-found
 */
function found<T>(value: T | null, name: string): T {
  if (value === null) throw problem('account-not-found', `${name} was not found.`);
  return value;
}
