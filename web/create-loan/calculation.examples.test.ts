import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanPurpose } from '../../contracts/api/options.ts';
import type { AmountEdit, LoanAmounts, TypedAmount } from './amounts.ts';
import { applyEdit, emptyAmounts } from './calculation.ts';

/**
 * A worked example: one edit a line, and behind it the state after it: sales price, estimated value, base, financed
 * and total amount, down payment percent and amount, and loan to value as a fraction.
 */
function example(name: string, start: LoanPurpose, table: string): void {
  test(name, () => {
    let state = emptyAmounts(start);
    for (const line of table.trim().split('\n')) {
      const [edit = '', ...after] = line.split('|').map((cell) => cell.trim());
      state = applyEdit(state, editOf(edit));
      assert.deepEqual(
        row(state),
        after.map((text) => text.replaceAll(',', '')),
        edit,
      );
    }
  });
}

const amounts: Readonly<Record<string, TypedAmount>> = {
  'Sales price': 'salesPrice',
  'Estimated value': 'estimatedOrAppraisedValue',
  'Base loan': 'baseLoanAmount',
  Financed: 'financedAmount',
  'Down payment %': 'downPaymentPercent',
  'Down payment amount': 'downPaymentAmount',
};

function editOf(text: string): AmountEdit {
  const [name = '', value = ''] = text.split(' = ');
  if (name === 'Loan purpose') return { field: 'loanPurpose', value };
  if (name === "'Same as sales price'") return { field: 'sameAsSalesPrice', value: value === 'on' };
  const field = amounts[name];
  if (!field) throw new Error(`No such amount: ${name}`);
  return { field, value };
}

/** Typed amounts stay as typed, so they are compared with all their decimals. */
function row(state: LoanAmounts): string[] {
  const usd = [
    state.salesPrice,
    state.estimatedOrAppraisedValue,
    state.baseLoanAmount,
    state.financedAmount,
    state.totalLoanAmount,
  ];
  return [
    ...usd.map((text) => Number(text).toFixed(2)),
    Number(state.downPaymentPercent).toFixed(3),
    Number(state.downPaymentAmount).toFixed(2),
    state.loanToValuePercent,
  ];
}

example(
  '[L-4.5-01 L-4.5-04 L-4.5-12] example 1: Purchase, typed from the top',
  'Purchase',
  `
  Sales price = 500000     | 500,000.00 |       0.00 |       0.00 | 0.00 |       0.00 | 100.000 | 500,000.00 | 0.00000
  Estimated value = 480000 | 500,000.00 | 480,000.00 |       0.00 | 0.00 |       0.00 | 100.000 | 500,000.00 | 0.00000
  Base loan = 400000       | 500,000.00 | 480,000.00 | 400,000.00 | 0.00 | 400,000.00 |  20.000 | 100,000.00 | 0.83333
`,
);

example(
  '[L-4.5-05] example 2: Purchase, percent edited, then the price changes: the base stays',
  'Purchase',
  `
  Sales price = 500000     | 500,000.00 |       0.00 |       0.00 | 0.00 |       0.00 | 100.000 | 500,000.00 | 0.00000
  Estimated value = 480000 | 500,000.00 | 480,000.00 |       0.00 | 0.00 |       0.00 | 100.000 | 500,000.00 | 0.00000
  Base loan = 400000       | 500,000.00 | 480,000.00 | 400,000.00 | 0.00 | 400,000.00 |  20.000 | 100,000.00 | 0.83333
  Down payment % = 10      | 500,000.00 | 480,000.00 | 450,000.00 | 0.00 | 450,000.00 |  10.000 |  50,000.00 | 0.93750
  Sales price = 520000     | 520,000.00 | 480,000.00 | 450,000.00 | 0.00 | 450,000.00 |  13.462 |  70,000.00 | 0.93750
`,
);

example(
  '[L-4.5-09 L-4.5-12] example 3: Purchase, 3.5 % down with financed premium',
  'Purchase',
  `
  Sales price = 300000     | 300,000.00 |       0.00 |       0.00 |     0.00 |       0.00 | 100.000 | 300,000.00 | 0.00000
  Estimated value = 305000 | 300,000.00 | 305,000.00 |       0.00 |     0.00 |       0.00 | 100.000 | 300,000.00 | 0.00000
  Down payment % = 3.5     | 300,000.00 | 305,000.00 | 289,500.00 |     0.00 | 289,500.00 |   3.500 |  10,500.00 | 0.96500
  Financed = 5066.25       | 300,000.00 | 305,000.00 | 289,500.00 | 5,066.25 | 294,566.25 |   3.500 |  10,500.00 | 0.98189
`,
);

