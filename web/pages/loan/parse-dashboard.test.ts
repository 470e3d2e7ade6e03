import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { dashboardFixture } from './dashboard-fixture.ts';
import { dashboardView } from './dashboard-view.ts';
import { parseDashboard } from './parse-dashboard.ts';

/** Returns heading, label and value of each line that the screen shows for a response. */
function shown(answer: unknown): string[] {
  const loan = parseDashboard(answer);
  assert.ok(loan);
  return dashboardView(loan).panels.flatMap(({ heading, blocks }) =>
    blocks.flatMap(({ lines }) => lines.map(({ label, value }) => `${heading} | ${label} | ${value}`)),
  );
}

/** Returns a copy of the value. Each text, number, boolean and null in the copy is replaced by `put`. */
const everywhere = (value: unknown, put: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => everywhere(item, put));
  if (typeof value !== 'object' || value === null) return put;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, everywhere(item, put)]));
};

const whole: LoanDashboard = {
  ...dashboardFixture,
  enableApplicationDateAutomation: true,
  hasCoBorrower: true,
  loanDetails: { ...dashboardFixture.loanDetails, isPreapproval: true },
  primaryCoBorrower: dashboardFixture.primaryBorrower,
};

test('a valid response is returned unchanged', () => {
  for (const sent of [dashboardFixture, whole]) assert.deepEqual(parseDashboard(sent), sent);
});

test('a response that is not a dashboard is null', () => {
  for (const answer of [null, undefined, '', 'x', 7, [], {}, [dashboardFixture], { loanNumber: '1' }]) {
    assert.equal(parseDashboard(answer), null, JSON.stringify(answer));
  }
});

test('null, invalid and missing values give blank lines; no line is left out', () => {
  const labels = (lines: string[]) => lines.map((line) => line.split(' | ').slice(0, 2).join(' | '));
  const usual = labels(shown(dashboardFixture)).map((line) => line.replace('Loan Officer', 'Assigned User'));
  for (const put of [null, {}, [], undefined]) {
    const lines = shown(everywhere(dashboardFixture, put));
    assert.deepEqual(labels(lines), usual);
    const reported = lines.filter((line) => !line.endsWith(' | '));
    // An invalid final date must not be shown as "Not Finaled".
    const isKnown = put === null || put === undefined;
    assert.deepEqual(reported, isKnown ? ['Loan Details | Final | Not Finaled'] : []);
  }
});

test('[L-2.3-14 L-2.3-15 L-3.1-09] an invalid date is blank and reported, a missing one is not reported; only a missing one is not finaled', () => {
  const withFinal = (final: unknown) => ({
    ...dashboardFixture,
    loanDetails: { ...dashboardFixture.loanDetails, final, closingDate: final },
  });
  const finalOf = (final: unknown) =>
    shown(withFinal(final))
      .filter((line) => /\| (Final|Closing Date) \|/.test(line))
      .map((line) => line.split(' | ')[2]);
  for (const final of ['05/29/2026', '2026-02-30', '9999-99-99', 'soon', 20260529]) {
    assert.deepEqual(finalOf(final), ['', ''], String(final));
    assert.deepEqual(unread(withFinal(final)), ['loanDetails.final', 'loanDetails.closingDate']);
  }
  for (const final of [null, undefined, '', ' ']) {
    assert.deepEqual(finalOf(final), ['Not Finaled', '']);
    assert.deepEqual(unread(withFinal(final)), []);
  }
  assert.deepEqual(finalOf('2028-02-29T00:00:00'), ['02/29/2028', '02/29/2028']);
});

test('each part of a dashboard may be missing or of another type', () => {
  for (const part of Object.keys(dashboardFixture) as (keyof LoanDashboard)[]) {
    for (const put of [undefined, null, 'text', 7, [], [null, 7, 'x'], {}]) {
      const headings = new Set(
        shown({ ...dashboardFixture, [part]: put }).map((line) => line.split(' | ')[0]),
      );
      for (const heading of ['Loan Details', 'Borrower Information', 'Ratios']) {
        assert.ok(headings.has(heading), `${part} ${JSON.stringify(put)}: ${heading}`);
      }
    }
  }
});

test('extreme numbers are shown as numbers, without NaN, Infinity or an exponent', () => {
  const numbers = [Number.MAX_VALUE, -1e21, 1e-320, -0.004, Number.MIN_SAFE_INTEGER];
  for (const absurd of numbers) {
    const { loanDetails, ratios } = dashboardFixture;
    const lines = shown({
      ...dashboardFixture,
      loanDetails: { ...loanDetails, loanAmount: absurd, rate: absurd },
      ratios: { ...ratios, ltv: absurd, debtRatio: absurd },
    }).join('\n');
    assert.doesNotMatch(lines, /NaN|Infinity|undefined|null|\de[+-]?\d|-\$?0(\.0+)?(?!\.?\d)/);
  }
});

/** Returns the fields that the parser reports as invalid. */
function unread(answer: unknown): string[] {
  const fields: string[] = [];
  parseDashboard(answer, (field) => fields.push(field));
  return fields;
}

test('valid, missing and null fields are not reported', () => {
  assert.deepEqual(unread(dashboardFixture), []);
  assert.deepEqual(unread({ loanDetails: {} }), []);
  assert.deepEqual(unread(everywhere(dashboardFixture, null)), []);
});

test('a value of another type is reported with its path', () => {
  const { loanDetails } = dashboardFixture;
  assert.deepEqual(unread({ ...dashboardFixture, loanDetails: { ...loanDetails, loanAmount: '412500' } }), [
    'loanDetails.loanAmount',
  ]);
  assert.deepEqual(unread({ ...dashboardFixture, ratios: 'none', assignedUsers: [7] }), [
    'assignedUsers',
    'ratios',
  ]);
});
