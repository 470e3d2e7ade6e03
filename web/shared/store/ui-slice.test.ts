import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createDialogOpened,
  drawerClosed,
  drawerSelected,
  legacyDialogOpened,
  navigated,
  panelClosed,
  panelsClosed,
  panelToggled,
  primaryDrawerSettled,
  primaryDrawerToggled,
  uiSlice,
  widthChanged,
} from './ui-slice.ts';

const { reducer } = uiSlice;
const start = reducer(undefined, { type: 'start' });
const compliance = reducer(start, panelToggled('complianceAlerts'));

test('[S-4.2-24] a panel toggles open and closed', () => {
  assert.equal(compliance.panel, 'complianceAlerts');
  assert.equal(reducer(compliance, panelToggled('complianceAlerts')).panel, null);
});

test('[S-4.2-24] another panel replaces the open one', () => {
  assert.equal(reducer(compliance, panelToggled('loanSummary')).panel, 'loanSummary');
});

test('[S-4.2-25] closing by name affects only the panel of that name, and a click in a menu closes every panel', () => {
  assert.equal(reducer(compliance, panelClosed('loanSummary')).panel, 'complianceAlerts');
  assert.equal(reducer(compliance, panelClosed('complianceAlerts')).panel, null);
  assert.equal(reducer(compliance, panelsClosed()).panel, null);
});

test('[S-4.2-02] the primary drawer toggles, and settles by the width of the window', () => {
  const toggled = reducer(start, primaryDrawerToggled());
  assert.equal(toggled.isPrimaryFlipped, true);
  assert.deepEqual(reducer(toggled, primaryDrawerToggled()), start);
  assert.deepEqual(reducer(toggled, primaryDrawerSettled()), start);
  assert.equal(reducer(toggled, widthChanged(true)).isPrimaryFlipped, false);
});

test('[S-2.4-17] the secondary drawer opens with a menu, with or without a group, and closes', () => {
  const forms = reducer(start, drawerSelected({ drawer: 'Loan', subMenu: 'Forms' }));
  assert.deepEqual([forms.selection, forms.subMenu], ['Loan', 'Forms']);
  const reports = reducer(forms, drawerSelected({ drawer: 'Reports' }));
  assert.deepEqual([reports.selection, reports.subMenu], ['Reports', null]);
  assert.deepEqual(reducer(reports, drawerClosed()), start);
});

test('another page closes the panel, the dialog and a drawer over the page; the same page keeps the panel', () => {
  const dialog = legacyDialogOpened({ title: 'Notes', address: '/Notes/View' });
  const opened = [navigated('/dashboard'), panelToggled('loanSummary'), dialog, primaryDrawerToggled()];
  const narrow = opened.reduce(reducer, start);
  const left = reducer(narrow, navigated('/lf/WhatsNew'));
  assert.deepEqual([left.panel, left.legacyDialog, left.isPrimaryFlipped], [null, null, false]);
  const same = reducer(narrow, navigated('/dashboard'));
  assert.deepEqual([same.panel, same.legacyDialog], ['loanSummary', null]);
  const wide = [widthChanged(true), primaryDrawerToggled(), navigated('/lf/WhatsNew')].reduce(reducer, start);
  assert.equal(wide.isPrimaryFlipped, true);
});

test('[S-4.4-02] each navigation closes the create dialog', () => {
  const open = [navigated('/dashboard'), createDialogOpened()].reduce(reducer, start);
  assert.equal(open.isCreateDialogOpen, true);
  assert.equal(reducer(open, navigated('/dashboard')).isCreateDialogOpen, false);
});

test('[S-4.2-18] a pipeline and the rates page close the secondary drawer', () => {
  const open = reducer(start, drawerSelected({ drawer: 'Reports' }));
  assert.equal(reducer(open, navigated('/lf/WhatsNew')).selection, 'Reports');
  for (const page of ['/lf/loan-pipeline', '/lf/ResourceRates'])
    assert.equal(reducer(open, navigated(page)).selection, null, page);
});
