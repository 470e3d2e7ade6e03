import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { RunningWorld, WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { newWorld, problemOf, loanRequest, signedIn } from '../../test/server.ts';
import { change, stateOf, worldOf } from '../../test/control.ts';
import { commonServer } from '../../test/common-server.ts';
import type { WorldStore } from '../../store/store.ts';

const { app, store } = await commonServer();

const harbor = {
  originatorUserId: 301,
  dashboard: {
    primaryBorrower: { borrowerFirstName: 'Ines', borrowerLastName: 'Kestrel' },
    loanDetails: { loanAmount: 310_000, loanStatus: 'Processing' },
  },
} as const;

const recipeOf = async (id: string): Promise<WorldRecipe> => {
  const { state: _state, ...recipe } = await worldOf(app, id);
  return recipe;
};

const dashboardIn = async (id: string, loan: number): Promise<LoanDashboard> =>
  (await (await signedIn(app, 'lending-staff', id)).get(`/api/loans/${loan}/dashboard`)).json();

describe('own content', () => {
  test('the recipe of the guide creates the loans that the guide describes', async () => {
    const guide = readFileSync(new URL('../../../docs/guides/recipes.md', import.meta.url), 'utf8');
    const [, example = ''] = /```json\r?\n(.*?)```/s.exec(guide) ?? [];
    const recipe = JSON.parse(example) as WorldRecipe;
    const id = await newWorld(app, recipe);
    const { loans, leads, settings } = await stateOf(app, id);
    assert.deepEqual([loans, leads, settings.productTitle], [1, 1, 'Harbor Lending']);
    const { faults: _faults, ...saved } = await recipeOf(id);
    const { faults: _given, ...given } = recipe;
    assert.deepEqual(saved, { ...given, clock: { now: '2026-06-01T12:00:00.000Z' } });
  });

  test('a loan of a recipe is listed and shown; fields without a value are blank', async () => {
    const id = await newWorld(app, { seed: 'empty', loans: { 900_001: harbor } });
    const dashboard = await dashboardIn(id, 900_001);
    assert.equal(dashboard.loanNumber, '1000900001');
    assert.equal(dashboard.primaryBorrower.borrowerLastName, 'Kestrel');
    assert.deepEqual([dashboard.loanDetails.loanAmount, dashboard.loanDetails.rate], [310_000, null]);
    const [row, ...others] = await store.in(id).loans.list({ kind: 'loan' });
    assert.deepEqual([row?.borrowerName, others], ['Ines Kestrel', []]);
  });

  test('an institution of a recipe replaces that of the seed, with its originators', async () => {
    const products = [{ loanProductId: 901, loanProductName: 'Harbor 20 Year' }];
    const retail = { defaultOriginationType: 'Retail' } as const;
    const originator = { originatorUserId: 911, firstName: 'Ona', lastName: 'Reyes', products };
    const institutions: WorldRecipe['institutions'] = {
      102: { ...retail, name: 'Harbor Desk', originators: [] },
      905: { ...retail, name: 'Harbor Lending', originators: [{ ...originator, licensedStates: ['OR'] }] },
    };
    const staff = await signedIn(app, 'lending-staff', await newWorld(app, { institutions }));
    const names = (await staff.get('/api/loans/institutions'))
      .json<{ institutions: { name: string }[] }>()
      .institutions.map(({ name }) => name);
    assert.ok(names.includes('Harbor Lending') && names.includes('Harbor Desk'));
    assert.ok(!names.includes('Quillhaven Savings'));
    assert.deepEqual((await staff.get('/api/loans/originators/102')).json(), []);
    assert.deepEqual((await staff.get('/api/loans/products/911/905')).json(), products);
    const reader = await signedIn(app, 'no-create-features', await newWorld(app, { institutions }));
    assert.deepEqual((await reader.get('/api/loans/institutions')).json().institutions, []);
  });
});

/** A recipe, and the requests that change its world. */
interface Lived {
  readonly title: string;
  readonly recipe: WorldRecipe;
  readonly live?: (id: string) => Promise<void>;
}

const worlds: readonly Lived[] = [
  { title: 'a world of an empty recipe', recipe: {} },
  {
    title: 'a world with settings, flags and features',
    recipe: {
      persona: 'closing',
      flags: { enableAiAssistant: true },
      features: { lead: false },
      settings: { productTitle: 'Harbor', idle: { idleSeconds: 20 } },
      menus: { rates: [] },
    },
  },
  {
    title: 'a world in which users have created a loan and a lead',
    recipe: { seed: 'empty', loans: { 900_001: harbor } },
    live: async (id) => {
      const staff = await signedIn(app, 'lending-staff', id);
      assert.equal((await staff.post('/api/loans', loanRequest)).statusCode, 200);
      assert.equal((await staff.post('/api/loans', { ...loanRequest, isLead: true })).statusCode, 200);
    },
  },
  {
    title: 'a world with a new note, a vendor and another profile',
    recipe: {
      loans: { 900_001: harbor },
      users: {
        'lending-staff': { profiles: { 207: { userGroupName: 'Harbor' } } },
        'several-profiles': { activeProfile: 222 },
      },
    },
    live: async (id) => {
      const { notes, vendors } = store.in(id);
      const note = { author: 'Nora Whitfield', text: 'Called.', isShared: true };
      await notes.add({ ...note, generalAccountId: 123_404, now: new Date('2026-03-03T10:00:00Z') });
      await notes.add({ ...note, generalAccountId: 900_001, now: new Date('2026-03-04T10:00:00Z') });
      await vendors.select(123_405, 'northgate');
      const user = await signedIn(app, 'several-profiles', id);
      const answer = await user.post('/api-administration/user/switch-profile', { newUserId: 221 });
      assert.equal(answer.statusCode, 204, answer.body);
    },
  },
  {
    title: 'a world with an advanced clock, and a fault that has happened once',
    recipe: {
      clock: { now: '2026-03-02T10:00:00Z' },
      faults: { page: { operation: 'getUser', kind: 'html', times: 3 } },
    },
    live: async (id) => {
      await (await signedIn(app, 'closing', id)).get('/api/navigation/user');
      await change(app, id, { clock: { advanceSeconds: 40 * 86_400 } });
    },
  },
];

describe('a world that is created from the saved recipe of another one', () => {
  for (const { title, recipe, live } of worlds) {
    test(`equals ${title}`, async () => {
      const id = await newWorld(app, recipe);
      await live?.(id);
      const saved = await recipeOf(id);
      const again = await newWorld(app, saved);
      assert.deepEqual(await recipeOf(again), saved);
      assert.deepEqual(stateAlone(await stateOf(app, again)), stateAlone(await stateOf(app, id)));
      assert.deepEqual(await contentIn(store.in(again)), await contentIn(store.in(id)));
    });
  }

  test('can be read with more loans than a recipe may have, and then not made again', async () => {
    const id = await newWorld(app, { seed: 'empty' });
    const dashboard = await dashboardIn(await newWorld(app), 123_404);
    const many = Array.from({ length: 501 }, (_, index) => ({
      generalAccountId: 200_000 + index,
      originatorUserId: 301,
      isLead: false,
      updatedAt: '2026-01-01T00:00:00.000Z',
      dashboard,
    }));
    await store.worlds.change(id, (_record, draft) => {
      for (const loan of many) draft.put({ ...loan, origin: 'own', notes: [], vendor: null });
      return {};
    });
    const world = await worldOf(app, id);
    assert.equal(Object.keys(world.loans ?? {}).length, 501);
    assert.deepEqual(world.state.linkLeavesOut, ['loans']);
    const refused = problemOf(await app.inject({ method: 'POST', url: '/mock/worlds', payload: world }));
    assert.deepEqual(refused.errors, [{ field: 'loans', message: 'must NOT have more than 500 properties' }]);
  });
});

/** Returns the state of a world without the values that differ in each world. */
function stateAlone({
  id: _id,
  name: _name,
  createdAt: _createdAt,
  link: _link,
  faults: _faults,
  clock,
  ...state
}: RunningWorld['state']): object {
  return { ...state, clock: clock.isFrozen ? clock : 'runs' };
}

const kinds = ['loan', 'lead'] as const;

/** Returns all data of a world that the product can read. */
async function contentIn({ loans, notes, vendors, users, choices }: WorldStore): Promise<unknown> {
  const rows = (await Promise.all(kinds.map((kind) => loans.list({ kind })))).flat();
  const documents = rows.map(async ({ generalAccountId }) => [
    await loans.account({ generalAccountId }),
    JSON.parse((await loans.dashboardJson(generalAccountId)) ?? 'null'),
    await loans.file(generalAccountId),
    await notes.list(generalAccountId),
  ]);
  const people = ['7c9e6a10-5b1d-4e2f-8a3c-0000000000cf', '7c9e6a10-5b1d-4e2f-8a3c-0000000000d3'];
  return {
    rows,
    documents: await Promise.all(documents),
    vendors: [...(await vendors.all())],
    users: await users.all(),
    active: await Promise.all(people.map((objectId) => users.activeProfileId(objectId))),
    institutions: await Promise.all(people.map((objectId) => choices.institutions(objectId))),
  };
}
