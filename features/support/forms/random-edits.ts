import { loanPurposes } from '../../../contracts/api/options.ts';
import {
  type AmountEdit,
  type LoanAmounts,
  type TypedAmount,
  typedAmounts,
} from '../../../web/pages/create-loan/amounts.ts';
import { isShown } from '../../../web/pages/create-loan/fields.ts';
import type { Random } from './random.ts';

/** All loan purposes, and null for no purpose. */
export const purposes = [...loanPurposes, null];
const oddities = [
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
  '💰',
  ' 5',
];

/** Returns a random edit. @param isTypeable true for texts that a user can type only */
export function randomEdit(random: Random, isTypeable: boolean): AmountEdit {
  const dice = random.below(10);
  if (dice === 0) return { field: 'loanPurpose', value: random.pick(purposes) };
  if (dice === 1) return { field: 'sameAsSalesPrice', value: random.chance(0.5) };
  if (dice === 2) return { field: 'isPreApproval', value: random.chance(0.5) };
  const field = random.pick(typedAmounts);
  if (!isTypeable && random.chance(0.3)) return { field, value: random.pick(oddities) };
  return { field, value: typed(random, field) };
}

/** Returns a random text that can be typed into an amount: a percent with three decimals, or dollars with two. */
const typed = (random: Random, field: TypedAmount): string =>
  field === 'downPaymentPercent' ? decimal(random, 999_999, 3) : decimal(random, 99_999_999_999, 2);

/**
 * Returns a random decimal text up to `limit` / 10^`decimals`. Small numbers are as likely as large ones.
 */
function decimal(random: Random, limit: number, decimals: number): string {
  const units = String(random.below(random.pick([limit + 1, 100_000, 100, 2]))).padStart(decimals + 1, '0');
  return `${units.slice(0, -decimals)}.${units.slice(-decimals)}`;
}

/** Returns true if the screen hides the field of the edit. */
export function isHidden({ field }: AmountEdit, { loanPurpose }: LoanAmounts): boolean {
  return !isShown(field, { isLead: false, loanPurpose });
}
