import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WorldRecipe, WorldState } from '../../../contracts/operations/mock-schemas.ts';
import { personas } from '../../los/seeds/personas.ts';
import { commonServer } from '../../test/common-server.ts';
import { control, stateOf } from '../../test/control.ts';
import { fieldsOf, newWorld, signedIn } from '../../test/server.ts';

const { app, store } = await commonServer();

const recipeOf = async (id: string): Promise<WorldRecipe> =>
  (await control(app, 'GET', `${id}/recipe`)).json();

const now = '2026-03-02T10:00:00Z';

test('users, institutions and menus of a running world change, are in its recipe, and null restores the seed', async () => {
  const id = await newWorld(app, { now });
  const patch = async (body: object): Promise<WorldState> => {
    const response = await control(app, 'PATCH', id, body);
    assert.equal(response.statusCode, 200, response.body);
    return response.json();
  };
  const staff = await signedIn(app, 'lending-staff', id);
  const user = async () => (await staff.get('/api/navigation/user')).json();
  const institutions = async (): Promise<string[]> =>
    (await staff.get('/api/loans/institutions'))
      .json<{ institutions: { name: string }[] }>()
      .institutions.map(({ name }) => name);
  const menu = async () => (await staff.get('/api/navigation/menu/reports')).json();
  const before = [await user(), await institutions(), await menu()];
  const entries = [{ name: 'Harbor Report', index: 0, drawer: 'Reports' as const }];
  const harbor = {
    institutionId: 905,
    name: 'Harbor Lending',
    defaultOriginationType: 'Retail' as const,
    originators: [],
  };
  await patch({ users: [{ persona: 'lending-staff', profile: { pipelineLogo: '/assets/harbor.svg' } }] });
  await patch({ users: [{ persona: 'lending-staff', profile: { userGroupName: 'West' } }] });
  await patch({ institutions: [harbor] });
  await patch({ menus: [{ menu: 'reports', entries }], name: 'Harbor' });
  const changedUser = await user();
  assert.deepEqual([changedUser.pipelineLogo, changedUser.userGroupName], ['/assets/harbor.svg', 'West']);
  assert.ok((await institutions()).includes('Harbor Lending'));
  assert.deepEqual(await menu(), entries);
  const saved = await recipeOf(id);
  assert.deepEqual(
    [saved.users, saved.institutions, saved.menus],
    [
      [
        {
          persona: 'lending-staff',
          profile: { pipelineLogo: '/assets/harbor.svg', userGroupName: 'West' },
        },
      ],
      [harbor],
      [{ menu: 'reports', entries }],
    ],
  );
  assert.deepEqual(await recipeOf(await newWorld(app, saved)), saved);
  await patch({ users: null, institutions: null, menus: null });
  assert.deepEqual([await user(), await institutions(), await menu()], before);
  const { users, institutions: none, menus } = await recipeOf(id);
  assert.deepEqual([users, none, menus], [undefined, undefined, undefined]);
});

test('a changed user keeps the profile that the user has switched to, unless the change chooses one', async () => {
  const id = await newWorld(app);
  const user = await signedIn(app, 'several-profiles', id);
  const { objectId = '' } = personas.find(({ id: name }) => name === 'several-profiles') ?? {};
  const active = () => store.in(id).users.activeProfileId(objectId);
  await user.post('/api-administration/user/switch-profile', { newUserId: 221 });
  await control(app, 'PATCH', id, {
    users: [{ persona: 'several-profiles', profile: { userGroupName: 'West' } }],
  });
  assert.equal(await active(), 221);
  await control(app, 'PATCH', id, { users: [{ persona: 'several-profiles', userId: 222, isActive: true }] });
  assert.equal(await active(), 222);
  const saved = await recipeOf(id);
  assert.deepEqual(await recipeOf(await newWorld(app, saved)), saved);
});

test('a change of a world with one part that does not fit changes no other part', async () => {
  const id = await newWorld(app, { now });
  const before = [await stateOf(app, id), await recipeOf(id)];
  const refused = await control(app, 'PATCH', id, {
    name: 'Harbor',
    emptyMenus: ['loan'],
    institutions: [],
    menus: [{ menu: 'reports', entries: [] }],
    users: [{ persona: 'several-profiles', userId: 207 }],
  });
  assert.deepEqual(fieldsOf(refused), ['users.0.userId']);
  assert.deepEqual([await stateOf(app, id), await recipeOf(id)], before);
});
