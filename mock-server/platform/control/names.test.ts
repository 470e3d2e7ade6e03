import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldHeader } from '../../../contracts/api/headers.ts';
import { worldName } from '../../../contracts/api/world-name.ts';
import type { WorldRecipe, WorldState } from '../../../contracts/operations/mock-schemas.ts';
import { commonServer } from '../../test/common-server.ts';
import { control, stateOf } from '../../test/control.ts';
import { fieldsOf, newWorld } from '../../test/server.ts';
import { authorize } from '../../test/sign-in.ts';

const { app } = await commonServer();

const changed = async (id: string, change: object): Promise<WorldState> =>
  (await control(app, 'PATCH', id, change)).json();
const recipeOf = async (id: string): Promise<WorldRecipe> =>
  (await control(app, 'GET', `${id}/recipe`)).json();

test('a world has the name of its recipe until it is renamed; null restores the name made from its id', async () => {
  const id = await newWorld(app, { name: 'Demo for Tuesday' });
  assert.equal((await stateOf(app, id)).name, 'Demo for Tuesday');
  assert.equal((await changed(id, { name: 'Zoë’s demo' })).name, 'Zoë’s demo');
  assert.equal((await recipeOf(id)).name, 'Zoë’s demo');
  assert.equal((await changed(id, { name: null })).name, worldName(id));
  assert.equal((await recipeOf(id)).name, undefined);
  await control(app, 'POST', `${id}/reset`);
  assert.equal((await stateOf(app, id)).name, 'Demo for Tuesday');
});

test('the default world has a name', async () => {
  assert.equal((await stateOf(app, 'default')).name, 'default world');
});

test('the presenter of a world is in its state and recipe, changes as a whole, and is removed by null', async () => {
  const presenter = { demo: 'refinance', step: 1 };
  const id = await newWorld(app, { presenter });
  assert.deepEqual((await stateOf(app, id)).presenter, presenter);
  assert.deepEqual((await changed(id, { presenter: { step: 3 } })).presenter, { step: 3 });
  assert.deepEqual((await recipeOf(id)).presenter, { step: 3 });
  assert.equal((await changed(id, { presenter: null })).presenter, null);
  assert.equal((await recipeOf(id)).presenter, undefined);
  await control(app, 'POST', `${id}/reset`);
  assert.deepEqual((await stateOf(app, id)).presenter, presenter);
  assert.equal((await stateOf(app, await newWorld(app))).presenter, null);
});

test('a name that is empty, blank at an end, too long or of several lines is refused, and so is a step before the first', async () => {
  const id = await newWorld(app);
  for (const name of ['', ' ', ' a', 'a ', 'a\nb', 'a'.repeat(61)])
    assert.deepEqual(fieldsOf(await control(app, 'PATCH', id, { name })), ['name'], JSON.stringify(name));
  assert.deepEqual(fieldsOf(await control(app, 'PATCH', id, { presenter: { step: 0 } })), ['presenter.step']);
  assert.equal((await changed(id, { name: 'a'.repeat(60) })).name.length, 60);
});

test('the sign-in page names the world, except for the default world without a name', async () => {
  const id = await newWorld(app, { name: '<Tuesday>' });
  const page = await authorize(app, {}, { [worldHeader]: id });
  assert.match(page.body, /You are signing in to <b>[^<]+<\/b>, “&lt;Tuesday&gt;”\./);
  assert.match((await authorize(app)).body, /You are signing in to <b>[^<]+<\/b>\. /);
});

test('the page that asks before a link creates a world says the name of the world', async () => {
  const recipe = Buffer.from(JSON.stringify({ name: 'Demo for Tuesday' })).toString('base64url');
  const linked = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  const page = await app.inject({ url: `/mock/enter?recipe=${recipe}`, headers: linked });
  assert.match(page.body, /The name of the world is “Demo for Tuesday”\./);
});
