import assert from 'node:assert/strict';
import { test } from 'node:test';
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
const shown = (icons: readonly unknown[]) =>
  loanIconsOf(factsFromIcons(parseIcons(icons)), user).map(({ label, badge }) => [
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
      ['Compliance Alerts, 3 failures', '3'],
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