example(
  '[L-4.5-06] example 4: Purchase, amount edited, uneven price',
  'Purchase',
  `
  Sales price = 333333.33     | 333,333.33 |       0.00 |       0.00 | 0.00 |       0.00 | 100.000 | 333,333.33 | 0.00000
  Estimated value = 333333.33 | 333,333.33 | 333,333.33 |       0.00 | 0.00 |       0.00 | 100.000 | 333,333.33 | 0.00000
  Down payment amount = 50000 | 333,333.33 | 333,333.33 | 283,333.33 | 0.00 | 283,333.33 |  15.000 |  50,000.00 | 0.85000
`,
);

example(
  '[L-4.5-03] example 6: Purchase, no sales price: price falls back to the estimated value',
  'Purchase',
  `
  Estimated value = 250000 | 0.00 | 250,000.00 |       0.00 | 0.00 |       0.00 | 100.000 | 250,000.00 | 0.00000
  Base loan = 200000       | 0.00 | 250,000.00 | 200,000.00 | 0.00 | 200,000.00 |  20.000 |  50,000.00 | 0.80000
`,
);

example(
  '[L-4.5-15] example 7: Purchase, no price at all: no division by zero',
  'Purchase',
  `
  Base loan = 200000  | 0.00 | 0.00 | 200,000.00 | 0.00 | 200,000.00 |  0.000 | 0.00 | 0.00000
  Down payment % = 20 | 0.00 | 0.00 | 200,000.00 | 0.00 | 200,000.00 | 20.000 | 0.00 | 0.00000
`,
);

example(
  '[L-4.2-02 L-4.2-04 L-4.5-10] example 8: Purchase to Refinance',
  'Purchase',
  `
  Sales price = 500000     | 500,000.00 |       0.00 |       0.00 | 0.00 |       0.00 | 100.000 | 500,000.00 | 0.00000
  Estimated value = 480000 | 500,000.00 | 480,000.00 |       0.00 | 0.00 |       0.00 | 100.000 | 500,000.00 | 0.00000
  Base loan = 400000       | 500,000.00 | 480,000.00 | 400,000.00 | 0.00 | 400,000.00 |  20.000 | 100,000.00 | 0.83333
  Loan purpose = Refinance |       0.00 | 480,000.00 | 400,000.00 | 0.00 | 400,000.00 |   0.000 |       0.00 | 0.83333
`,
);

example(
  "[L-4.2-06] example 9: Refinance with 'Same as sales price' on before: the estimated value survives",
  'Purchase',
  `
  Sales price = 450000       | 450,000.00 |       0.00 |       0.00 | 0.00 |       0.00 | 100.000 | 450,000.00 | 0.00000
  'Same as sales price' = on | 450,000.00 | 450,000.00 |       0.00 | 0.00 |       0.00 | 100.000 | 450,000.00 | 0.00000
  Base loan = 360000         | 450,000.00 | 450,000.00 | 360,000.00 | 0.00 | 360,000.00 |  20.000 |  90,000.00 | 0.80000
  Loan purpose = Refinance   |       0.00 | 450,000.00 | 360,000.00 | 0.00 | 360,000.00 |   0.000 |       0.00 | 0.80000
`,
);

example(
  '[L-4.5-11] example 11: Construction: loan to value always on the estimated value',
  'Construction',
  `
  Estimated value = 600000 |       0.00 | 600,000.00 |       0.00 | 0.00 |       0.00 | 100.000 | 600,000.00 | 0.00000
  Base loan = 450000       |       0.00 | 600,000.00 | 450,000.00 | 0.00 | 450,000.00 |  25.000 | 150,000.00 | 0.75000
  Sales price = 580000     | 580,000.00 | 600,000.00 | 450,000.00 | 0.00 | 450,000.00 |  22.414 | 130,000.00 | 0.75000
  Down payment % = 20      | 580,000.00 | 600,000.00 | 464,000.00 | 0.00 | 464,000.00 |  20.000 | 116,000.00 | 0.77333
`,
);

