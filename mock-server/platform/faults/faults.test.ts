import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Fault, faultKinds } from '../../../contracts/operations/fault.ts';
import type { PendingFault } from '../../store/repositories/world-document.ts';
import {
  afterRequest,
  checkFault,
  countsForAny,
  faultInWords,
  faultsByName,
  pendingFaults,
} from './faults.ts';

const status = (operation: string, more: Partial<Fault> = {}): Fault => ({
  operation,
  kind: 'status',
  status: 500,
  ...more,
});

/** The pending faults of a world, in memory instead of the store. */
class Faults {
  pending: readonly PendingFault[] = [];
  #added = 0;

  get list(): Fault[] {
    return Object.values(faultsByName(this.pending));
  }

  add(...faults: readonly Fault[]): void {
    for (const fault of faults) {
      this.#added += 1;
      this.pending = pendingFaults({ [`f${this.#added}`]: fault }, this.pending);
    }
  }

  next(operation: string): Fault | null {
    const { met, faults } = afterRequest(this.pending, { operation });
    this.pending = faults;
    return met;
  }
}

/** Counts several requests of an operation. Returns for each request whether it meets a fault. */
const metBy = (faults: Faults, operation: string, calls: number): boolean[] =>
  Array.from({ length: calls }, () => faults.next(operation) !== null);

test('by default a fault affects the next request only', () => {
  const faults = new Faults();
  assert.ok(!countsForAny(faults.list, { operation: 'getUser' }));
  faults.add(status('getUser'));
  assert.ok(
    countsForAny(faults.list, { operation: 'getUser' }) &&
      !countsForAny(faults.list, { operation: 'getMenu' }),
  );
  assert.equal(faults.next('getMenu'), null);
  assert.deepEqual(metBy(faults, 'getUser', 3), [true, false, false]);
  assert.deepEqual(faults.list, []);
});

test('nth counts requests from the moment of the injection', () => {
  const faults = new Faults();
  faults.add(status('getUser', { nth: 3, times: 2 }));
  assert.deepEqual(metBy(faults, 'getUser', 2), [false, false]);
  assert.deepEqual(faults.list, [status('getUser', { nth: 1, times: 2 })]);
  assert.deepEqual(metBy(faults, 'getUser', 4), [true, true, false, false]);
});

test('a fault with times "always" is never used up', () => {
  const faults = new Faults();
  faults.add(status('getUser', { times: 'always' }));
  assert.deepEqual(metBy(faults, 'getUser', 50), Array(50).fill(true));
  assert.deepEqual(faults.list, [status('getUser', { nth: 1, times: 'always' })]);
});

test('a fault counts the requests that it has affected', () => {
  const faults = new Faults();
  faults.add(status('getUser', { times: 'always' }), status('getMenu', { nth: 2, times: 2 }));
  metBy(faults, 'getUser', 3);
  metBy(faults, 'getMenu', 1);
  assert.deepEqual(
    faults.pending.map(({ id, met }) => [id, met]),
    [
      ['f1', 3],
      ['f2', 0],
    ],
  );
  metBy(faults, 'getMenu', 1);
  assert.equal(faults.pending[1]?.met, 1);
});

test('two faults that happen once affect two requests, in their order', () => {
  const faults = new Faults();
  faults.add(status('getUser', { status: 500 }), status('getUser', { status: 503 }));
  assert.deepEqual(
    [1, 2, 3].map(() => faults.next('getUser')?.status),
    [500, 503, undefined],
  );
});

test('a fault for the operation "any" affects every operation, but no legacy page', () => {
  const faults = new Faults();
  faults.add(status('any', { times: 'always' }), status('loan-pipeline'));
  assert.deepEqual(metBy(faults, 'getMenu', 2), [true, true]);
  assert.deepEqual(metBy(faults, 'WhatsNew', 1), [false]);
  assert.deepEqual(metBy(faults, 'loan-pipeline', 2), [true, false]);
});

test('a fault for "any" operation after the start does not affect settings, user, menus, events and initialization', () => {
  const faults = new Faults();
  faults.add(status('any', { afterStart: true, nth: 2 }));
  for (const operation of [
    'getConfiguration',
    'getUser',
    'getMenu',
    'getEvents',
    'initializeEnterpriseLos',
  ]) {
    assert.deepEqual(metBy(faults, operation, 3), [false, false, false], operation);
  }
  assert.deepEqual(metBy(faults, 'getLoanDashboard', 3), [false, true, false]);
});

test('a fault counts the requests that meet all of its conditions, also on the fields of a form', () => {
  const when = { caller: 'closing', parameters: { accountId: '7' }, body: { text: 'Call back' } };
  const call = {
    operation: 'AddNote',
    caller: 'closing',
    parameters: { accountId: 7 },
    body: { text: 'Call back', isShared: 'yes' },
  };
  const meets = (changes: Partial<typeof call> | { readonly body: string }) =>
    countsForAny([status('AddNote', { when })], { ...call, ...changes });
  assert.deepEqual([meets({}), meets({ body: 'text=Call+back' })], [true, true]);
  for (const changes of [
    { caller: 'funding' },
    { parameters: { accountId: 8 } },
    { body: { text: 'Hang up', isShared: 'yes' } },
    { body: 'text=Hang+up' },
  ])
    assert.equal(meets(changes), false, JSON.stringify(changes));
});

/** Returns the wrong parts of a fault, and what is wrong with them. */
function wrongIn(fault: Fault): Record<string, string> {
  const wrong: Record<string, string> = {};
  checkFault(fault, 'f', (field, message) => (wrong[field] = message));
  return wrong;
}

test('a fault with a field that its kind ignores is refused, and the message names the kinds that use it', () => {
  const given = {
    status: 503,
    message: 'No.',
    withTraceId: false,
    delayMilliseconds: 5,
    response: { status: 204, anyway: true },
  } as const;
  const users: Readonly<Record<keyof typeof given, readonly Fault['kind'][]>> = {
    status: ['status', 'html'],
    message: ['status', 'html', 'create-error'],
    withTraceId: ['status'],
    delayMilliseconds: ['delay'],
    response: ['response'],
  };
  for (const operation of ['any', 'getUser', 'WhatsNew'])
    assert.deepEqual(wrongIn({ operation, kind: 'hang' }), {}, operation);
  for (const operation of ['any', 'createLoan', 'AddNote'])
    assert.deepEqual(wrongIn({ operation, kind: 'hang', when: { body: { isLead: true } } }), {}, operation);
  for (const operation of ['nothing', 'constructor', '__proto__', 'createWorld'])
    assert.deepEqual(Object.keys(wrongIn({ operation, kind: 'hang' })), ['f.operation'], operation);
  for (const kind of faultKinds) {
    const fault: Fault = { operation: 'createLoan', kind, ...given };
    const ignored = Object.entries(users).filter(([, kinds]) => !kinds.includes(kind));
    assert.deepEqual(
      wrongIn(fault),
      Object.fromEntries(
        ignored.map(([field, kinds]) => [
          `f.${field}`,
          `must be left out unless the kind is ${kinds.join(' or ')}`,
        ]),
      ),
      kind,
    );
  }
});

test('faultInWords names a fault in a few words', () => {
  assert.equal(faultInWords(status('getUser', { status: 403 })), 'status 403');
  assert.equal(faultInWords({ operation: 'getUser', kind: 'delay', delayMilliseconds: 30 }), 'delay 30 ms');
  assert.equal(faultInWords({ operation: 'getUser', kind: 'hang' }), 'hang');
});
