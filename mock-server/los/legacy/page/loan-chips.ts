import { type HtmlValue, html } from '../../../platform/html/html.ts';
import type { LoanRow } from '../../../store/repositories/loan.ts';
import { day, daysUntil, given, notGiven } from './format.ts';
import { chip, type Tone } from './parts.ts';

/** Renders the status of a loan or lead as a chip. */
export const statusOf = ({ loanStatus }: Pick<LoanRow, 'loanStatus'>): HtmlValue =>
  chipOf(loanStatus, statusTones);

/** Renders the day of the closing. Within a week before it, the page says how near it is, unless the loan is finished. */
export function closingOf(
  { closingDate, loanStatus }: Pick<LoanRow, 'closingDate' | 'loanStatus'>,
  now: Date,
): HtmlValue {
  const days = closingDate === null ? null : daysUntil(closingDate, now);
  const isNear = days !== null && days >= 0 && days <= 7 && !finished.has(loanStatus ?? '');
  if (!isNear) return day(closingDate);
  const words = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return html`${day(closingDate)} ${chip(words, days <= 1 ? 'fail' : 'caution')}`;
}

/** Renders the lock of a loan as a chip. */
export const lockOf = ({ lockStatus }: Pick<LoanRow, 'lockStatus'>): HtmlValue =>
  chipOf(lockStatus, lockTones);

const chipOf = (text: string | null, tones: Readonly<Record<string, Tone>>): HtmlValue =>
  given(text) === notGiven ? notGiven : chip(text, tones[text ?? '']);

const statusTones: Readonly<Record<string, Tone>> = {
  Suspended: 'caution',
  'Approved with Conditions': 'caution',
  Denied: 'fail',
  'Clear to Close': 'pass',
  'Docs Signed': 'pass',
  'Clear to Fund': 'pass',
  Funded: 'pass',
  Prequalified: 'pass',
};

const lockTones: Readonly<Record<string, Tone>> = {
  Locked: 'pass',
  'Lock Requested': 'caution',
  'Lock Expired': 'fail',
};

const finished: ReadonlySet<string> = new Set(['Funded', 'Denied', 'Withdrawn']);
