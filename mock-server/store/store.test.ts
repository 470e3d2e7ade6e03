import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { loanRequest } from '../test/server.ts';
import { Worlds } from '../platform/worlds/worlds.ts';
import { type Engine, engines } from '../test/engines.ts';
import { WorldFullError } from './repositories/loans.ts';
import type { CreationContext } from './repositories/new-loan.ts';
import { openStore } from '../platform/worlds/open-store.ts';
import type { Store } from './store.ts';

const creation: CreationContext = {
  objectId: 'somebody',
  now: new Date('2026-03-04T05:06:07Z'),
  institutionName: 'Marrowbrook Home Lending',
  productCode: 'FHA30',
  originator: { originatorUserId: 302, firstName: 'Mateo', lastName: 'Alvarado' },
};

async function storeOf(engine: Engine, context: TestContext): Promise<{ store: Store; world: string }> {
  const store = await engine.open(context);
  const world = await (await Worlds.open(store)).create({ clock: { now: '2026-03-04T05:06:07Z' } });
  return { store, world: world.id };
}

for (const engine of engines) {
  test(`${engine.name}: a created loan is stored when the database is closed and opened again`, async (context) => {
    const place = await engine.emptyPlace(context);
    const first = await openStore(place);
    await Worlds.open(first);
    const account = await first.in('default').loans.create(loanRequest, creation);
    await first.close();
    const second = await openStore(place);
    context.after(() => second.close());
    await Worlds.open(second);
    assert.deepEqual(
      await second.in('default').loans.account({ applicationIdentifier: account.applicationIdentifier }),
      account,
    );
    const rows = await second.in('default').loans.list({ kind: 'loan' });
    assert.equal(rows.length, 33);
    assert.ok(rows.some(({ loanNumber }) => loanNumber === account.loanNumber));
  });

  test(`[A-191] ${engine.name}: a new loan is first in the list, also with a frozen clock`, async (context) => {
    const { store, world } = await storeOf(engine, context);
    const one = await store.in(world).loans.create(loanRequest, creation);
    const two = await store.in(world).loans.create(loanRequest, creation);
    const rows = await store.in(world).loans.list({ kind: 'loan' });
    assert.deepEqual(
      rows.slice(0, 2).map(({ generalAccountId }) => generalAccountId),
      [two.generalAccountId, one.generalAccountId],
    );
    assert.deepEqual(rows[0], {
      generalAccountId: 123_502,
      applicationIdentifier: two.applicationIdentifier,
      loanNumber: '1000123502',
      borrowerName: 'Wilhelmina Ashdown',
      institution: 'Marrowbrook Home Lending',
      loanStatus: 'Application',
      loanPurpose: 'Purchase',
      loanAmount: 294_566.25,
      lockStatus: 'Not Locked',
      lockExpiration: null,
      closingDate: null,
      isLead: false,
      queue: null,
      taskId: null,
      updatedAt: '2026-03-04T05:06:07.000Z',
    });
  });

  test(`${engine.name}: created loans are numbered per world`, async (context) => {
    const { store, world } = await storeOf(engine, context);
    const other = (await (await Worlds.open(store)).create({ seed: 'empty' })).id;
    const here = await store.in(world).loans.create(loanRequest, creation);
    const there = await store.in(other).loans.create(loanRequest, creation);
    assert.equal(here.generalAccountId, there.generalAccountId);
    assert.equal(here.applicationIdentifier, there.applicationIdentifier);
  });

  test(`${engine.name}: a queue lists its loans with their tasks`, async (context) => {
    const { store, world } = await storeOf(engine, context);
    const rows = await store.in(world).loans.list({ kind: 'loan', queue: 'Closing' });
    assert.deepEqual(
      rows.map(({ loanNumber, queue, taskId }) => [loanNumber, queue, taskId]),
      [
        ['1000123404', 'Closing', 70_103],
        ['1000123405', 'Closing', 70_104],
        ['1000123435', 'Closing', 70_124],
      ],
    );
  });

  test(`${engine.name}: at most 100 rows are listed`, async (context) => {
    const { store, world } = await storeOf(engine, context);
    for (let count = 0; count < 90; count += 1) await store.in(world).loans.create(loanRequest, creation);
    assert.equal((await store.in(world).loans.list({ kind: 'loan' })).length, 100);
  });

  test(`[A-86] ${engine.name}: concurrent creations are all stored, and those with the same idempotency key create one loan`, async (context) => {
    const { store, world } = await storeOf(engine, context);
    const other = await (await Worlds.open(store)).create({ clock: { now: '2026-03-04T05:06:07Z' } });
    const create = (number: number, worldId: string, idempotencyKey?: string) => {
      const borrowerDetails = { ...loanRequest.borrowerDetails, lastName: `Number${number}` };
      const asked = idempotencyKey === undefined ? creation : { ...creation, idempotencyKey };
      return store.in(worldId).loans.create({ ...loanRequest, borrowerDetails }, asked);
    };
    const first = await create(0, world);
    const lone = Array.from({ length: 23 }, (_, index) => create(index + 1, index % 2 ? other.id : world));
    const [created, ...repeated] = await Promise.all([100, 100, 100].map((n) => create(n, world, 'key')));
    const accounts = await Promise.all(lone);
    assert.deepEqual(repeated, [created, created]);
    assert.deepEqual(
      accounts.map(({ borrowerName }) => borrowerName.split(' ').at(-1)),
      accounts.map((_, index) => `Number${index + 1}`),
    );
    const inWorld = [...accounts.filter((_, index) => index % 2 === 0), created].map(
      (account) => account?.generalAccountId,
    );
    assert.deepEqual(
      inWorld,
      inWorld.map((_, index) => first.generalAccountId + 1 + index),
    );
    const kept = await store.in(world).loans.list({ kind: 'loan', text: 'Number' });
    assert.deepEqual(
      kept.map(({ generalAccountId }) => generalAccountId).toSorted((one, two) => one - two),
      [first.generalAccountId, ...inWorld],
    );
  });

  test(`${engine.name}: a world has at most 2,000 loans`, async (context) => {
    const { store } = await storeOf(engine, context);
    const { id } = await (await Worlds.open(store)).create({ seed: 'bulk-1900' });
    const create = () => store.in(id).loans.create(loanRequest, creation);
    await Promise.all(Array.from({ length: 100 }, create));
    await assert.rejects(create(), WorldFullError);
    assert.equal((await store.worlds.counts(id)).loans, 2_000);
  });

  test(`[A-86] ${engine.name}: an idempotency key belongs to a user and a world`, async (context) => {
    const { store, world } = await storeOf(engine, context);
    const keyed = { ...creation, idempotencyKey: 'k' };
    const first = await store.in(world).loans.create(loanRequest, keyed);
    assert.deepEqual(await store.in(world).loans.create(loanRequest, keyed), first);
    const other = await store.in(world).loans.create(loanRequest, { ...keyed, objectId: 'another' });
    assert.notEqual(other.generalAccountId, first.generalAccountId);
  });

  test(`${engine.name}: a failed creation is rolled back`, async (context) => {
    const { store, world } = await storeOf(engine, context);
    const broken = { ...creation, idempotencyKey: 'k', now: new Date(Number.NaN) };
    await assert.rejects(store.in(world).loans.create(loanRequest, broken), RangeError);
    const created = await store.in(world).loans.create(loanRequest, { ...creation, idempotencyKey: 'k' });
    assert.equal(created.generalAccountId, 123_501);
  });

  test(`${engine.name}: no tax identifier is stored`, async (context) => {
    const { store, world } = await storeOf(engine, context);
    const { generalAccountId } = await store.in(world).loans.create(loanRequest, creation);
    assert.doesNotMatch((await store.in(world).loans.dashboardJson(generalAccountId)) ?? '', /000121234/);
  });

  test(`${engine.name}: secrets are stored by name, and counters are incremented by one`, async (context) => {
    const { store } = await storeOf(engine, context);
    assert.equal(await store.secrets.read('key'), null);
    assert.equal(await store.secrets.readOrCreate('key', 'one'), 'one');
    assert.equal(await store.secrets.readOrCreate('key', 'two'), 'one');
    assert.equal(await store.secrets.read('key'), 'one');
    assert.deepEqual([await store.secrets.increment('n'), await store.secrets.increment('n')], [1, 2]);
  });
}
