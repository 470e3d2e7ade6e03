import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import { brokenInvariants, type Outcome } from './invariants.ts';
import type { Journey } from './journeys.ts';

const journey: Journey = {
  name: 'create a loan',
  persona: 'lending-staff',
  requests: 'createLoan',
  steps: [],
  creates: 1,
  opens: ['Helper'],
};
const words = 'Mortgage Pipeline and thirty-two loans';
const fine: Outcome = {
  arrived: true,
  hadMessage: false,
  pageState: { heading: 'Mortgage Pipeline', words, dialogs: [], messages: [], waiting: 0 },
  lost: [],
  loansCreated: 1,
  journal: [],
  uncaught: [],
  opensAgain: true,
};
const logout = { operation: 'logout' } as JournalEntry;
const stopped = { ...fine, arrived: false, loansCreated: 0 };
const pageState = (changes: Partial<Outcome['pageState']>) => ({
  pageState: { ...fine.pageState, ...changes },
});

test('a journey without violations has no findings', () => {
  assert.deepEqual(brokenInvariants(journey, fine), []);
  assert.deepEqual(
    brokenInvariants(journey, { ...fine, ...pageState({ dialogs: ['Helper', 'Server Error'] }) }),
    [],
  );
  assert.deepEqual(
    brokenInvariants(journey, { ...stopped, ...pageState({ messages: ['It could not be loaded'] }) }),
    [],
  );
  assert.deepEqual(brokenInvariants(journey, { ...stopped, hadMessage: true }), []);
  assert.deepEqual(brokenInvariants(journey, { ...fine, journal: [logout] }), []);
});

const broken: Readonly<Record<string, Outcome>> = {
  'the page is blank': { ...fine, ...pageState({ words: 'Menu' }) },
  'a loading indicator does not end': { ...fine, ...pageState({ waiting: 1 }) },
  '2 dialogs: A | B': { ...fine, ...pageState({ dialogs: ['A', 'Helper', 'B'] }) },
  'the journey stopped without a message': stopped,
  'lost entries: First name': { ...fine, lost: ['First name'] },
  '2 loans were created': { ...stopped, ...pageState({ messages: ['It failed'] }), loansCreated: 2 },
  'the journey completed, but 0 loans were created': { ...fine, loansCreated: 0 },
  '2 logouts': { ...fine, journal: [logout, logout] },
  'uncaught exception: TypeError: x': { ...fine, uncaught: ['TypeError: x', 'TypeError: y'] },
  'the product did not open again afterwards': { ...fine, opensAgain: false },
};

for (const [sentence, outcome] of Object.entries(broken)) {
  test(`finding: ${sentence}`, () => assert.deepEqual(brokenInvariants(journey, outcome), [sentence]));
}
