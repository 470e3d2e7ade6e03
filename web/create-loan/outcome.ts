import type { CreateLoanAnswer } from '../../contracts/schemas/create-loan.ts';

/** What a create answer means for the screen. */
export type CreateOutcome =
  | { readonly isCreated: true; readonly newApplyId: string }
  /** The server's reason; null when it gave none. */
  | { readonly isCreated: false; readonly reason: string | null };

/**
 * A failure says status "error" in any case, or has an errorMessage; an answer without newApplyId is one too, as it
 * would lead nowhere (L-8.2-03, A-51). So is anything that is no such answer at all.
 */
export function outcomeOf(answer: unknown): CreateOutcome {
  const message = textOf(answer, 'errorMessage');
  const target = textOf(answer, 'newApplyId');
  const isFailure = textOf(answer, 'status').toLowerCase() === 'error' || message !== '' || target === '';
  return isFailure ? { isCreated: false, reason: message || null } : { isCreated: true, newApplyId: target };
}

/** Title of the dialog for a failed creation (L-8.2-01, L-8.2-02). */
export const failureTitle = (isLead: boolean): string =>
  isLead ? 'Create Lead Failed' : 'Create Loan Failed';

/** What is said of a failure that gives no reason (L-8.2-04). */
export const generalMessage = (isLead: boolean): string =>
  `The ${isLead ? 'lead' : 'loan'} could not be created. Your entries are kept; please try again.`;

/** Title of the dialog for a creation that an earlier attempt has brought about. */
export const createdBeforeTitle = (isLead: boolean): string =>
  isLead ? 'Lead Already Created' : 'Loan Already Created';

/** What has happened then, and what has not. */
export const createdBeforeText = (isLead: boolean): string => {
  const what = isLead ? 'lead' : 'loan';
  return `Your earlier attempt did create the ${what}; only its answer was lost. What you have changed since is not part of it, and no second ${what} was created.`;
};

/** A text of the answer without blanks around it; empty for what is no text. */
function textOf(answer: unknown, name: keyof CreateLoanAnswer): string {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  return typeof value === 'string' ? value.trim() : '';
}
