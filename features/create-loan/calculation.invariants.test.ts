import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AmountEdit, type LoanAmounts, typedAmounts } from '../../web/pages/create-loan/amounts.ts';
import { applyEdit, emptyAmounts } from '../../web/pages/create-loan/calculation.ts';
import { isHidden, purposes, randomEdit } from '../support/forms/random-edits.ts';
import { randomFrom } from '../support/forms/random.ts';

const seed = 20_260_129;
const sequences = 10_000;
const longest = 8;
console.log(`invariants of the calculation: seed ${seed}, ${sequences} sequences of edits`);

/** The state of the form after some edits of a sequence. */
interface Passage {
  readonly state: LoanAmounts;
  readonly last: AmountEdit;
  /** All edits of the sequence so far, the last one included. */
  readonly edits: readonly AmountEdit[];
  /** True if a user could make all edits on the screen; false if edits can have any text and be in hidden fields. */
  readonly isTypeable: boolean;
}

/**
 * The invariants of every state, computed in whole cents without the code of the product. Each function returns a
 * message if the state violates its invariant.
 */
const invariants = {
  total: ({ state, isTypeable }: Passage) =>
    isTypeable &&
    cents(state.totalLoanAmount) !== cents(state.baseLoanAmount) + cents(state.financedAmount) &&
    `total is ${state.totalLoanAmount}`,
  price: ({ state, isTypeable }: Passage) => {
    if (!isTypeable || state.loanPurpose === 'Refinance' || priceIn(state) === 0) return false;
    if (state.baseLoanAmount === '' && state.downPaymentAmount === '') return false;
    const sum = cents(state.baseLoanAmount) + cents(state.downPaymentAmount);
    return sum !== priceIn(state) && `base and down payment are ${sum} cents`;
  },
  percent: ({ state, edits, isTypeable }: Passage) => {
    if (!isTypeable || priceIn(state) === 0 || state.loanPurpose === 'Refinance') return false;
    if (state.downPaymentPercent === '' || edits.some(({ field }) => field === 'downPaymentPercent'))
      return false;
    const percent = quotient(cents(state.downPaymentAmount), 100_000n, priceIn(state));
    return thousandths(state.downPaymentPercent) !== percent && `percent is ${state.downPaymentPercent}`;
  },
  ratio: ({ state, isTypeable }: Passage) => {
    if (!isTypeable) return false;
    const { loanPurpose, salesPrice, loanToValuePercent } = state;
    const byEstimated = loanPurpose === 'Refinance' || loanPurpose === 'Construction';
    const estimated = cents(state.estimatedOrAppraisedValue);
    const divisors = [estimated, byEstimated ? 0 : cents(salesPrice)].filter((value) => value > 0);
    const ratio =
      divisors.length === 0 ? 0 : quotient(cents(state.totalLoanAmount), 100_000n, Math.min(...divisors));
    const isPlain = /^-?\d+\.\d{5}$/.test(loanToValuePercent);
    return (!isPlain || wholeOf(loanToValuePercent) !== ratio) && `loan to value is ${loanToValuePercent}`;
  },
  refinanceAmounts: ({ state }: Passage) => {
    if (state.loanPurpose !== 'Refinance') return false;
    const { salesPrice, downPaymentAmount, downPaymentPercent } = state;
    const areZero = [salesPrice, downPaymentAmount, downPaymentPercent].every((text) => Number(text) === 0);
    return !areZero && 'an amount is left';
  },
  refinanceSwitches: ({ state: { loanPurpose, sameAsSalesPrice, isPreApproval } }: Passage) =>
    loanPurpose === 'Refinance' && (sameAsSalesPrice || isPreApproval) && 'a switch is on',
  sameAsSalesPrice: ({ state }: Passage) =>
    state.sameAsSalesPrice &&
    state.estimatedOrAppraisedValue !== state.salesPrice &&
    `the estimated value is ${state.estimatedOrAppraisedValue}`,
  plainDecimals: ({ state, edits }: Passage) => {
    const isOdd = (field: (typeof calculated)[number]) => {
      const text = state[field];
      if (text === '' || (plain.test(text) && !minusZero.test(text))) return false;
      return !edits.some((edit) => edit.field === field && edit.value === text);
    };
    const odd = calculated.find(isOdd);
    return odd !== undefined && `${odd} is ${state[odd]}`;
  },
  asTyped: ({ state, last }: Passage) => {
    if (typedAmounts.every((name) => name !== last.field) || isLocked(last, state)) return false;
    return state[last.field] !== last.value && `${last.field} is ${String(state[last.field])}`;
  },
} as const satisfies Readonly<Record<string, (passage: Passage) => string | false>>;
type Invariant = keyof typeof invariants;

