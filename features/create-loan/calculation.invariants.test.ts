import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AmountEdit, type LoanAmounts, typedAmounts } from '../../web/create-loan/amounts.ts';
import { applyEdit, emptyAmounts, priceOf } from '../../web/create-loan/calculation.ts';
import { Decimal, numberOf } from '../../web/create-loan/exact.ts';
import { isHidden, purposes, randomEdit } from '../drivers/form/random-edits.ts';
import { randomFrom } from '../drivers/form/random.ts';

const seed = 20_260_129;
const sequences = 100_000;
const longest = 8;
console.log(`invariants of the calculation: seed ${seed}, ${sequences} sequences of edits`);

/** A state that a sequence of edits has passed through. */
interface Passage {
  readonly state: LoanAmounts;
  readonly last: AmountEdit;
  /** All edits of the sequence so far, the last one included. */
  readonly edits: readonly AmountEdit[];
  /** What the screen lets through; in other sequences anything may arrive. */
  readonly isTypeable: boolean;
}

/** What must hold in every state. Each throws where it does not. */
const invariants = {
  total: ({ state, isTypeable }: Passage) => {
    if (!isTypeable) return;
    same(
      numberOf(state.totalLoanAmount),
      numberOf(state.baseLoanAmount).plus(numberOf(state.financedAmount)),
    );
  },
  price: ({ state, isTypeable }: Passage) => {
    if (!isTypeable || state.loanPurpose === 'Refinance' || priceOf(state).isZero()) return;
    if (state.baseLoanAmount === '' && state.downPaymentAmount === '') return;
    same(numberOf(state.baseLoanAmount).plus(numberOf(state.downPaymentAmount)), priceOf(state));
  },
  percent: ({ state, edits, isTypeable }: Passage) => {
    if (!isTypeable || priceOf(state).isZero() || state.loanPurpose === 'Refinance') return;
    if (state.downPaymentPercent === '' || edits.some(({ field }) => field === 'downPaymentPercent')) return;
    const percent = numberOf(state.downPaymentAmount).times(100).div(priceOf(state)).toDecimalPlaces(3);
    same(numberOf(state.downPaymentPercent), percent);
  },
  ratio: ({ state, isTypeable }: Passage) => {
    if (!isTypeable) return;
    const estimated = numberOf(state.estimatedOrAppraisedValue);
    const byEstimated = state.loanPurpose === 'Refinance' || state.loanPurpose === 'Construction';
    const values = byEstimated ? [estimated] : [estimated, numberOf(state.salesPrice)];
    const divisors = values.filter((value) => value.gt(0));
    const total = numberOf(state.totalLoanAmount);
    const ratio = divisors.length === 0 ? new Decimal(0) : total.div(Decimal.min(...divisors));
    assert.equal(state.loanToValuePercent, ratio.toFixed(5).replace(/^-(0\.0+)$/, '$1'));
  },
  refinance: ({ state }: Passage) => {
    if (state.loanPurpose !== 'Refinance') return;
    const { salesPrice, downPaymentAmount, downPaymentPercent } = state;
    assert.deepEqual([salesPrice, downPaymentAmount, downPaymentPercent].map(Number), [0, 0, 0]);
    assert.deepEqual([state.sameAsSalesPrice, state.isPreApproval], [false, false]);
  },
  sameAsSalesPrice: ({ state }: Passage) => {
    if (state.sameAsSalesPrice) assert.equal(state.estimatedOrAppraisedValue, state.salesPrice);
  },
  plainDecimals: ({ state, edits }: Passage) => {
    for (const field of calculated) {
      const isAsTyped = edits.some((edit) => edit.field === field && edit.value === state[field]);
      if (isAsTyped || state[field] === '') continue;
      assert.match(state[field], /^-?\d+\.\d+$/, field);
      assert.doesNotMatch(state[field], /^-0\.0+$/, field);
    }
  },
  asTyped: ({ state, last }: Passage) => {
    if (typedAmounts.every((name) => name !== last.field)) return;
    if (state.sameAsSalesPrice && last.field === 'estimatedOrAppraisedValue') return;
    assert.equal(state[last.field], last.value);
  },
} as const satisfies Readonly<Record<string, (passage: Passage) => void>>;
type Invariant = keyof typeof invariants;

const calculated = [
  'totalLoanAmount',
  'loanToValuePercent',
  'downPaymentAmount',
  'downPaymentPercent',
] as const;

/** The first breach of each invariant, found in one run of all sequences. */
let breaches: ReadonlyMap<Invariant, string> | undefined;

const proven: Readonly<Record<Invariant, string>> = {
  total: '[L-4.5-09] after every edit the total is base plus financed amount',
  price: '[L-4.5-01 L-4.5-05 L-4.5-06] base loan plus down payment amount is the price wherever there is one',
  percent: '[L-4.5-04] the percent is the amount divided by the price unless the percent itself was typed',
  ratio: '[L-4.5-10 L-4.5-11 L-4.5-12] loan to value is the total divided as the purpose says, rounded once',
  refinance:
    '[L-4.2-02 L-4.2-04 L-4.2-05 L-4.2-06] a Refinance never holds a sales price, a down payment or a switch',
  sameAsSalesPrice: "[L-4.2-07] while 'Same as sales price' is on both values are one",
  plainDecimals:
    '[L-4.5-15] whatever is typed, calculated amounts are plain decimals: never NaN, Infinity or minus zero',
  asTyped: '[L-4.5-05 L-4.5-06] what a user types stays as typed',
};

for (const [invariant, name] of Object.entries(proven) as [Invariant, string][]) {
  test(name, () => {
    breaches ??= runAll();
    assert.equal(breaches.get(invariant), undefined);
  });
}

function runAll(): Map<Invariant, string> {
  const random = randomFrom(seed);
  const found = new Map<Invariant, string>();
  for (let count = 1; count <= sequences; count += 1) {
    const isTypeable = random.chance(0.5);
    const edits: AmountEdit[] = [];
    let state = emptyAmounts(random.pick(purposes));
    for (let left = 1 + random.below(longest); left > 0; left -= 1) {
      const last = randomEdit(random, isTypeable);
      if (isHidden(last, state)) continue;
      edits.push(last);
      state = applyEdit(state, last);
      check({ state, last, edits, isTypeable }, count, found);
    }
  }
  return found;
}

function check(passage: Passage, count: number, found: Map<Invariant, string>): void {
  for (const name of Object.keys(invariants) as Invariant[]) {
    if (found.has(name)) continue;
    try {
      invariants[name](passage);
    } catch (error) {
      const where = `sequence ${count} of seed ${seed}: ${JSON.stringify(passage)}`;
      found.set(name, `${error instanceof Error ? error.message : String(error)}\n${where}`);
    }
  }
}

const same = (actual: Decimal, expected: Decimal) =>
  assert.ok(actual.eq(expected), `${actual.toString()} is not ${expected.toString()}`);
