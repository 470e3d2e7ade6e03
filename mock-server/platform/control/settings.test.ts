import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { builtInIdleTimes as builtIn, shippedSettings } from '../../../contracts/api/settings.ts';
import { worldHeader } from '../../../contracts/api/headers.ts';
import type { Configuration } from '../../../contracts/operations/configuration.ts';
import type { WorldRecipe, WorldState } from '../../../contracts/operations/mock-schemas.ts';
import type { Problem } from '../../../contracts/problems.ts';
import { commonServer } from '../../test/common-server.ts';
import { fieldsOf, newWorld } from '../../test/server.ts';
import { control, stateOf } from '../../test/control.ts';

const configured = shippedSettings.idle;

async function configurationIn(app: FastifyInstance, world: string): Promise<Configuration> {
  return (await app.inject({ url: '/api/configuration', headers: { [worldHeader]: world } })).json();
}

const refusedRecipe = (app: FastifyInstance, settings: object) =>
  app.inject({ method: 'POST', url: '/mock/worlds', payload: { settings } });

test('a world has the idle times of its recipe, and the defaults for the others', async () => {
  const { app } = await commonServer();
  const demo = { idleSeconds: 5, timeoutSeconds: 30, keepAliveSeconds: 10 };
  const cases: readonly [WorldRecipe, Configuration['idle']][] = [
    [{}, configured],
    [{ settings: { idle: builtIn } }, builtIn],
    [{ settings: { idle: demo } }, demo],
    [{ settings: { idle: { timeoutSeconds: 20 } } }, { ...configured, timeoutSeconds: 20 }],
  ];
  for (const [recipe, idle] of cases) {
    const id = await newWorld(app, recipe);
    assert.deepEqual((await configurationIn(app, id)).idle, idle);
    assert.deepEqual((await stateOf(app, id)).settings.idle, idle);
  }
});

test('an idle time outside its range is refused with its name and range', async () => {
  const { app } = await commonServer();
  for (const wrong of [0, -1, 86_401, 1.5, '600', null]) {
    const refused = await refusedRecipe(app, { idle: { idleSeconds: 1, timeoutSeconds: wrong } });
    assert.equal(refused.statusCode, 400);
    assert.deepEqual(
      refused.json<Problem>().errors,
      [{ field: 'settings.idle.timeoutSeconds', message: 'must be a whole number from 1 to 86400' }],
      String(wrong),
    );
  }
});

test('an unknown setting and an invalid address are refused with their names', async () => {
  const { app } = await commonServer();
  const refused = await refusedRecipe(app, {
    idle: { sensitivitySeconds: 2 },
    productTitle: ' ',
    pageAddresses: {
      LosHelp: 'javascript:alert(1)',
      LenderHelp: '//help.example.com/',
      OptimalBlueSearch: 'https://ob.example.com/',
      LoanDebug: '/Debug',
      WhatsNew: '/new',
    },
    logo: '/logo.svg',
  });
  assert.deepEqual(fieldsOf(refused).toSorted(), [
    'settings.idle.sensitivitySeconds',
    'settings.logo',
    'settings.pageAddresses.LenderHelp',
    'settings.pageAddresses.LoanDebug',
    'settings.pageAddresses.LosHelp',
    'settings.pageAddresses.OptimalBlueSearch',
    'settings.pageAddresses.WhatsNew',
    'settings.productTitle',
  ]);
});

test('title, addresses and support of a world replace the defaults', async () => {
  const { app } = await commonServer();
  const settings = {
    productTitle: 'Harbor Lending',
    pageAddresses: { LosHelp: 'https://help.example.com/los', OptimalBlueSearch: '/ob/search' },
    supportObjectId: '',
    supportSiteUrl: 'https://cases.example.com',
    imageFlowUrl: 'https://images.example.com/{accountId}',
  };
  const id = await newWorld(app, { settings });
  const {
    signIn: _signIn,
    featureFlags: _flags,
    protectedResources: _map,
    ...answered
  } = await configurationIn(app, id);
  assert.deepEqual(answered, { ...settings, idle: configured });
});

test('each setting of a world can be changed alone and reset to its default', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app, {
    settings: { idle: { timeoutSeconds: 20 }, productTitle: 'Harbor Lending' },
  });
  const settingsAfter = async (settings: object | null) =>
    (await control(app, 'PATCH', id, { settings })).json<WorldState>().settings;
  const shipped = (await stateOf(app, 'default')).settings;
  assert.deepEqual(await settingsAfter({ idle: builtIn }), {
    ...shipped,
    idle: builtIn,
    productTitle: 'Harbor Lending',
  });
  assert.deepEqual(await settingsAfter({ idle: null }), { ...shipped, productTitle: 'Harbor Lending' });
  assert.deepEqual(await settingsAfter(null), shipped);
  await control(app, 'POST', `${id}/reset`);
  assert.deepEqual((await stateOf(app, id)).settings, {
    ...shipped,
    idle: { ...configured, timeoutSeconds: 20 },
    productTitle: 'Harbor Lending',
  });
});

test('the link of a world contains its settings', async () => {
  const { app } = await commonServer();
  const settings = { idle: builtIn, pageAddresses: { ContactUs: 'https://help.example.com/contact' } };
  const { link } = await stateOf(app, await newWorld(app, { settings }));
  const { pathname, search } = new URL(link);
  const entered = await app.inject({ url: pathname + search });
  const { idle, pageAddresses } = (await stateOf(app, entered.cookies[0]?.value ?? '')).settings;
  assert.deepEqual({ idle, pageAddresses }, settings);
});
