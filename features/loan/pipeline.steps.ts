import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import { world } from '../support/users/world.ts';
import { type Row, rowsIn } from '../support/vocabulary/legacy-pages.ts';
import {
  expectedRow,
  queueLoans,
  type StandardLoan,
  standardLoans,
} from '../support/vocabulary/standard-loans.ts';
import { addressOfPage } from '../support/vocabulary/vocabulary.ts';

const pipeline = 'Mortgage Pipeline';
const asPage = { headers: { accept: 'text/html' } };

Then('the pipeline lists {int} loan(s) of {string}', async (times: number, borrower: string) => {
  const response = await world.user.tab.send(addressOfPage(pipeline), asPage);
  const found = rowsIn(await response.text()).filter((row) => row['Borrower'] === borrower);
  assert.equal(found.length, times, `loans of ${borrower} in the pipeline`);
});

Then(
  /^the "(.*)" lists (?:every standard loan|the loans of the (\w+) queue) with borrower, amount and status, and no others$/,
  (title: string, queue: string | null) =>
    listsOnly(
      world.user.frameDocument(title).body.innerHTML,
      queue === null ? standardLoans() : queueLoans(queue),
    ),
);

/** Asserts that a legacy page lists these loans and no others. */
function listsOnly(html: string, loans: readonly StandardLoan[]): void {
  assert.deepEqual(sorted(rowsIn(html).map(picked)), sorted(loans.map(expectedRow)));
}

type Listed = ReturnType<typeof expectedRow>;

/** Returns the cells of a row in the columns that features name. */
const picked = (row: Row): Listed => ({
  number: row['Loan Number'] ?? '',
  borrower: row['Borrower'] ?? '',
  amount: row['Loan Amount'] ?? '',
  status: row['Status'] ?? '',
});

const sorted = (rows: readonly Listed[]): Listed[] =>
  rows.toSorted((a, b) => a.number.localeCompare(b.number));
