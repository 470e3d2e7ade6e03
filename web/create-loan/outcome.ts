import type { CreateLoanAnswer } from '../../contracts/schemas/create-loan.ts';

/** What a create answer means for the screen. */
export type CreateOutcome =
  | { readonly isCreated: true; readonly newApplyId: string }
  | { readonly isCreated: false; readonly message: string };

/**
 * A failure says status "error" in any case, or has an errorMessage; an answer without newApplyId is one too, as it
 * would lead nowhere (L-8.2-03, A-51).
 */
export function outcomeOf(
  { status, errorMessage, newApplyId }: CreateLoanAnswer,
  isLead: boolean,
): CreateOutcome {
  const message = (errorMessage ?? '').trim();
  const target = (newApplyId ?? '').trim();
  const isFailure = status.toLowerCase() === 'error' || message !== '' || target === '';
  return isFailure
    ? { isCreated: false, message: message || generalMessage(isLead) }
    : { isCreated: true, newApplyId: target };
}

/** Title of the dialog for a failed creation (L-8.2-01, L-8.2-02). */
export const failureTitle = (isLead: boolean): string =>
  isLead ? 'Create Lead Failed' : 'Create Loan Failed';

const generalMessage = (isLead: boolean): string =>
  `The ${isLead ? 'lead' : 'loan'} could not be created. Your entries are kept; please try again.`;
