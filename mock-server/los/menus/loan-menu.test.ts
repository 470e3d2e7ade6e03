import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LegacyPage, type LegacyPageName, legacyPages } from '../../../contracts/api/legacy.ts';
import { type MenuEntry, pageKinds } from '../../../contracts/operations/shell.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { emptyFile } from '../../store/repositories/loan.ts';
import { openStore } from '../../platform/worlds/open-store.ts';
import { personas } from '../seeds/personas.ts';
import { Worlds, defaultWorldId } from '../../platform/worlds/worlds.ts';
import { type LoanFacts, loanFactsOf } from './loan-facts.ts';
import { titledPage } from './entries.ts';
import { loanMenuOf } from './loan-menu.ts';

const store = await openStore(':memory:');
const now = (await Worlds.open(store)).default.now();
const loan = await loanFactsOf(store.in(defaultWorldId), 123_404, now);
const lead = await loanFactsOf(store.in(defaultWorldId), 123_417, now);
await store.close();

const userOf = (id: string): User => {
  const persona = personas.find((one) => one.id === id);
  assert.ok(persona);
  return persona.user;
};
const staff = userOf('lending-staff');

const itemsOf = (facts: LoanFacts, user: User = staff, taskId: number | null = null): MenuEntry[] =>
  loanMenuOf(facts, { user, taskId }).navigationMenu.flatMap((entry) => [
    entry,
    ...((entry.items ?? []) as MenuEntry[]),
  ]);
const itemOf = (name: string, facts: LoanFacts, user?: User, taskId?: number | null): MenuEntry => {
  const found = itemsOf(facts, user, taskId).find((entry) => entry.name === name);
  assert.ok(found, name);
  return found;
};
const withNotes = (count: number, countShared: number): LoanFacts => ({
  ...loan,
  notes: { count, countShared },
});

const ruleOfKind: Readonly<Record<(typeof pageKinds)[number], string>> = {
  current: 'S-2.4-35',
  'legacy-page': 'S-2.4-36',
  'legacy-modal': 'S-2.4-37',
  'razor-modal': 'S-2.4-38',
  'lending-portal': 'S-2.4-39',
  'custom-form': 'S-2.4-40',
  'optimal-blue-modal': 'S-2.4-41',
};

for (const kind of pageKinds) {
  test(`[${ruleOfKind[kind]}] the menu of a loan has a page of the kind ${kind}`, () => {
    assert.ok(itemsOf(loan).some(({ page }) => page?.kind === kind));
  });
}

test('each legacy page that takes a loan is opened with the loan of the menu, under its own title', () => {
  const about = itemsOf(loan).flatMap(({ page }) => {
    const entry: LegacyPage | undefined = page ? legacyPages[page.name as LegacyPageName] : undefined;
    return page && entry?.query?.includes('accountId') ? [page] : [];
  });
  assert.ok(about.length > 5, String(about.length));
  for (const { name, address } of about) assert.match(address, /[?&]accountId=123404\b/, name);
  assert.deepEqual(
    titledPage('legacy-page', 'lock-history', { accountId: 123_404 }).page,
    itemOf('Lock History', loan).page,
  );
});

test('[S-3-44 S-3-45] an item knows its group and its place in it', () => {
  const forms = loanMenuOf(loan, { user: staff, taskId: null }).navigationMenu[1];
  assert.equal(forms?.name, 'Forms');
  const items = (forms?.items ?? []) as MenuEntry[];
  assert.ok(items.length > 1);
  for (const [index, entry] of items.entries()) {
    assert.deepEqual([entry.subMenu, entry.drawer, entry.index], ['Forms', 'Loan', index]);
  }
});

test('[S-3-49] the selected item of a loan is its dashboard', () => {
  const selected = itemsOf(loan).filter((entry) => entry.selected);
  assert.deepEqual(
    selected.map(({ name }) => name),
    ['Dashboard'],
  );
});

const four: LoanFacts = {
  ...lead,
  file: {
    ...emptyFile,
    secondaryBorrower: { firstName: 'Ada', lastName: 'Quist' },
    secondaryCoBorrower: { firstName: 'Bo', lastName: 'Reyes' },
  },
};

for (const [rule, name, facts, part] of [
  ['S-2.4-35', 'Dashboard', loan, { page: { name: 'Dashboard', address: '/dashboard', kind: 'current' } }],
  [
    'S-2.4-35 S-4.2-09',
    'Lead Summary',
    lead,
    { selected: true, page: { name: 'LeadSummary', address: '/lead-summary', kind: 'current' } },
  ],
  [
    'S-2.4-42',
    'Lock History',
    loan,
    { page: { name: 'lock-history', address: '/Lock/History?accountId=123404', kind: 'legacy-page' } },
  ],
  [
    'S-2.4-42',
    'Credit Monitor',
    loan,
    { page: { name: 'CreditMonitor', address: '/Credit/Monitor?accountId=123404', kind: 'lending-portal' } },
  ],
  ['S-3-48', 'Closing Docs', lead, { hidden: true }],
  ['S-3-48', 'Closing Docs', loan, { hidden: false }],
  ['S-3-50', 'Submit to Underwriting', lead, { isDisabled: true }],
  ['S-3-46', 'Initial Disclosures', loan, { icon: 'file', icon2: 'printer' }],
  ['S-3-51', 'Uniform Residential Loan Application', loan, { edit: true, print: true, view: true }],
  ['S-3-47', 'Ada Quist', four, { initials: 'AQ' }],
] as const) {
  test(`[${rule}] the entry ${name} of ${facts === loan ? 'a loan' : 'a lead'} has ${JSON.stringify(part)}`, () => {
    const entry: Partial<MenuEntry> = itemOf(name, facts);
    assert.deepEqual(
      Object.fromEntries(Object.keys(part).map((key) => [key, entry[key as keyof MenuEntry]])),
      part,
    );
  });
}

