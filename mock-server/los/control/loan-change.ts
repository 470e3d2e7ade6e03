import { hash } from 'node:crypto';
import { sortedJson } from '../../../contracts/api/sorted-json.ts';
import { blankBorrower } from '../../../contracts/operations/dashboard.ts';
import {
  type DashboardPart,
  type LoanChange,
  mostOwnLoans,
  OwnLoan,
  type WorldLoan,
} from '../../../contracts/operations/recipe.ts';
import { invalidField, problem } from '../../platform/http/problems.ts';
import { invalidFieldsOf } from '../../platform/http/validation.ts';
import type { Draft } from '../../store/repositories/world-data.ts';
import type { OwnContent } from '../../store/repositories/world-document.ts';
import { emptyFile, type LoanDocument } from '../../store/repositories/loan.ts';
import { ownLoan } from '../../platform/recipes/own-loan.ts';

/**
 * Changes a loan in a draft of its world, or adds it. Returns the loan after the change, and the own content of the
 * world with the change.
 *
 * @param day the day of the world, yyyy-MM-dd
 * @throws {ProblemError} loan-changed, world-too-large, or naming the part that does not fit
 */
export function changedLoan(
  draft: Draft,
  own: OwnContent,
  generalAccountId: number,
  { version, loan: change }: LoanChange,
  day: string,
): { readonly loan: WorldLoan; readonly own: OwnContent } {
  const present = draft.loan(generalAccountId)?.document;
  if (version !== undefined && version !== (present && versionOf(present))) {
    throw problem(
      'loan-changed',
      `Loan ${generalAccountId} has been changed in the meantime. Read it again, and repeat the change.`,
    );
  }
  const owner = change.task && draft.loanOfTask(change.task.taskId)?.id;
  if (typeof owner === 'number' && owner !== generalAccountId)
    throw invalidField('loan.task.taskId', `must be unique: it is the task of loan ${owner}`);
  const loan: LoanDocument = {
    ...ownLoan({ generalAccountId, ...change }, present, { day, field: 'loan' }),
    origin: present?.origin ?? 'own',
    ...(present?.creation && { creation: present.creation }),
  };
  return {
    loan: worldLoanOf(draft.put(loan).document),
    own: { ...own, loans: withLoan(own.loans ?? [], generalAccountId, change, present) },
  };
}

/**
 * Returns a loan with every field that a recipe can set, and its version.
 *
 * @throws {ProblemError} world-too-large when users have added more to the loan than a recipe may contain
 */
export function worldLoanOf(stored: LoanDocument): WorldLoan {
  const loan = wholeLoan(stored);
  const errors = invalidFieldsOf(OwnLoan, loan, 'loan');
  if (errors.length > 0)
    throw problem('world-too-large', 'Users have added more to this loan than a recipe may contain.', {
      errors,
    });
  return { version: versionOf(stored), loan };
}

/** Returns a digest of a loan, which is the same for equal loans whatever the order of their properties. */
const versionOf = (stored: LoanDocument): string =>
  hash('sha256', sortedJson(wholeLoan(stored))).slice(0, 16);

const wholeLoan = (loan: LoanDocument): OwnLoan => {
  const { file = emptyFile, accountName, notes, task, creation: _creation, origin: _origin, ...rest } = loan;
  return {
    ...rest,
    accountName: accountName ?? null,
    file: { ...file, compliance: { ...file.compliance, failures: [...file.compliance.failures] } },
    notes: notes.map(({ isAdded: _isAdded, ...note }) => note),
    task: task ?? null,
  };
};

/** Merges a change of a loan into the loans of a world's recipe. */
function withLoan(
  loans: readonly OwnLoan[],
  generalAccountId: number,
  change: LoanChange['loan'],
  present: LoanDocument | undefined,
): OwnLoan[] {
  const index = loans.findIndex((loan) => loan.generalAccountId === generalAccountId);
  const before: OwnLoan = loans[index] ?? { generalAccountId };
  const after: OwnLoan = {
    ...before,
    ...change,
    ...(change.dashboard
      ? { dashboard: withDashboard(before.dashboard ?? {}, change.dashboard, present) }
      : {}),
    ...(change.file ? { file: { ...before.file, ...change.file } } : {}),
  };
  if (index >= 0) return loans.with(index, after);
  if (loans.length === mostOwnLoans)
    throw invalidField('loan', `is one more than the ${mostOwnLoans} loans that can differ from the seed`);
  return [...loans, after];
}

const groups = ['applicationCriteria', 'primaryBorrower', 'loanDetails', 'ratios'] as const;

function withDashboard(
  before: DashboardPart,
  change: DashboardPart,
  present: LoanDocument | undefined,
): DashboardPart {
  const { hasCoBorrower, ...rest } = before;
  // A changed co-borrower overrules an earlier `hasCoBorrower`.
  const isKept = hasCoBorrower !== undefined && change.primaryCoBorrower === undefined;
  const merged: DashboardPart = { ...rest, ...(isKept ? { hasCoBorrower } : {}), ...change };
  for (const group of groups)
    if (change[group]) Object.assign(merged, { [group]: { ...before[group], ...change[group] } });
  if (!change.primaryCoBorrower) return merged;
  // A new co-borrower inherits nothing from an earlier one.
  const base = present?.dashboard.primaryCoBorrower ? before.primaryCoBorrower : blankBorrower;
  return { ...merged, primaryCoBorrower: { ...base, ...change.primaryCoBorrower } };
}
