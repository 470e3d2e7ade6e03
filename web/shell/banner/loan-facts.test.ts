import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { User } from '../../../contracts/operations/session.ts';
import type { PageIcon } from '../../../contracts/operations/shell.ts';
import { userFixture } from '../../session/fixtures.ts';
import { parseIcons } from '../menu/api.ts';
import { factsFromIcons, loanIconsOf } from './loan-icons.ts';

const user = userFixture({ showLoanNotes: true, userCanAddNotes: true });
const icon = (name: string, badge: string | null, changes: Partial<PageIcon> = {}): PageIcon => ({
  name,
  visible: true,
  disabled: false,
  badge,
  ...changes,
});
const shown = (icons: readonly unknown[], viewer: User = user) =>
  loanIconsOf(factsFromIcons(parseIcons(icons)), viewer).map(({ label, badge }) => [
    label,
    badge?.text ?? null,
  ]);

test('[S-3-53] until the first event the facts come from the icons of the menu', () => {
  assert.deepEqual(
    shown([
      icon('application-criteria', '4/6'),
      icon('view-notes', '2'),
      icon('add-note', null),
      icon('compliance-alerts', '3'),
    ]),
    [
      ['Application Criteria, 4 of 6 complete', '4'],
      ['View Notes, 2 notes', '2'],
      ['Add Note', null],
      ['Compliance Alerts, 3 findings', '3'],
    ],
  );
});

test('[S-4.2-42] the compliance status comes from the badge of the menu', () => {
  const verdict = (badge: string | null) => shown([icon('compliance-alerts', badge)]).at(-1);
  assert.deepEqual(verdict('!'), ['Compliance Alerts, insufficient data', '!']);
  assert.deepEqual(verdict('✓'), ['Compliance Alerts, passed', '✓']);
  assert.deepEqual(verdict(null), ['Compliance Alerts', null]);
  assert.deepEqual(verdict('<b>9</b>'), ['Compliance Alerts', null]);
});

test('[S-4.2-35] the menu of a loan with one failure shows that failure in the warn color', () => {
  const [compliance] = loanIconsOf(factsFromIcons([icon('compliance-alerts', '1')]), user).slice(-1);
  assert.deepEqual(compliance?.badge, { text: '1', tone: 'warn' });
  assert.equal(compliance?.label, 'Compliance Alerts, 1 finding');
});

test('[A-161] a malformed icon of the menu is hidden, and an entry that is no icon is ignored', () => {
  const malformed = [null, 'add-note', { name: 'add-note', visible: 'no', disabled: false, badge: null }];
  assert.deepEqual(shown([...malformed, { ...icon('view-notes', null), badge: 2 }]), [
    ['View Notes, no notes', null],
  ]);
});

test('without icons only the actions of the user show', () => {
  assert.deepEqual(shown([]), [
    ['View Notes, no notes', null],
    ['Add Note', null],
  ]);
});

test('[S-6-12 S-6-13 S-6-24] both notes icons need the right to see notes, and adding needs its own', () => {
  const icons = [icon('view-notes', '2'), icon('add-note', null)];
  for (const [showLoanNotes, userCanAddNotes, labels] of [
    [true, true, ['View Notes, 2 notes', 'Add Note']],
    [true, false, ['View Notes, 2 notes']],
    [false, true, []],
    [false, false, []],
  ] as const) {
    const viewer = userFixture({ showLoanNotes, userCanAddNotes });
    assert.deepEqual(
      shown(icons, viewer).map(([label]) => label),
      labels,
    );
  }
});

test('[S-4.2-36 S-4.2-37] View Notes is enabled with a note that the user may read', () => {
  for (const [count, countShared, isOriginator, isDisabled] of [
    [0, 0, false, true],
    [1, 0, false, false],
    [1, 0, true, true],
    [2, 1, true, false],
  ] as const) {
    const facts = { ...factsFromIcons([]), notes: { count, countShared } };
    const [notes] = loanIconsOf(facts, { ...user, isOriginator });
    assert.deepEqual([notes?.name, notes?.isDisabled], ['view-notes', isDisabled]);
  }
});
