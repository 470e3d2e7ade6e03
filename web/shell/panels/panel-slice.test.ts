import assert from 'node:assert/strict';
import { test } from 'node:test';
import { panelClosed, panelReducer, panelsClosed, panelToggled } from './panel-slice.ts';

const closed = panelReducer(undefined, { type: 'start' });
const compliance = panelReducer(closed, panelToggled('complianceAlerts'));

test('[S-4.2-24] a panel toggles open and closed', () => {
  assert.deepEqual(compliance, { open: 'complianceAlerts' });
  assert.deepEqual(panelReducer(compliance, panelToggled('complianceAlerts')), { open: null });
});

test('another panel replaces the open one', () => {
  assert.deepEqual(panelReducer(compliance, panelToggled('loanSummary')), { open: 'loanSummary' });
});

test('closing by name affects only the panel of that name, and a click in a menu closes every panel', () => {
  assert.deepEqual(panelReducer(compliance, panelClosed('loanSummary')), compliance);
  assert.deepEqual(panelReducer(compliance, panelClosed('complianceAlerts')), { open: null });
  assert.deepEqual(panelReducer(compliance, panelsClosed()), { open: null });
});
