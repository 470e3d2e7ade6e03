import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../test/common-server.ts';
import { problemOf } from '../../test/server.ts';

const harbor = { generalAccountId: 900_001, originatorUserId: 301 };

test('an invalid part of a recipe is refused with the allowed values, and no world is created', async () => {
  const { app } = await commonServer();
  const institution = {
    institutionId: 905,
    name: 'Harbor',
    defaultOriginationType: 'Retail',
    originators: [],
  };
  const refusals: readonly (readonly [recipe: object, field: string, message: RegExp])[] = [
    [
      { loans: [{ generalAccountId: 900_001 }] },
      'loans.0.originatorUserId',
      /is required: the seed has no loan/,
    ],
    [{ loans: [harbor, harbor] }, 'loans.1.generalAccountId', /is in the list twice/],
    [{ loans: [{ ...harbor, generalAccountId: 2_000_000 }] }, 'loans.0.generalAccountId', /from 1 to 999999/],
    [{ loans: [{ ...harbor, updatedAt: '2026-02-30T00:00Z' }] }, 'loans.0.updatedAt', /not a date/],
    [{ loans: [{ ...harbor, dashboard: { rate: 1 } }] }, 'loans.0.dashboard.rate', /not a documented field/],
    [
      {
        loans: [
          { ...harbor, task: { queue: 'Closing', taskId: 7_001 } },
          { ...harbor, generalAccountId: 900_002, task: { queue: 'Funding', taskId: 7_001 } },
        ],
      },
      'loans.0.task.taskId',
      /is the task of loan 900002/,
    ],
    [{ institutions: [institution, institution] }, 'institutions.1.institutionId', /is in the list twice/],
    [{ users: [{ persona: 'several-profiles', userId: 207 }] }, 'users.0.userId', /211, 221, 222/],
    [{ menus: [{ menu: 'home', entries: [] }] }, 'menus.0.menu', /"reports", "delivery"/],
    [
      {
        menus: [
          { menu: 'loan', entries: [] },
          { menu: 'loan', entries: [] },
        ],
      },
      'menus.1.menu',
      /is in the list twice/,
    ],
    [{ seedDay: '2026-13-01' }, 'seedDay', /not a day/],
    [{ isFrozen: false }, 'isFrozen', /can be false only with now/],
  ];
  for (const [recipe, field, message] of refusals) {
    const answer = await app.inject({ method: 'POST', url: '/mock/worlds', payload: recipe });
    assert.equal(answer.statusCode, 400, answer.body);
    const [error] = problemOf(answer).errors ?? [];
    assert.equal(error?.field, field);
    assert.match(error?.message ?? '', message);
  }
  const unknown = await app.inject({
    method: 'POST',
    url: '/mock/worlds',
    payload: { users: [{ persona: 'nobody' }] },
  });
  assert.equal(problemOf(unknown).code, 'persona-not-found');
});
