import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { builtInIdleTimes, shippedFlags, shippedSettings } from '../../../../contracts/api/settings.ts';
import type { IdleTiming } from '../../../../contracts/operations/configuration.ts';
import { type RunningWorld, WorldRecipe } from '../../../../contracts/operations/mock-schemas.ts';
import { mockDocument } from '../../../../contracts/openapi/documents.ts';
import { type ApiDescription, worldSchemaIn } from './schemas.ts';
import { idleInWords, idleSets, type Setting, settingsGroups, worldSettings } from './settings.ts';

const world: RunningWorld = {
  seed: 'standard',
  state: {
    id: 'a1b2c3',
    name: 'quiet harbor',
    flags: { ...shippedFlags, enableNewCreateLoanWorkflow: true },
    settings: { idle: shippedSettings.idle },
    clock: { now: '2026-03-02T09:15:07.000Z', isFrozen: false },
    createdAt: '2026-03-02T09:00:00.000Z',
    loans: 16,
    leads: 4,
    faults: {},
    link: '/mock/enter?recipe=%7B%7D',
    linkLeavesOut: [],
  },
};
const withSettings = (settings: object): RunningWorld => ({
  ...world,
  state: { ...world.state, settings: { ...world.state.settings, ...settings } },
});

const groups = settingsGroups(worldSchemaIn(mockDocument() as unknown as ApiDescription));
const all = groups.flatMap(({ settings, more }) => [...settings, ...(more?.settings ?? [])]);
const settingOf = (id: string): Setting => all.find((one) => one.id === id) ?? assert.fail(id);

test('each text setting is read as it was set, and matches its schema', () => {
  for (const { id, change, read } of all.filter(
    (one) => one.id.startsWith('settings.') && one.kind === 'text',
  )) {
    const value = id === 'settings.productTitle' ? 'Harbor Lending' : '/elsewhere/{accountId}';
    const changed = change(value, world);
    assert.ok(Value.Check(WorldRecipe, changed), id);
    assert.equal(read(withSettings(changed.settings ?? {})), value, id);
    assert.equal(read(world), '', id);
  }
});

test('an empty text restores the default', () => {
  assert.deepEqual(settingOf('settings.productTitle').change('', world), {
    settings: { productTitle: null },
  });
  assert.deepEqual(settingOf('settings.pageAddresses.LosHelp').change('', world), {
    settings: { pageAddresses: { LosHelp: null } },
  });
});

test('the settings have different ids, and setting the value that is read matches the schema', () => {
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  for (const { id, change, read } of all) assert.ok(Value.Check(WorldRecipe, change(read(world), world)), id);
});

test('every flag, feature and menu of the schema has a setting with a label', () => {
  const labels = groups.map(({ id, settings }) => [id, settings.map(({ label }) => label)]);
  assert.deepEqual(Object.fromEntries(labels), {
    idle: ['Times'],
    flags: [
      'New create loan workflow',
      'AI assistant',
      'Beta 1 adverse action',
      'Support notice of incompleteness',
      'Days to furnish missing information',
      'Appraisal 36',
      'Credit reporting agency bureau',
      'Credit reporting agency vendor',
    ],
    features: [
      'Leads',
      'Creating loans',
      'Importing loans',
      'Registration',
      'Quick lock',
      'Scenario pricer',
      'Origination type',
      'Employee loan',
    ],
    menus: ['Reports menu', 'Delivery menu', 'Resources menu', 'Rates menu', 'Loan menu'],
    settings: [],
  });
});

test('the name of a world is set, and an empty one takes it back, in words', () => {
  const { change, inWords } = worldSettings.find(({ id }) => id === 'world-name') ?? assert.fail();
  assert.deepEqual([change('Harbor', world), change('', world)], [{ name: 'Harbor' }, { name: null }]);
  assert.deepEqual(
    [inWords('Harbor', world), inWords('', world)],
    ['The world is Harbor.', 'The world has the name of its id again.'],
  );
});

test('a feature is on, off or left to the persona', () => {
  const { read, change } = settingOf('features.lead');
  assert.equal(read({ ...world, features: { lead: true } }), 'on');
  assert.equal(read({ ...world, features: { lead: false } }), 'off');
  assert.equal(read(world), 'own');
  assert.deepEqual(change('own', world), { features: { lead: null } });
});

test('a menu that is switched off has no entries', () => {
  const { read, change } = settingOf('menus.rates');
  assert.deepEqual(
    [change(false, world), change(true, world)],
    [{ menus: { rates: [] } }, { menus: { rates: null } }],
  );
  assert.deepEqual([read(world), read({ ...world, menus: { rates: [] } })], [true, false]);
});

test('idle times belong to a named set, or to none', () => {
  const { choices = [], read } = settingOf('idle-set');
  const setOf = (idle: IdleTiming) => {
    const value = read(withSettings({ idle }));
    return choices.find((choice) => choice.value === value)?.label;
  };
  assert.equal(setOf(shippedSettings.idle), 'Document 001');
  assert.equal(setOf(builtInIdleTimes), 'Document 000');
  assert.equal(setOf({ idleSeconds: 5, timeoutSeconds: 30, keepAliveSeconds: 10 }), 'Demo');
  assert.equal(setOf({ ...builtInIdleTimes, keepAliveSeconds: 1 }), undefined);
});

test('the idle warning of the demo lasts at least 20 seconds (WCAG 2.2.1)', () => {
  const demo = idleSets.find(({ label }) => label === 'Demo');
  assert.ok(demo && demo.times.timeoutSeconds >= 20);
  assert.equal(idleInWords(demo.times), 'Warning after 5 s, sign-out 30 s later, keep-alive every 10 s');
});
