import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killedMutants, killOf } from './kills.ts';
import type { Mutant } from './mutant.ts';

// Builds ids from parts, so that this file does not claim rules.
const rule = ['L', '9', '02'].join('-');
const rules = [{ id: rule, kind: 'limit', rule: 'At most 3 tries' }];
const mutant: Mutant = {
  id: rule,
  rule,
  area: 'session',
  breaks: 'a fourth try',
  place: 'list.tsv:2',
  change: { file: 'a.ts', from: '3', to: '4' },
};
const pair = { rule, test: 'a.test.ts: three tries', text: 'assert(tries === 3)' };
const elsewhere = { rule, test: 'b.test.ts: a try', text: 'assert(tries > 0)' };
const sources = { rules, pairs: [pair, elsewhere] };
const killed = { mutant, verdict: 'killed', by: pair.test } as const;

const kill = killOf(killed, '2026-11-22', sources);

const stateWith = (change: {
  readonly mutant?: Mutant;
  readonly pairs?: typeof sources.pairs;
  readonly rules?: typeof rules;
}) => killedMutants([change.mutant ?? mutant], [kill], { ...sources, ...change }).map(({ state }) => state);

test('a kill has the test and the date', () => {
  assert.deepEqual([kill.rule, kill.test, kill.date], [rule, pair.test, '2026-11-22']);
});

test('a kill is valid until its mutant, the words of its rule or the tests in the file change', () => {
  assert.deepEqual(stateWith({}), ['killed']);
  assert.deepEqual(stateWith({ pairs: [pair, { ...elsewhere, text: 'another' }] }), ['killed']);
  assert.deepEqual(stateWith({ pairs: [{ ...pair, text: 'assert(tries > 1)' }, elsewhere] }), ['stale']);
  assert.deepEqual(stateWith({ pairs: [elsewhere] }), ['stale']);
  assert.deepEqual(stateWith({ rules: [{ id: rule, kind: 'limit', rule: 'At most 4 tries' }] }), ['stale']);
  const other = { ...mutant, change: { ...mutant.change, to: '5' } };
  assert.deepEqual(stateWith({ mutant: other }), ['not killed']);
});

test('a kill by the provider test depends on the consumer tests of the rule', () => {
  const promise = {
    rule,
    test: 'contracts/consumer/loans.test.ts: a loan',
    text: 'willRespondWith',
  };
  const byProvider = { ...killed, by: 'contracts/provider/provider.test.ts: the provider' };
  const told = killOf(byProvider, '2026-11-22', { rules, pairs: [promise] });
  const state = (text: string) =>
    killedMutants([mutant], [told], { rules, pairs: [{ ...promise, text }] })[0]?.state;
  assert.equal(state('willRespondWith'), 'killed');
  assert.equal(state('anything'), 'stale');
});

test('the newest result of a mutant counts, also if it survived', () => {
  const survived = killOf({ ...killed, verdict: 'survived' }, '2026-11-23', sources);
  const stateAfter = (...results: (typeof kill)[]) => killedMutants([mutant], results, sources)[0]?.state;
  assert.equal(stateAfter(kill, survived), 'not killed');
  assert.equal(stateAfter({ ...kill, date: '2026-11-24' }, survived), 'killed');
});
