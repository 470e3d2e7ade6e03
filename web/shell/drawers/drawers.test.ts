import assert from 'node:assert/strict';
import { test } from 'node:test';
import { iconOfPage, pipelinePages } from '../../shared/routes/pipelines.ts';
import { endOfLoanNumber, selectedIcon } from './drawer-icon.ts';

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
