import type { LoanPurpose } from '../../../contracts/api/options.ts';
import { type AmountEdit, typedAmounts } from '../../../web/create-loan/amounts.ts';
import { applyEdit } from '../../../web/create-loan/calculation.ts';
import type { CreateLoanValues, PersonValues } from '../../../web/create-loan/form-values.ts';
import { pathOfField } from './fields.ts';

/** The form after somebody has entered something in a field: amounts run through the calculation, as on the screen. */
export function entered(values: CreateLoanValues, label: string, entry: string): CreateLoanValues {
  const path = pathOfField(label);
  if (path.startsWith('borrower.')) return withPerson(values, path.slice('borrower.'.length), entry);
  const edit = amountEditOf(path, entry);
  if (edit) return { ...values, ...applyEdit(values, edit) };
  return { ...values, [path]: choices.includes(path) ? { text: entry, id: null } : withoutCommas(entry) };
}

const choices: readonly string[] = ['institution', 'originator', 'product'];

function amountEditOf(path: string, entry: string): AmountEdit | null {
  const typed = typedAmounts.find((field) => field === path);
  if (typed) return { field: typed, value: withoutCommas(entry) };
  if (path === 'loanPurpose') return { field: path, value: entry === '' ? null : (entry as LoanPurpose) };
  if (path === 'sameAsSalesPrice' || path === 'isPreApproval') return { field: path, value: entry === 'on' };
  return null;
}

function withPerson(values: CreateLoanValues, name: string, entry: string): CreateLoanValues {
  const value = name === 'generation' && entry === '' ? null : entry;
  const borrower: PersonValues = { ...values.borrower, [name]: value };
  return { ...values, borrower };
}

/** The field keeps the number that the user sees with separators. */
const withoutCommas = (entry: string): string => entry.replaceAll(',', '');