test('[S-4.2-09] a lead has no dashboard', () => {
  assert.ok(!itemsOf(lead).some(({ name }) => name === 'Dashboard'));
});

test('[S-3-38 S-3-39 S-2.4-33] a loan has up to four borrowers, each with name, initials and position', () => {
  const { borrowers } = loanMenuOf(four, { user: staff, taskId: null });
  assert.deepEqual(borrowers, [
    { fullName: 'Thaddeus Marlowe', initials: 'TM', borrowerPosition: 'primary borrower' },
    { fullName: 'Imelda Marlowe', initials: 'IM', borrowerPosition: 'primary coborrower' },
    { fullName: 'Ada Quist', initials: 'AQ', borrowerPosition: 'secondary borrower' },
    { fullName: 'Bo Reyes', initials: 'BR', borrowerPosition: 'secondary coborrower' },
  ]);
});

test('[S-4.2-36 S-4.2-37] the notes in the menu: originators need a shared note, read-only users have no item to add one', () => {
  const originator = userOf('originator');
  assert.equal(itemOf('View Notes', withNotes(3, 0)).badge, '3');
  assert.equal(itemOf('View Notes', withNotes(3, 0)).isDisabled, false);
  assert.equal(itemOf('View Notes', withNotes(3, 0), originator).isDisabled, true);
  assert.equal(itemOf('Add Note', loan, userOf('no-create-features')).hidden, true);
  assert.equal(itemOf('View Notes', loan, { ...staff, showLoanNotes: false }).hidden, true);
});

test('[S-6-24] the menu offers Add Note only with the rights to see and to add notes', () => {
  for (const [showLoanNotes, userCanAddNotes, hidden] of [
    [true, true, false],
    [true, false, true],
    [false, true, true],
  ] as const)
    assert.equal(itemOf('Add Note', loan, { ...staff, showLoanNotes, userCanAddNotes }).hidden, hidden);
});

test('[S-6-14] the icon and the menu entry for notes count what their viewer may read', () => {
  const facts = withNotes(3, 1);
  const badgesFor = (user: User) => [
    loanMenuOf(facts, { user, taskId: null }).pageIcons.find(({ name }) => name === 'view-notes')?.badge,
    itemOf('View Notes', facts, user).badge,
  ];
  assert.deepEqual(badgesFor(staff), ['3', '3']);
  assert.deepEqual(badgesFor(userOf('originator')), ['1', '1']);
});

test('[S-4.2-32 S-4.2-34 S-4.2-35] compliance in the menu and on the icon: not checked, insufficient data, passed, failed with a count', () => {
  const at = (verdict: LoanFacts['file']['compliance']['verdict'], failures: string[] = []) => {
    const facts = { ...loan, file: { ...emptyFile, compliance: { verdict, failures } } };
    const icon = loanMenuOf(facts, { user: staff, taskId: null }).pageIcons.at(-1);
    const { badge, hidden } = itemOf('Compliance Alerts', facts);
    assert.equal(hidden, !icon?.visible);
    return [icon?.visible, badge ?? null, icon?.badge, icon?.disabled];
  };
  assert.deepEqual(at('unchecked'), [false, null, null, false]);
  assert.deepEqual(at('insufficient'), [true, '!', '!', true]);
  assert.deepEqual(at('pass'), [true, '✓', '✓', false]);
  assert.deepEqual(at('fail', ['a', 'b']), [true, '2', '2', false]);
});

test('reports of automated underwriting are disabled without a result', () => {
  const of = (underwritingService: string, statusDisplay: string): LoanFacts => ({
    ...loan,
    dashboard: {
      ...loan.dashboard,
      loanDetails: {
        ...loan.dashboard.loanDetails,
        underwritingStatusResults: [{ underwritingService, statusDisplay }],
      },
    },
  });
  const findings = itemOf('Underwriting Findings', of('Desktop Originator', 'Error'));
  assert.equal(findings.isDisabled, false);
  assert.equal(findings.page?.address, '/Report/retrieveReport_du?accountId=123404&type=3');
  const fine = itemOf('Underwriting Findings', of('Desktop Underwriter', 'Approve/Eligible'));
  assert.equal(fine.page?.address, '/Report/retrieveReport_du?accountId=123404&type=2&print=true');
  assert.equal(itemOf('Underwriting Findings', of('Loan Product Advisor', 'Accept')).isDisabled, true);
});
