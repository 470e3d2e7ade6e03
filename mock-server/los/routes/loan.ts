import type { FastifyInstance } from 'fastify';
import type { Account } from '../../../contracts/operations/loan.ts';
import { StoredJson } from '../../platform/http/responses.ts';
import { problem } from '../../platform/http/problems.ts';
import { imageFlowAccessOf } from '../menus/image-flow-access.ts';
import type { WorldStore } from '../../store/store.ts';
import { officeDay } from '../seeds/business-days.ts';
import { findById, found } from './ids.ts';
import { serve } from '../../platform/serve.ts';

export function loanRoutes(app: FastifyInstance): void {
  serve(app, 'getAccountByApplicationIdentifier', async ({ store, parameters }) =>
    found(await store.loans.account(parameters), `Application ${parameters.applicationIdentifier}`),
  );

  serve(app, 'getAccountById', ({ store, parameters }) => loanNamed(store, parameters.accountId));

  serve(app, 'getLoanDashboard', async ({ store, world, parameters: { generalAccountId } }) => {
    const today = officeDay(world.now());
    const text = await findById(generalAccountId, (id) => store.loans.dashboardJson(id, today));
    return new StoredJson(found(text, `Loan ${generalAccountId}`));
  });

  serve(app, 'selectLoan', async ({ store, query, objectId }) => {
    const { generalAccountId } = await loanNamed(store, query.accountId);
    await store.sessions.selectLoan(objectId, generalAccountId);
    return null;
  });

  serve(app, 'selectQueueTask', async ({ store, query, objectId }) => {
    const { generalAccountId } = await loanNamed(store, query.accountId);
    const task = await findById(query.taskId, (id) => store.tasks.find(id));
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
  found(
    await findById(accountId, (generalAccountId) => loans.account({ generalAccountId })),
    `Loan ${accountId}`,
  );
