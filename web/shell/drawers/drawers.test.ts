import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pipelinePages } from '../../shared/routes/pipelines.ts';
import { endOfLoanNumber, iconOfPage, selectedIcon } from './drawer-icon.ts';
import {
  drawerClosed,
  drawerReducer,
  drawerSelected,
  primaryDrawerSettled,
  primaryDrawerToggled,
} from '../menu/drawer-slice.ts';

test('[S-9-05 S-2.4-09 S-2.4-44] a loan number shows its last four characters after an ellipsis', () => {
  assert.equal(endOfLoanNumber('1000123456'), '…3456');
  assert.equal(endOfLoanNumber('12'), '…12');
  assert.equal(endOfLoanNumber(''), '');
});

test('[S-4.2-16 S-4.2-17 S-4.2-41] pipelines and queues select the Pipeline icon, the rates page the Rates icon', () => {
  for (const page of pipelinePages) assert.equal(iconOfPage(`/lf/${page}`), 'Pipeline', page);
  assert.equal(iconOfPage('/lf/loan-pipeline/'), 'Pipeline');
  assert.equal(iconOfPage('/lf/ResourceRates'), 'Rates');
  for (const path of ['/lf/WhatsNew', '/dashboard', '/loan-pipeline', '/lf/']) {
    assert.equal(iconOfPage(path), null, path);
  }
  assert.equal(selectedIcon('Reports', '/lf/loan-pipeline', false), 'Reports');
  assert.equal(selectedIcon(null, '/lf/loan-pipeline', true), 'Pipeline');
  assert.equal(selectedIcon(null, '/dashboard', true), 'Loan');
  assert.equal(selectedIcon(null, '/lf/WhatsNew', false), null);
});

test('[S-4.2-02] the primary drawer toggles, and settles by the width of the window', () => {
  const start = drawerReducer(undefined, { type: 'start' });
  const toggled = drawerReducer(start, primaryDrawerToggled());
  assert.equal(toggled.isPrimaryFlipped, true);
  assert.deepEqual(drawerReducer(toggled, primaryDrawerToggled()), start);
  assert.deepEqual(drawerReducer(toggled, primaryDrawerSettled()), start);
});

test('the secondary drawer opens with a menu, with or without a group, and closes', () => {
  const start = drawerReducer(undefined, { type: 'start' });
  const forms = drawerReducer(start, drawerSelected({ drawer: 'Loan', subMenu: 'Forms' }));
  assert.deepEqual([forms.selection, forms.subMenu], ['Loan', 'Forms']);
  const reports = drawerReducer(forms, drawerSelected({ drawer: 'Reports' }));
  assert.deepEqual([reports.selection, reports.subMenu], ['Reports', null]);
  assert.deepEqual(drawerReducer(reports, drawerClosed()), start);
});
