import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AmountEdit, LoanAmounts } from '../../web/pages/create-loan/amounts.ts';
import { applyEdit, emptyAmounts } from '../../web/pages/create-loan/calculation.ts';
import { isHidden, purposes, randomEdit, typed } from '../support/forms/random-edits.ts';
import { type Random, randomFrom } from '../support/forms/random.ts';

const seed = 20_260_131;
const sequences = 10_000;
console.log(`order of edits: seed ${seed}, ${sequences} sets of edits, each in two orders`);

/**
 * Returns edits whose order does not matter if each field is edited once: sales price, estimated value, base loan, and
 * a loan purpose other than Refinance. None of them changes the base loan. The down payment is computed from the last
 * price and the base loan. The financed amount changes only the total and loan to value.
 *
 * Edits whose order matters are left out: a typed down payment, since the base loan is then computed from the price at
 * that time; Refinance, which clears the sales price; an estimated value together with "Same as sales price", which
 * locks it; and turning this switch off.
 */
function exchangeable(random: Random, state: LoanAmounts): AmountEdit[] {
  const field = <
    Field extends 'salesPrice' | 'estimatedOrAppraisedValue' | 'baseLoanAmount' | 'financedAmount',
  >(
    name: Field,
  ): AmountEdit => ({ field: name, value: typed(random, name) });
  const follows = random.chance(0.5);
  const all: AmountEdit[] = [
    field('salesPrice'),
    field('baseLoanAmount'),
    field('financedAmount'),
    { field: 'isPreApproval', value: random.chance(0.5) },
    follows ? { field: 'sameAsSalesPrice', value: true } : field('estimatedOrAppraisedValue'),
  ];
  if (state.loanPurpose !== 'Refinance') {
    all.push({ field: 'loanPurpose', value: random.pick(purposes.filter((one) => one !== 'Refinance')) });
  }
  return all.filter((edit) => random.chance(0.6) && !isHidden(edit, state));
}

const after = (state: LoanAmounts, edits: readonly AmountEdit[]): LoanAmounts =>
  edits.reduce(applyEdit, state);

/** The failures: the first set of edits whose order mattered, the first edit that changed the form when repeated. */
interface Run {
  readonly order: string | undefined;
  readonly again: string | undefined;
  /** Number of sets with more than one edit. */
  readonly ordered: number;
}
let run: Run | undefined;

test('[L-4.5-01 L-4.5-04 L-4.5-09] amounts, a purpose that shows them and the switches may be entered in any order', () => {
  run ??= runAll();
  assert.equal(run.order, undefined);
  assert.ok(run.ordered > sequences / 2, `${run.ordered} sets had an order at all`);
});

test('[L-4.5-05 L-4.5-06] entering the same once more changes nothing', () => {
  run ??= runAll();
  assert.equal(run.again, undefined);
});

function runAll(): Run {
  const random = randomFrom(seed);
  let [order, again]: [string?, string?] = [];
  let ordered = 0;
  for (let count = 1; count <= sequences; count += 1) {
    const state = anyState(random);
    const edits = exchangeable(random, state);
    const other = shuffled(random, edits);
    if (edits.length > 1) ordered += 1;
    const first = after(state, edits);
    const set = () => `set ${count} of seed ${seed}: ${JSON.stringify({ state, edits, other })}`;
    if (!isSame(first, after(state, other))) order ??= set();
    const edit = randomEdit(random, true);
    if (isHidden(edit, first)) continue;
    const once = applyEdit(first, edit);
    if (!isSame(once, applyEdit(once, edit))) again ??= `${JSON.stringify(edit)} after ${set()}`;
  }
  return { order, again, ordered };
}

const isSame = (one: LoanAmounts, other: LoanAmounts): boolean =>
  amounts.every((amount) => one[amount] === other[amount]);
const amounts = Object.keys(emptyAmounts) as (keyof LoanAmounts)[];

test('[L-4.5-05] the down payment percent uses the price at the time of the edit, so the order of the edits matters', () => {
  const percent = { field: 'downPaymentPercent', value: '20' } as const;
  const dearer = { field: 'salesPrice', value: '500000' } as const;
  const start = after(emptyAmounts, [
    { field: 'loanPurpose', value: 'Purchase' },
    { field: 'salesPrice', value: '400000' },
  ]);
  assert.equal(after(start, [percent, dearer]).baseLoanAmount, '320000.00');
  assert.equal(after(start, [dearer, percent]).baseLoanAmount, '400000.00');
});

/** Returns a form after a few random edits. */
function anyState(random: Random): LoanAmounts {
  let state = applyEdit(emptyAmounts, { field: 'loanPurpose', value: random.pick(purposes) });
  for (let left = random.below(5); left > 0; left -= 1) {
    const edit = randomEdit(random, true);
    if (!isHidden(edit, state)) state = applyEdit(state, edit);
  }
  return state;
}

function shuffled(random: Random, edits: readonly AmountEdit[]): AmountEdit[] {
  const rest = [...edits];
  return edits.flatMap(() => rest.splice(random.below(rest.length), 1));
}
