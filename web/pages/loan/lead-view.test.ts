import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dashboardFixture } from './dashboard-fixture.ts';
import { leadView } from './lead-view.ts';

const panels = leadView({ ...dashboardFixture, loanNumber: '' }).panels;

test('[C-18] the title of the lead summary has the name of the borrower', () => {
  assert.equal(leadView({ ...dashboardFixture, loanNumber: '' }).title, 'Ann Smith');
});

test('[L-2.1-19] the lead summary has the open panels Contact, Lead Details and Assigned To', () => {
  assert.deepEqual(
    panels.map(({ heading, isOpen }) => [heading, isOpen]),
    [
      ['Contact', true],
      ['Lead Details', true],
      ['Assigned To', true],
    ],
  );
});

test('[L-2.1-19] the details of a lead are its terms, its status and its LTV', () => {
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

test('[L-2.1-19] the lead summary has no line that only a loan has', () => {
  const labels = panels.flatMap(({ blocks }) =>
    blocks.flatMap(({ lines }) => lines.map(({ label }) => label)),
  );
  for (const label of ['Final', 'Lock Status', 'Cash To Close', 'AU Status'])
    assert.ok(!labels.includes(label), label);
  assert.ok(labels.includes('Loan Amount'));
});
