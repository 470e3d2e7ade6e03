import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadView } from './lead-view.ts';
import { dashboardFixture } from './dashboard-fixture.ts';

const panels = leadView({ ...dashboardFixture, loanNumber: '' }).panels;

test('the lead summary is titled with the person', () => {
  assert.equal(leadView({ ...dashboardFixture, loanNumber: '' }).title, 'Ann Smith');
});

test('the lead summary shows contact, wishes and who looks after it, all open', () => {
  assert.deepEqual(
    panels.map(({ heading, isOpen }) => [heading, isOpen]),
    [
      ['Contact', true],
      ['Lead Details', true],
      ['Assigned To', true],
    ],
  );
});

test('the details of a lead are what is wished for, how far it is, and how much of the value is borrowed', () => {
  const details = panels.find(({ heading }) => heading === 'Lead Details');
  assert.deepEqual(
    details?.blocks.flatMap(({ lines }) => lines.map(({ label }) => label)),
    [
      'Loan Amount',
      'Loan Purpose',
      'Institution',
      'Lead Status',
      'Appraised Value',
      'Sales Price',
      'Product Code',
      'Rate',
      'Origination Type',
      'Property Address',
      'LTV',
    ],
  );
});

test('nothing that only a loan has stands on the lead summary', () => {
  const labels = panels.flatMap(({ blocks }) =>
    blocks.flatMap(({ lines }) => lines.map(({ label }) => label)),
  );
  for (const label of ['Final', 'Lock Status', 'Cash To Close', 'AU Status'])
    assert.ok(!labels.includes(label), label);
  assert.ok(labels.includes('Loan Amount'));
});
