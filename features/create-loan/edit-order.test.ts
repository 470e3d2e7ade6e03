import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AmountEdit, LoanAmounts } from '../../web/create-loan/amounts.ts';
import { applyEdit, emptyAmounts } from '../../web/create-loan/calculation.ts';
import { isHidden, purposes, randomEdit, typed } from './form/random-edits.ts';
import { type Random, randomFrom } from './form/random.ts';

const seed = 20_260_131;
const sequences = 100_000;
console.log(`order of edits: seed ${seed}, ${sequences} sets of edits, each in two orders`);

/**
 * Edits whose order does not matter, as long as each field is edited once. Sales price, estimated value, base loan,
 * and a purpose that shows them: the base loan stays and the down payment follows from the last price and base, whichever
 * came last. The financed amount moves total and ratio only, the pre-approval nothing.
 *
 * Order does matter, and is not asked for here, where an edit keeps what another one moves: a typed down payment moves the
 * base loan by the price of that moment; Refinance clears the sales price; the estimated value is locked while it is the
 * same as the sales price, and keeps its value when that ends.
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

/** The first set of edits whose order mattered, and the first edit that did something when it came again. */
interface Run {
  readonly order: string | undefined;
  readonly again: string | undefined;
  /** How many sets had more than one edit, so that there was an order. */
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
const amounts = Object.keys(emptyAmounts()) as (keyof LoanAmounts)[];

test('[L-4.5-05] a down payment goes by the price of its moment, so its order with the price matters', () => {
  const percent = { field: 'downPaymentPercent', value: '20' } as const;
  const dearer = { field: 'salesPrice', value: '500000' } as const;
  const start = after(emptyAmounts('Purchase'), [{ field: 'salesPrice', value: '400000' }]);
  assert.equal(after(start, [percent, dearer]).baseLoanAmount, '320000.00');
  assert.equal(after(start, [dearer, percent]).baseLoanAmount, '400000.00');
});

/** A form in the middle of its life: whatever a user may have typed before. */
function anyState(random: Random): LoanAmounts {
  let state = emptyAmounts(random.pick(purposes));
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
