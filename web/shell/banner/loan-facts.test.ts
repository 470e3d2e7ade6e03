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

test('[S-4.2-42] the compliance status comes from the badge of the menu', () => {
  const verdict = (badge: string | null) => shown([icon('compliance-alerts', badge)]).at(-1);
  assert.deepEqual(verdict('!'), ['Compliance Alerts, insufficient data', '!']);
  assert.deepEqual(verdict('1'), ['Compliance Alerts, 1 finding', '1']);
  assert.deepEqual(verdict('✓'), ['Compliance Alerts, passed', '✓']);
  assert.deepEqual(verdict(null), ['Compliance Alerts', null]);
  assert.deepEqual(verdict('<b>9</b>'), ['Compliance Alerts', null]);
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
