import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LensIndex, LensRule, Region } from './lens-index.ts';
import { plain, ruleFinder, type Seen } from './find-rules.ts';

const rule = (id: string, says: string, decisions: readonly string[] = []): LensRule => ({
  id,
  says,
  verdict: 'passed',
  verdictWords: 'Passed',
  decisions,
});
const region = (id: string, inside: readonly string[]): Region => ({
  id,
  role: 'region',
  names: null,
  page: null,
  title: id,
  rules: [],
  inside,
});

const index: LensIndex = {
  date: null,
  rules: [
    rule('L-2.2-26', '"Sales price" is an amount the user enters.', ['A-17']),
    rule('L-2.3-21', 'The price stands in Loan Details next to "Sales Price".'),
    rule('L-2.3-38', "The borrower's name is given in the Borrower Information panel."),
    rule('L-5.3-01', 'The sales price may not go beyond 999,999,999.99.'),
    rule('S-2.3-17', 'On its right side the banner offers a Search button.'),
    rule('S-5-03', 'A field in which nothing is chosen shows the message "Required".'),
  ],
  regions: [
    region('form', ['L-2.2-26', 'L-5.3-01']),
    region('details', ['L-2.3-21']),
    region('banner', ['S-2.3-17']),
    { ...region('page', []), rules: ['L-2.2-26', 'X-1-01'] },
  ],
  places: [
    { name: 'sales price', region: 'form', rules: ['L-5.3-01'], decisions: ['A-17', 'A-40'] },
    { name: 'required', region: null, rules: ['S-5-03'], decisions: [] },
  ],
};
const finder = ruleFinder(index);
const idsOf = (seen: Partial<Seen>) =>
  finder.ofElement({ names: [], regions: [], isText: false, ...seen })?.rules.map(({ id }) => id) ?? null;

test('rules of the table come first, then those that quote the name', () => {
  assert.deepEqual(idsOf({ names: ['Sales price *'], regions: ['form', 'banner'] }), [
    'L-5.3-01',
    'L-2.2-26',
  ]);
});

test('decisions of a place are named once: those of its rules stand with them', () => {
  const found = finder.ofElement({ names: ['Sales price'], regions: ['form'], isText: false });
  assert.deepEqual(found?.decisions, ['A-40']);
});

test('a name has the rules of the innermost region that says it', () => {
  assert.deepEqual(idsOf({ names: ['Sales Price'], regions: ['details', 'form'] }), ['L-2.3-21', 'L-5.3-01']);
  assert.deepEqual(idsOf({ names: ['Name'], regions: ['details'] }), null);
  assert.deepEqual(idsOf({ names: ['Search'], regions: ['details', 'banner'] }), ['S-2.3-17']);
});

test('a text has rules only if a table or a quotation has it as a whole', () => {
  assert.deepEqual(idsOf({ names: ['Required'], isText: true }), ['S-5-03']);
  assert.deepEqual(idsOf({ names: ['Search'], regions: ['banner'], isText: true }), null);
});

test('a region has the rules of the table that exist', () => {
  assert.deepEqual(
    finder.ofRegion('page')?.rules.map(({ id }) => id),
    ['L-2.2-26'],
  );
  assert.equal(finder.ofRegion('form'), null);
});

test('names are compared without case, space and marks', () => {
  assert.equal(plain('  Loan \n Amount * '), 'loan amount');
  assert.equal(plain('Gathering information...'), 'gathering information');
});
