import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { loanPurposes } from '../../contracts/api/options.ts';
import { type AmountEdit, type LoanAmounts, typedAmounts } from './amounts.ts';
import { applyEdit, emptyAmounts, priceOf } from './calculation.ts';
import { Decimal, numberOf } from './exact.ts';
import { visibleFields } from './visible-fields.ts';

const seed = 20_260_129;
console.log(`fast-check seed ${seed}`);

const cents = fc
  .integer({ min: 0, max: 99_999_999_999 })
  .map((value) => new Decimal(value).div(100).toFixed(2));
const thousandths = fc
  .integer({ min: 0, max: 999_999 })
  .map((value) => new Decimal(value).div(1000).toFixed(3));
const oddity = fc.constantFrom(
  '',
  '0',
  '-0',
  '.',
  '-',
  '1.',
  '.5',
  '007',
  'NaN',
  'Infinity',
  '1e999',
  '-0.001',
);
const purpose = fc.constantFrom(...loanPurposes, null);

const editsOf = (amount: fc.Arbitrary<string>, percent: fc.Arbitrary<string>): fc.Arbitrary<AmountEdit> =>
  fc.oneof(
    fc.record({
      field: fc.constantFrom(...typedAmounts.filter((name) => name !== 'downPaymentPercent')),
      value: amount,
    }),
    fc.record({ field: fc.constant('downPaymentPercent' as const), value: percent }),
    fc.record({ field: fc.constant('loanPurpose' as const), value: purpose }),
    fc.record({
      field: fc.constantFrom('sameAsSalesPrice' as const, 'isPreApproval' as const),
      value: fc.boolean(),
    }),
  );

const typeable = editsOf(cents, thousandths);
const anything = editsOf(fc.oneof(cents, oddity, fc.string()), fc.oneof(thousandths, oddity, fc.string()));

type Check = (state: LoanAmounts, last: AmountEdit, earlier: readonly AmountEdit[]) => void;

/** Checks every state that a run of edits passes through. Nobody can edit a field that the screen hides. */
function always(edit: fc.Arbitrary<AmountEdit>, check: Check): void {
  const run = (start: LoanAmounts['loanPurpose'], list: readonly AmountEdit[]) => {
    let state = emptyAmounts(start);
    for (const [index, last] of list.entries()) {
      if (isHidden(last, state)) continue;
      state = applyEdit(state, last);
      check(state, last, list.slice(0, index + 1));
    }
  };
  fc.assert(fc.property(purpose, fc.array(edit, { minLength: 1, maxLength: 12 }), run), {
    seed,
    numRuns: 500,
  });
}

function isHidden({ field }: AmountEdit, { loanPurpose }: LoanAmounts): boolean {
  const shown = visibleFields(loanPurpose, false);
  if (field === 'downPaymentAmount' || field === 'downPaymentPercent') return !shown.downPayment;
  return field === 'salesPrice' && !shown.salesPrice;
}

const same = (actual: Decimal, expected: Decimal) =>
  assert.ok(actual.eq(expected), `${actual.toString()} is not ${expected.toString()}`);

test('[L-4.5-09] after every edit the total is base plus financed amount', () => {
  always(typeable, (state) =>
    same(
      numberOf(state.totalLoanAmount),
      numberOf(state.baseLoanAmount).plus(numberOf(state.financedAmount)),
    ),
  );
});

test('[L-4.5-01 L-4.5-05 L-4.5-06] base loan plus down payment amount is the price wherever there is one', () => {
  always(typeable, (state) => {
    if (state.loanPurpose === 'Refinance' || priceOf(state).isZero()) return;
    if (state.baseLoanAmount === '' && state.downPaymentAmount === '') return;
    same(numberOf(state.baseLoanAmount).plus(numberOf(state.downPaymentAmount)), priceOf(state));
  });
});

test('[L-4.5-04] the percent is the amount divided by the price unless the percent itself was typed', () => {
  always(typeable, (state, _last, edits) => {
    if (priceOf(state).isZero() || edits.some(({ field }) => field === 'downPaymentPercent')) return;
    if (state.loanPurpose === 'Refinance' || state.downPaymentPercent === '') return;
    const percent = numberOf(state.downPaymentAmount).times(100).div(priceOf(state)).toDecimalPlaces(3);
    same(numberOf(state.downPaymentPercent), percent);
  });
});

test('[L-4.5-10 L-4.5-11 L-4.5-12] loan to value is the total divided as the purpose says, rounded once', () => {
  always(typeable, (state) => {
    const estimated = numberOf(state.estimatedOrAppraisedValue);
    const sales = numberOf(state.salesPrice);
    const byEstimated = state.loanPurpose === 'Refinance' || state.loanPurpose === 'Construction';
    const divisors = (byEstimated ? [estimated] : [estimated, sales]).filter((value) => value.gt(0));
    const ratio =
      divisors.length === 0 ? new Decimal(0) : numberOf(state.totalLoanAmount).div(Decimal.min(...divisors));
    assert.equal(state.loanToValuePercent, ratio.toFixed(5).replace(/^-(0\.0+)$/, '$1'));
  });
});

test('[L-4.2-02 L-4.2-04 L-4.2-05 L-4.2-06] a Refinance never holds a sales price, a down payment or a switch', () => {
  always(typeable, (state) => {
    if (state.loanPurpose !== 'Refinance') return;
    assert.deepEqual(
      [state.salesPrice, state.downPaymentAmount, state.downPaymentPercent].map(Number),
      [0, 0, 0],
    );
    assert.deepEqual([state.sameAsSalesPrice, state.isPreApproval], [false, false]);
  });
});

test("[L-4.2-07] while 'Same as sales price' is on both values are one", () => {
  always(anything, (state) => {
    if (state.sameAsSalesPrice) assert.equal(state.estimatedOrAppraisedValue, state.salesPrice);
  });
});

test('[L-4.5-15] whatever is typed, calculated amounts are plain decimals: never NaN, Infinity or minus zero', () => {
  always(anything, (state, _last, edits) => {
    for (const field of [
      'totalLoanAmount',
      'loanToValuePercent',
      'downPaymentAmount',
      'downPaymentPercent',
    ] as const) {
      const isAsTyped = edits.some((edit) => edit.field === field && edit.value === state[field]);
      if (isAsTyped || state[field] === '') continue;
      assert.match(state[field], /^-?\d+\.\d+$/, field);
      assert.doesNotMatch(state[field], /^-0\.0+$/, field);
    }
  });
});

test('[L-4.5-05 L-4.5-06] what a user types stays as typed', () => {
  always(anything, (state, last) => {
    if (typedAmounts.every((name) => name !== last.field)) return;
    if (state.sameAsSalesPrice && last.field === 'estimatedOrAppraisedValue') return;
    assert.equal(state[last.field], last.value);
  });
});