const calculated = [
  'totalLoanAmount',
  'loanToValuePercent',
  'downPaymentAmount',
  'downPaymentPercent',
] as const;
const plain = /^-?\d+\.\d+$/;
const minusZero = /^-0\.0+$/;

/** The result of all sequences: the first violation of each invariant, and the number of edits by loan purpose. */
interface Run {
  readonly breaches: ReadonlyMap<Invariant, string>;
  readonly reached: ReadonlyMap<string, number>;
}
let run: Run | undefined;

/** For each invariant, the ids of the rules that it checks, and its meaning in words. */
const proven: Readonly<Record<Invariant, readonly [rules: string, words: string]>> = {
  total: ['L-4.5-09', 'after every edit the total is base plus financed amount'],
  price: [
    'L-4.5-01 L-4.5-05 L-4.5-06',
    'base loan plus down payment amount is the price wherever there is one',
  ],
  percent: ['L-4.5-04', 'the percent is the amount divided by the price unless the percent itself was typed'],
  ratio: [
    'L-4.5-10 L-4.5-11 L-4.5-12',
    'loan to value is the total divided as the purpose says, rounded once',
  ],
  refinanceAmounts: ['L-4.2-02 L-4.2-04', 'a Refinance never has a sales price or a down payment'],
  refinanceSwitches: ['L-4.2-05 L-4.2-06', 'neither switch is ever on in a Refinance'],
  sameAsSalesPrice: ['L-4.2-07', "while 'Same as sales price' is on both values are one"],
  plainDecimals: [
    'L-4.5-15',
    'whatever is typed, calculated amounts are plain decimals: never NaN, Infinity or minus zero',
  ],
  asTyped: ['L-4.5-05 L-4.5-06', 'what a user types stays as typed'],
};

for (const [invariant, [rules, words]] of Object.entries(proven)) {
  test(`[${rules}] ${words}`, () => {
    run ??= runAll();
    assert.equal(run.breaches.get(invariant as Invariant), undefined);
  });
}

test('every field was edited often with every loan purpose', () => {
  run ??= runAll();
  const fields = [...typedAmounts, 'loanPurpose', 'sameAsSalesPrice', 'isPreApproval'];
  const rare = fields
    .flatMap((field) => purposes.map((purpose) => `${field} under ${purpose}`))
    .filter((meeting) => (run?.reached.get(meeting) ?? 0) < sequences / 100);
  assert.deepEqual(rare, []);
});

function runAll(): Run {
  const random = randomFrom(seed);
  const breaches = new Map<Invariant, string>();
  const reached = new Map<string, number>();
  for (let count = 1; count <= sequences; count += 1) {
    const isTypeable = random.chance(0.5);
    const edits: AmountEdit[] = [];
    let state = applyEdit(emptyAmounts, { field: 'loanPurpose', value: random.pick(purposes) });
    for (let left = 1 + random.below(longest); left > 0; left -= 1) {
      const last = randomEdit(random, isTypeable);
      if (isTypeable && isHidden(last, state)) continue;
      const meeting = `${last.field} under ${state.loanPurpose}`;
      reached.set(meeting, (reached.get(meeting) ?? 0) + 1);
      edits.push(last);
      state = applyEdit(state, last);
      check({ state, last, edits, isTypeable }, count, breaches);
    }
  }
  return { breaches, reached };
}

function check(passage: Passage, count: number, breaches: Map<Invariant, string>): void {
  for (const name of names) {
    const breach = invariants[name](passage);
    if (breach === false || breaches.has(name)) continue;
    breaches.set(name, `${breach} in sequence ${count} of seed ${seed}: ${JSON.stringify(passage)}`);
  }
}

const names = Object.keys(invariants) as Invariant[];

/** Returns true if a user cannot type into the field: it is hidden for a Refinance, or follows the sales price. */
const isLocked = ({ field }: AmountEdit, { loanPurpose, sameAsSalesPrice }: LoanAmounts): boolean =>
  field === 'estimatedOrAppraisedValue'
    ? sameAsSalesPrice
    : loanPurpose === 'Refinance' && field !== 'baseLoanAmount' && field !== 'financedAmount';

/** Parses a decimal text in units of its last decimal. All amounts have the same number of decimals. */
const wholeOf = (text: string): number => Number(text.replace('.', ''));
const cents = wholeOf;
const thousandths = wholeOf;

function priceIn({ salesPrice, estimatedOrAppraisedValue }: LoanAmounts): number {
  const sales = cents(salesPrice);
  return sales > 0 ? sales : cents(estimatedOrAppraisedValue);
}

/** Divides two amounts and multiplies by a scale, rounded half away from zero. */
function quotient(part: number, scale: bigint, whole: number): number {
  const [size, divisor] = [BigInt(Math.abs(part)), BigInt(whole)];
  const rounded = Number((2n * size * scale + divisor) / (2n * divisor));
  return part < 0 ? -rounded : rounded;
}
