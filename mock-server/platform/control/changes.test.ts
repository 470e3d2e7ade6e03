import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldName } from '../../../contracts/api/world-name.ts';
import type { RunningWorld, WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { commonServer } from '../../test/common-server.ts';
import { change, control, worldOf } from '../../test/control.ts';
import { newWorld, problemOf } from '../../test/server.ts';

const { app } = await commonServer();

const clock = { now: '2026-03-02T10:00:00.000Z' };
const start: WorldRecipe = { seed: 'empty', clock };
const slow = { operation: 'getUser', kind: 'delay', delayMilliseconds: 800, times: 'always' } as const;
const once = { operation: 'getUser', kind: 'hang' } as const;
const harbor = { name: 'Harbor', defaultOriginationType: 'Retail' as const, originators: [] };
const west = { profiles: { 207: { userGroupName: 'West' } } };
const loan = { originatorUserId: 301, dashboard: { loanDetails: { loanStatus: 'Processing', rate: 0.07 } } };
const entries = [{ name: 'Harbor Report', index: 0, drawer: 'Reports' as const }];

/** A recipe, a part that changes its world, and the parts of the recipe afterwards that differ from `start`. */
const changes: readonly (readonly [recipe: WorldRecipe, part: WorldRecipe, after: WorldRecipe])[] = [
  [{}, {}, {}],
  [{ name: 'Tuesday' }, { name: 'Zoë’s demo' }, { name: 'Zoë’s demo' }],
  [{ name: 'Tuesday' }, { name: null }, {}],
  [{ persona: 'closing' }, { persona: 'originator' }, { persona: 'originator' }],
  [{ persona: 'closing' }, { persona: null }, {}],
  [{}, { seed: 'empty', state: { id: 'other', loans: 7 } }, {}],
  [
    {},
    { clock: { now: '2027-01-01T00:00Z' } },
    { clock: { now: '2027-01-01T00:00:00.000Z' }, seedDay: '2026-03-02' },
  ],
  [{}, { clock: { advanceSeconds: 3_600 } }, { clock: { now: '2026-03-02T11:00:00.000Z' } }],
  [
    {},
    { clock: { now: '2026-03-02T12:00Z', advanceSeconds: 90, isFrozen: true } },
    { clock: { now: '2026-03-02T12:01:30.000Z' } },
  ],
  [
    { flags: { enableAppraisal36: true } },
    { flags: { enableAiAssistant: true } },
    { flags: { enableAppraisal36: true, enableAiAssistant: true } },
  ],
  [
    { flags: { enableAppraisal36: true, enableAiAssistant: true } },
    { flags: { enableAppraisal36: null } },
    { flags: { enableAiAssistant: true } },
  ],
  [
    { features: { lead: false, quickLock: true } },
    { features: { lead: null, registration: null } },
    { features: { quickLock: true } },
  ],
  [{ features: { lead: false } }, { features: null }, {}],
  [
    { settings: { idle: { timeoutSeconds: 20 }, productTitle: 'Harbor' } },
    { settings: { idle: { idleSeconds: 5 }, productTitle: null } },
    { settings: { idle: { timeoutSeconds: 20, idleSeconds: 5 } } },
  ],
  [
    { settings: { pageAddresses: { LosHelp: '/a', ContactUs: '/b' } } },
    { settings: { pageAddresses: { LosHelp: null } } },
    { settings: { pageAddresses: { ContactUs: '/b' } } },
  ],
  [{ settings: { productTitle: 'Harbor' } }, { settings: null }, {}],
  [
    { menus: { reports: entries, loan: [] } },
    { menus: { rates: [], loan: null } },
    { menus: { reports: entries, rates: [] } },
  ],
  [{ menus: { rates: [] } }, { menus: null }, {}],
  [
    { institutions: { 905: harbor } },
    { institutions: { 906: harbor, 905: null } },
    { institutions: { 906: harbor } },
  ],
  [
    { institutions: { 905: harbor } },
    { institutions: { 905: { ...harbor, name: 'Bay' } } },
    { institutions: { 905: { ...harbor, name: 'Bay' } } },
  ],
  [
    { users: { 'lending-staff': west } },
    { users: { 'lending-staff': { profiles: { 207: { techSupportNumber: null } } } } },
    { users: { 'lending-staff': { profiles: { 207: { userGroupName: 'West', techSupportNumber: null } } } } },
  ],
  [
    { users: { 'lending-staff': west } },
    { users: { 'lending-staff': { profiles: { 207: null } } } },
    { users: { 'lending-staff': { profiles: {} } } },
  ],
  [{ users: { 'lending-staff': west } }, { users: { 'lending-staff': null } }, {}],
  [
    { users: { 'several-profiles': { activeProfile: 221 } } },
    { users: { 'several-profiles': { activeProfile: 222 } } },
    { users: { 'several-profiles': { activeProfile: 222 } } },
  ],
  [
    { loans: { 900_001: loan } },
    { loans: { 900_002: loan } },
    { loans: { 900_001: loan, 900_002: { ...loan, isLead: false, updatedAt: '2026-03-02T00:00:00.000Z' } } },
  ],
  [
    { loans: { 900_001: loan } },
    { loans: { 900_001: { isLead: true, dashboard: { loanDetails: { rate: null } } } } },
    {
      loans: {
        900_001: {
          ...loan,
          isLead: true,
          dashboard: { loanDetails: { loanStatus: 'Processing', rate: null } },
        },
      },
    },
  ],
  [
    { loans: { 900_001: { ...loan, task: { queue: 'Closing', taskId: 77_001 } } } },
    { loans: { 900_001: { task: null } } },
    { loans: { 900_001: { ...loan, task: null } } },
  ],
  [{ loans: { 900_001: loan } }, { loans: { 900_001: null, 900_009: null } }, {}],
  [{ loans: { 900_001: loan, 900_002: loan } }, { loans: null }, {}],
  [
    { faults: { once } },
    { faults: { slow } },
    { faults: { once: { ...once, nth: 1, times: 1 }, slow: { ...slow, nth: 1 } } },
  ],
  [
    { faults: { slow } },
    { faults: { slow: { ...slow, delayMilliseconds: 5 } } },
    { faults: { slow: { ...slow, nth: 1, delayMilliseconds: 5 } } },
  ],
  [{ faults: { once, slow } }, { faults: { once: null } }, { faults: { slow: { ...slow, nth: 1 } } }],
  [{ faults: { once, slow } }, { faults: null }, {}],
  [
    { presenter: { demo: 'refinance', step: 1 } },
    { presenter: { step: 3 } },
    { presenter: { demo: 'refinance', step: 3 } },
  ],
  [{ presenter: {} }, { presenter: null }, {}],
];

const recipeOf = ({ state: _state, ...recipe }: RunningWorld): WorldRecipe => recipe;

for (const [recipe, part, after] of changes) {
  test(`${JSON.stringify(recipe)} changed by ${JSON.stringify(part)}`, async () => {
    const id = await newWorld(app, { ...start, ...recipe });
    const before = await worldOf(app, id);
    const changed = await change(app, id, part);
    assert.deepEqual(recipeOf(changed), { ...start, ...after });
    assert.deepEqual(await worldOf(app, id), changed);
    const again = await newWorld(app, changed);
    assert.deepEqual(
      recipeOf(await worldOf(app, again)),
      recipeOf(changed),
      'its recipe makes the same world',
    );
    assert.deepEqual(
      recipeOf(await change(app, again, recipeOf(changed))),
      recipeOf(changed),
      'it changes nothing',
    );
    assert.deepEqual((await control(app, 'POST', `${id}/reset`)).json(), before);
  });
}

test('a world has a state beside its recipe', async () => {
  const id = await newWorld(app, { ...start, flags: { enableAiAssistant: true }, faults: { once } });
  const { state } = await worldOf(app, id);
  const { createdAt, link, flags, settings, ...others } = state;
  assert.ok(Date.parse(createdAt) > 0);
  assert.match(
    link,
    /^http:\/\/localhost:80\/mock\/enter\?recipe=|^http:\/\/localhost\/mock\/enter\?recipe=/,
  );
  assert.deepEqual([flags.enableAiAssistant, flags.daysToFurnishMissingInformation], [true, 30]);
  assert.deepEqual(settings, (await worldOf(app, 'default')).state.settings);
  assert.deepEqual(others, {
    id,
    name: worldName(id),
    clock: { now: clock.now, isFrozen: true },
    loans: 0,
    leads: 0,
    faults: { once: { met: 0 } },
    linkLeavesOut: [],
  });
});

test('a clock is released, runs on, is frozen again, and follows the server when it is taken back', async () => {
  const id = await newWorld(app, start);
  const running = await change(app, id, { clock: { now: '2027-01-01T00:00Z', isFrozen: false } });
  assert.equal(running.clock?.isFrozen, false);
  assert.match(running.state.clock.now, /^2027-01-01T00:0/);
  const again = await worldOf(app, await newWorld(app, running));
  assert.deepEqual([again.state.clock.isFrozen, again.state.clock.now.slice(0, 10)], [false, '2027-01-01']);
  assert.equal((await change(app, id, { clock: { isFrozen: true } })).state.clock.isFrozen, true);
  const { clock: none, state } = await change(app, id, { clock: null });
  assert.deepEqual([none, state.clock.isFrozen], [undefined, false]);
});

test('the recipe at the start stays, whatever changes later', async () => {
  const recipe = { ...start, persona: 'closing' };
  const id = await newWorld(app, recipe);
  await change(app, id, { persona: null, flags: { enableAiAssistant: false } });
  const { state: _state, ...kept } = (await control(app, 'GET', `${id}?at=start`)).json<RunningWorld>();
  assert.deepEqual(kept, recipe);
});

test('of two changes in the same moment both hold: of two loans, and of two facts of one loan', async () => {
  const id = await newWorld(app);
  const of = (account: number, details: object): WorldRecipe => ({
    loans: { [account]: { dashboard: { loanDetails: details } } },
  });
  await Promise.all(
    [
      of(123_404, { loanStatus: 'Funded' }),
      of(123_404, { lockStatus: 'Locked' }),
      of(123_405, { loanStatus: 'Denied' }),
    ].map((part) => change(app, id, part)),
  );
  assert.deepEqual((await worldOf(app, id)).loans, {
    123_404: { dashboard: { loanDetails: { loanStatus: 'Funded', lockStatus: 'Locked' } } },
    123_405: { dashboard: { loanDetails: { loanStatus: 'Denied' } } },
  });
});

test('a change is accepted with the content type of a JSON merge patch', async () => {
  const id = await newWorld(app, start);
  const patch = (payload: string) =>
    app.inject({
      method: 'PATCH',
      url: `/mock/worlds/${id}`,
      headers: { 'content-type': 'application/merge-patch+json' },
      payload,
    });
  assert.equal((await patch('{"name":"Tuesday"}')).json<RunningWorld>().name, 'Tuesday');
  assert.equal(problemOf(await patch('')).detail, 'body: must be object.');
});

test('a change with one wrong part changes nothing, and a running world keeps its seed and seed day', async () => {
  const id = await newWorld(app, start);
  const before = await worldOf(app, id);
  const refused = await control(app, 'PATCH', id, {
    name: 'Harbor',
    seed: 'standard',
    seedDay: '2026-01-01',
    loans: { 900_001: loan },
    menus: { reports: [] },
  });
  assert.deepEqual(problemOf(refused).errors, [
    { field: 'seed', message: 'cannot change in a running world: create a new one' },
    { field: 'seedDay', message: 'cannot change in a running world: create a new one' },
  ]);
  assert.deepEqual(await worldOf(app, id), before);
});

test('a world has at most 50 pending faults and 500 loans of its own, also after several changes', async () => {
  const of = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + index);
  const id = await newWorld(app, {
    ...start,
    faults: Object.fromEntries(of(50, 0).map((number) => [`f${number}`, once])),
    loans: Object.fromEntries(of(500, 1_000).map((number) => [number, { originatorUserId: 301 }])),
  });
  const refused = await control(app, 'PATCH', id, { faults: { more: once }, loans: { 7: loan } });
  assert.deepEqual(problemOf(refused).errors, [
    { field: 'faults', message: 'are more than 50 with the pending faults of the world' },
    { field: 'loans', message: 'are more than the 500 loans that can differ from the seed' },
  ]);
});
