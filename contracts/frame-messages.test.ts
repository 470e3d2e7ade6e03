import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personFields } from './fields/person.ts';
import { readFrameMessage } from './frame-messages.ts';

const borrower = {
  firstName: 'Amelia',
  middleName: null,
  lastName: 'Thornquist',
  generation: 'Jr.',
  taxIdentifier: '000121234',
  taxIdentifierType: 'ssn',
};
const match = {
  generalAccountId: 123_401,
  loanNumber: '1000123401',
  borrowerName: 'Amelia Thornquist',
  isLead: false,
};
const lead = {
  institutionId: 101,
  originatorUserId: null,
  hasCoBorrower: false,
  entries: { loanPurpose: 'Purchase', salesPrice: '445000.00' },
};
const check = { type: 'createLoanCheck', borrower, matches: [match] };

test('each documented frame message is parsed unchanged', () => {
  const messages = [
    { type: 'navigate', route: '/dashboard/A1' },
    { type: 'closePanel', panel: 'complianceAlerts' },
    { type: 'logout' },
    { type: 'shortcut', name: 'test-error' },
    { type: 'shortcut', name: 'debug-option' },
    { type: 'shortcut', name: 'shortcuts' },
    { type: 'shortcut', name: 'escape' },
    { type: 'closeDialog' },
    { type: 'searchResult', matches: [match], route: '/dashboard/A1' },
    { type: 'searchResult', matches: [match, match], route: null },
    { type: 'searchResult', matches: [], route: null },
    check,
    { ...check, borrower: { ...borrower, middleName: 'R', generation: null }, matches: [] },
    { ...check, borrower: { ...borrower, lead } },
  ];
  assert.deepEqual(messages.map(readFrameMessage), messages);
});

test('[L-2.6-03] a message may be as long as its limits', () => {
  const entries = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`e${at}`, 'x'.repeat(100)]));
  const lastName = 'x'.repeat(personFields.lastName.maximum);
  const messages = [
    { type: 'navigate', route: '/'.padEnd(2_000, 'x') },
    { type: 'openPopup', page: 'ViewNotes', query: { accountId: '1'.repeat(100) } },
    { ...check, borrower: { ...borrower, lastName, lead: { ...lead, entries } } },
    { ...check, matches: Array.from({ length: 100 }, () => match) },
  ];
  assert.deepEqual(messages.map(readFrameMessage), messages);
});

const refused: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['a text', 'navigate'],
  ['a list', [{ type: 'logout' }]],
  ['no type', { route: '/default' }],
  ['a route beside several matches', { type: 'searchResult', matches: [match, match], route: '/dashboard' }],
  ['a route without a match', { type: 'searchResult', matches: [], route: '/dashboard' }],
  ['a match that is none', { type: 'searchResult', matches: [{ ...match, more: 1 }], route: null }],
  ['an unknown type', { type: 'eval', code: '1' }],
  ['a type from the prototype', { type: 'constructor' }],
  ['a surplus field', { type: 'logout', reason: 'x' }],
  ['a missing route', { type: 'navigate' }],
  ['a route that is no text', { type: 'navigate', route: { toString: () => '/x' } }],
  ['an empty route', { type: 'navigate', route: '' }],
  ['an endless route', { type: 'navigate', route: '/'.padEnd(2_001, 'x') }],
  ['a check without a borrower', { ...check, borrower: null }],
  ['a check without a name', { ...check, borrower: { ...borrower, firstName: '' } }],
  [
    'a check with an endless name',
    { ...check, borrower: { ...borrower, lastName: 'x'.repeat(personFields.lastName.maximum + 1) } },
  ],
  ['a check with a blank middle name', { ...check, borrower: { ...borrower, middleName: '' } }],
  ['a check with an unknown suffix', { ...check, borrower: { ...borrower, generation: 'VI' } }],
  ['a check with a short tax identifier', { ...check, borrower: { ...borrower, taxIdentifier: '12' } }],
  ['a check with an unknown kind of it', { ...check, borrower: { ...borrower, taxIdentifierType: 'ein' } }],
  ['a check that says more', { ...check, borrower: { ...borrower, birthDate: '1984-02-29' } }],
  ['a check with a lead that is none', { ...check, borrower: { ...borrower, lead: null } }],
  ['a check with a lead that says more', { ...check, borrower: { ...borrower, lead: { ...lead, id: 1 } } }],
  [
    'a check with a lead of an unsound institution',
    { ...check, borrower: { ...borrower, lead: { ...lead, institutionId: '101' } } },
  ],
  [
    'a check with a lead of institution 0',
    { ...check, borrower: { ...borrower, lead: { ...lead, institutionId: 0 } } },
  ],
  [
    'a check with a lead whose entry is no text',
    { ...check, borrower: { ...borrower, lead: { ...lead, entries: { salesPrice: 1 } } } },
  ],
  [
    'a check with a lead of too many entries',
    {
      ...check,
      borrower: {
        ...borrower,
        lead: {
          ...lead,
          entries: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`e${at}`, 'x'])),
        },
      },
    },
  ],
  ['a check with matches that are no list', { ...check, matches: match }],
  ['a check with an unsound match', { ...check, matches: [match, { ...match, generalAccountId: 0 }] }],
  ['a check with a match that says more', { ...check, matches: [{ ...match, amount: 1 }] }],
  ['a check with too many matches', { ...check, matches: Array.from({ length: 101 }, () => match) }],
  ['an unknown shortcut', { type: 'shortcut', name: 'logout' }],
  ['a shortcut without a name', { type: 'shortcut' }],
  ['an unknown panel', { type: 'closePanel', panel: 'toolbar' }],
];

for (const [what, data] of refused) {
  test(`${what} is not parsed as a frame message`, () => {
    assert.equal(readFrameMessage(data), null);
  });
}

const notes = { type: 'openPopup', page: 'ViewNotes', query: { accountId: '123404' } } as const;

test('[L-2.6-03] a message may open a page that has a window, with the parameters of that page', () => {
  assert.deepEqual(readFrameMessage(notes), notes);
  const help = { type: 'openPopup', page: 'LosHelp', query: {} };
  assert.deepEqual(readFrameMessage(help), help);
});

test('[L-2.6-03] a message with any other page or parameter opens no window', () => {
  const windows = [
    { ...notes, page: 'loan-pipeline' },
    { ...notes, page: 'ComplianceAlerts' },
    { ...notes, page: 'toString' },
    { ...notes, page: '/Notes/View' },
    { ...notes, page: 'javascript:alert(1)' },
    { ...notes, page: ['ViewNotes'] },
    { ...notes, query: { accountId: '1', more: '1' } },
    { ...notes, query: { accountId: 1 } },
    { ...notes, query: { accountId: '' } },
    { ...notes, query: { accountId: '1'.repeat(101) } },
    { ...notes, query: [] },
    { ...notes, query: null },
    { ...notes, size: { width: 1, height: 1 } },
    { type: 'openPopup', page: 'ViewNotes' },
  ];
  for (const message of windows) assert.equal(readFrameMessage(message), null, JSON.stringify(message));
});
