import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEntry } from '../../contracts/operations/mock-schemas.ts';
import { brokenInvariants, type Outcome } from './invariants.ts';
import type { Journey } from './journeys.ts';

const journey: Journey = {
  name: 'create a loan',
  persona: 'lending-staff',
  steps: [],
  creates: 1,
  opens: ['Helper'],
};
const words = 'Mortgage Pipeline and thirty-two loans';
const fine: Outcome = {
  arrived: true,
  wasTold: false,
  look: { heading: 'Mortgage Pipeline', words, dialogs: [], told: [], waiting: 0 },
  lost: [],
  loansMade: 1,
  journal: [],
  uncaught: [],
  opensAgain: true,
};
const logout = { operation: 'logout' } as JournalEntry;
const stopped = { ...fine, arrived: false, loansMade: 0 };
const look = (changes: Partial<Outcome['look']>) => ({ look: { ...fine.look, ...changes } });

test('a journey without violations has no findings', () => {
  assert.deepEqual(brokenInvariants(journey, fine), []);
  assert.deepEqual(
    brokenInvariants(journey, { ...fine, ...look({ dialogs: ['Helper', 'Server Error'] }) }),
    [],
  );
  assert.deepEqual(
    brokenInvariants(journey, { ...stopped, ...look({ told: ['It could not be loaded'] }) }),
    [],
  );
  assert.deepEqual(brokenInvariants(journey, { ...stopped, wasTold: true }), []);
  assert.deepEqual(brokenInvariants(journey, { ...fine, journal: [logout] }), []);
});

const broken: Readonly<Record<string, Outcome>> = {
  'the page is blank': { ...fine, ...look({ words: 'Menu' }) },
  'something waits without end': { ...fine, ...look({ waiting: 1 }) },
  '2 dialogs: A | B': { ...fine, ...look({ dialogs: ['A', 'Helper', 'B'] }) },
  'it stopped without a word': stopped,
  'entered and lost: First name': { ...fine, lost: ['First name'] },
  '2 loans made': { ...stopped, ...look({ told: ['It failed'] }), loansMade: 2 },
  'it said that all went well with 0 loans made': { ...fine, loansMade: 0 },
  '2 logouts': { ...fine, journal: [logout, logout] },
  'uncaught: TypeError: x': { ...fine, uncaught: ['TypeError: x', 'TypeError: y'] },
  'the product did not open again afterwards': { ...fine, opensAgain: false },
};

for (const [sentence, outcome] of Object.entries(broken)) {
  test(`finding: ${sentence}`, () => assert.deepEqual(brokenInvariants(journey, outcome), [sentence]));
}
