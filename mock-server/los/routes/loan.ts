import type { FastifyInstance } from 'fastify';
import type { Account } from '../../../contracts/schemas/loan.ts';
import { StoredJson } from '../../http/answers.ts';
import { problem } from '../../http/problems.ts';
import { imageFlowAccessOf } from '../menus/image-flow-access.ts';
import type { Store } from '../../store/store.ts';
import { idOf } from './ids.ts';
import { serve } from '../../control/serve.ts';

export function loanRoutes(app: FastifyInstance, { loans, users, tasks }: Store): void {
  const loanNamed = async (worldId: string, accountId: string): Promise<Account> =>
    found(await loans.account(worldId, { generalAccountId: idOf(accountId) }), `Loan ${accountId}`);

  serve(app, 'getAccountByApplicationIdentifier', async ({ world, parameters }) =>
    found(await loans.account(world.id, parameters), `Application ${parameters.applicationIdentifier}`),
  );

  serve(app, 'getAccountById', ({ world, parameters }) => loanNamed(world.id, parameters.accountId));

  serve(app, 'getLoanDashboard', ({ world, parameters: { generalAccountId } }) => {
    const text = loans.dashboardJson(world.id, idOf(generalAccountId));
    const inJson = (stored: string | null) => new StoredJson(found(stored, `Loan ${generalAccountId}`));
    return text instanceof Promise ? text.then(inJson) : inJson(text);
  });

  serve(app, 'selectLoan', async ({ world, query, objectId }) => {
    const { generalAccountId } = await loanNamed(world.id, query.accountId);
    await users.selectLoan(world.id, objectId, generalAccountId);
    return null;
  });

  serve(app, 'selectQueueTask', async ({ world, query, objectId }) => {
    const { generalAccountId } = await loanNamed(world.id, query.accountId);
    const task = await tasks.find(world.id, idOf(query.taskId));
    if (task?.generalAccountId !== generalAccountId) {
      throw problem(
        'task-not-found',
        `Loan ${query.accountId} has no task ${query.taskId} in any work queue.`,
      );
    }
    await tasks.select(world.id, objectId, task);
    return null;
  });

  serve(app, 'getImageFlowAccess', async ({ world, parameters, user, objectId }) => {
    const account = await loanNamed(world.id, parameters.id);
    const userId = await users.activeProfileId(world.id, objectId);
    return imageFlowAccessOf(account, { user: user(), userId });
  });
}

/** @param name of what was asked for, as the user knows it */
function found<T>(value: T | null, name: string): T {
  if (value === null) throw problem('account-not-found', `${name} was not found.`);
  return value;
}
