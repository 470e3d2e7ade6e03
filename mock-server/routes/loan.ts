import type { FastifyInstance } from 'fastify';
import type { Account } from '../../contracts/schemas/loan.ts';
import { StoredJson } from '../plugins/answers.ts';
import { problem } from '../plugins/problems.ts';
import { imageFlowAccessOf } from '../shell/image-flow-access.ts';
import type { Store } from '../store/store.ts';
import { idOf } from './ids.ts';
import { serve } from './serve.ts';

export function loanRoutes(app: FastifyInstance, { loans, users, tasks }: Store): void {
  serve(app, 'getAccountByApplicationIdentifier', async ({ world, parameters }) =>
    found(await loans.account(world.id, parameters)),
  );

  serve(app, 'getAccountById', async ({ world, parameters }) =>
    found(await loans.account(world.id, { generalAccountId: idOf(parameters.accountId) })),
  );

  serve(app, 'getLoanDashboard', ({ world, parameters }) => {
    const text = loans.dashboardJson(world.id, idOf(parameters.generalAccountId));
    return text instanceof Promise ? text.then(storedJson) : storedJson(text);
  });

  serve(app, 'selectLoan', async ({ world, query, objectId }) => {
    const { generalAccountId } = found<Account>(
      await loans.account(world.id, { generalAccountId: idOf(query.accountId) }),
    );
    await users.selectLoan(world.id, objectId, generalAccountId);
    return null;
  });

  serve(app, 'selectQueueTask', async ({ world, query, objectId }) => {
    const { generalAccountId } = found<Account>(
      await loans.account(world.id, { generalAccountId: idOf(query.accountId) }),
    );
    const task = await tasks.find(world.id, idOf(query.taskId));
    if (task?.generalAccountId !== generalAccountId) {
      throw problem('task-not-found', 'The account has no task with this id in any work queue.');
    }
    await tasks.select(world.id, objectId, task);
    return null;
  });

  serve(app, 'getImageFlowAccess', async ({ world, parameters, user, objectId }) => {
    const account = found(await loans.account(world.id, { generalAccountId: idOf(parameters.id) }));
    const userId = await users.activeProfileId(world.id, objectId);
    return imageFlowAccessOf(account, { user: user(), userId });
  });
}

const storedJson = (text: string | null): StoredJson => new StoredJson(found(text));

function found<T>(value: T | null): T {
  if (value === null) throw problem('account-not-found', 'No loan or lead of this world has this id.');
  return value;
}