example(
  "[L-4.2-07] example 13: 'Same as sales price' follows the sales price",
  'Purchase',
  `
  Sales price = 425000       | 425,000.00 |       0.00 |       0.00 | 0.00 |       0.00 | 100.000 | 425,000.00 | 0.00000
  'Same as sales price' = on | 425,000.00 | 425,000.00 |       0.00 | 0.00 |       0.00 | 100.000 | 425,000.00 | 0.00000
  Base loan = 340000         | 425,000.00 | 425,000.00 | 340,000.00 | 0.00 | 340,000.00 |  20.000 |  85,000.00 | 0.80000
  Sales price = 450000       | 450,000.00 | 450,000.00 | 340,000.00 | 0.00 | 340,000.00 |  24.444 | 110,000.00 | 0.75556
`,
);

example(
  '[L-4.5-09] example 14: only the financed amount changes',
  'Purchase',
  `
  Sales price = 400000     | 400,000.00 |       0.00 |       0.00 |     0.00 |       0.00 | 100.000 | 400,000.00 | 0.00000
  Estimated value = 400000 | 400,000.00 | 400,000.00 |       0.00 |     0.00 |       0.00 | 100.000 | 400,000.00 | 0.00000
  Base loan = 380000       | 400,000.00 | 400,000.00 | 380,000.00 |     0.00 | 380,000.00 |   5.000 |  20,000.00 | 0.95000
  Financed = 6650          | 400,000.00 | 400,000.00 | 380,000.00 | 6,650.00 | 386,650.00 |   5.000 |  20,000.00 | 0.96663
`,
);

example(
  '[L-4.5-16] example 15: base loan above the price: negative down payment',
  'Purchase',
  `
  Sales price = 300000     | 300,000.00 |       0.00 |       0.00 | 0.00 |       0.00 | 100.000 | 300,000.00 | 0.00000
  Estimated value = 310000 | 300,000.00 | 310,000.00 |       0.00 | 0.00 |       0.00 | 100.000 | 300,000.00 | 0.00000
  Base loan = 310000       | 300,000.00 | 310,000.00 | 310,000.00 | 0.00 | 310,000.00 |  -3.333 | -10,000.00 | 1.03333
`,
);

example(
  '[L-4.5-16] example 16: percent above 100: negative base (field invalid)',
  'Purchase',
  `
  Sales price = 200000 | 200,000.00 | 0.00 |        0.00 | 0.00 |        0.00 | 100.000 | 200,000.00 |  0.00000
  Down payment % = 150 | 200,000.00 | 0.00 | -100,000.00 | 0.00 | -100,000.00 | 150.000 | 300,000.00 | -0.50000
`,
);

example(
  '[L-4.5-09] example 18: largest total',
  'Purchase',
  `
  Base loan = 999999999.99 | 0.00 | 0.00 | 999,999,999.99 |           0.00 |   999,999,999.99 | 0.000 | 0.00 | 0.00000
  Financed = 999999999     | 0.00 | 0.00 | 999,999,999.99 | 999,999,999.00 | 1,999,999,998.99 | 0.000 | 0.00 | 0.00000
`,
);

example(
  '[L-4.5-15] example 20: only a sales price: loan to value on it',
  'Purchase',
  `
  Sales price = 250000 | 250,000.00 | 0.00 |       0.00 | 0.00 |       0.00 | 100.000 | 250,000.00 | 0.00000
  Base loan = 225000   | 250,000.00 | 0.00 | 225,000.00 | 0.00 | 225,000.00 |  10.000 |  25,000.00 | 0.90000
`,
);

example(
  "[L-4.5-06 L-4.5-12] example 21: Purpose 'Other' behaves as Purchase",
  'Other',
  `
  Sales price = 320000        | 320,000.00 |       0.00 |       0.00 | 0.00 |       0.00 | 100.000 | 320,000.00 | 0.00000
  Estimated value = 310000    | 320,000.00 | 310,000.00 |       0.00 | 0.00 |       0.00 | 100.000 | 320,000.00 | 0.00000
  Down payment amount = 64000 | 320,000.00 | 310,000.00 | 256,000.00 | 0.00 | 256,000.00 |  20.000 |  64,000.00 | 0.82581
`,
);
