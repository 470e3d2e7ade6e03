import assert from 'node:assert/strict';
import type { TabUser } from '../users/tab-user.ts';
import type { HttpContext } from '../users/http-context.ts';
import { type Row, rowsIn } from '../vocabulary/legacy-pages.ts';
import { expectedRow, queueLoans, type StandardLoan, standardLoans } from '../vocabulary/standard-loans.ts';
import { addressOfPage } from '../vocabulary/vocabulary.ts';

/** The tables of the legacy application that list loans. */
export class Pipeline {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Asserts the number of loans of a borrower in the loan pipeline. */
  async lists(borrower: string, times: number): Promise<void> {
    const address = addressOfPage('Mortgage Pipeline');
    const response = await this.#user.tab.send(address, { headers: { accept: 'text/html' } });
    const found = rowsIn(await response.text()).filter((row) => row['Borrower'] === borrower);
    assert.equal(found.length, times, `loans of ${borrower} in the pipeline`);
  }

  /** Asserts that the framed pipeline lists all standard loans. */
  listsStandardLoans(): void {
    this.#shows('Mortgage Pipeline', standardLoans());
  }

  /** Asserts that the page in the frame lists the loans of a queue and no others. */
  listsQueueOnly(title: string, queue: string): void {
    this.#shows(title, queueLoans(queue));
  }

  #shows(title: string, loans: readonly StandardLoan[]): void {
    const rows = rowsIn(this.#user.frameDocument(title).body.innerHTML);
    assert.deepEqual(sorted(rows.map(picked)), sorted(loans.map(expectedRow)));
  }
}

/** The loan pipeline in the response of the server. */
export class PipelineClient {
  readonly #context: HttpContext;

  constructor(context: HttpContext) {
    this.#context = context;
  }

  /** Asserts that the pipeline lists the standard loans and no others. */
  async isUnchanged(): Promise<void> {
    const address = addressOfPage('Mortgage Pipeline');
    const response = await this.#context.client.fetch(address, { headers: { accept: 'text/html' } });
    const rows = rowsIn(await response.text());
    assert.deepEqual(sorted(rows.map(picked)), sorted(standardLoans().map(expectedRow)));
  }
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
