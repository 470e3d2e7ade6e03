import { type CheckedBorrower, readFrameMessage } from '../../contracts/api/frame-messages.ts';
import type { FieldPath } from './fields.ts';
import { type CreateLoanValues, emptyForm } from './form-values.ts';

/** A form to begin with, and the fields of it that nobody may change. */
export interface Beginning {
  readonly values: CreateLoanValues;
  readonly locked: ReadonlySet<FieldPath>;
}

/**
 * A new form. A loan's borrower comes from the borrower check, when there was one: name and tax identifier are locked,
 * middle name and suffix only where the check knows them (L-4.4-08, L-4.4-09, A-20). A lead knows of no check
 * (L-4.4-10).
 * @param checked what session storage keeps under CreateLoanCheck; anything else than a borrower counts as nothing.
 */
export function beginningOf(isLead: boolean, checked: unknown): Beginning {
  const values = emptyForm();
  const borrower = isLead ? null : borrowerIn(checked);
  if (!borrower) return { values, locked: new Set() };
  const { middleName, generation } = borrower;
  return {
    values: { ...values, borrower: { ...values.borrower, ...borrower, middleName: middleName ?? '' } },
    locked: new Set<FieldPath>([
      'borrower.firstName',
      'borrower.lastName',
      'borrower.taxIdentifier',
      'borrower.taxIdentifierType',
      ...(middleName === null ? [] : (['borrower.middleName'] as const)),
      ...(generation === null ? [] : (['borrower.generation'] as const)),
    ]),
  };
}

/** Storage is what anybody may have written: read as strictly as the message that the borrower came in. */
function borrowerIn(checked: unknown): CheckedBorrower | null {
  const message = readFrameMessage({ type: 'createLoanCheck', borrower: checked, matches: [] });
  return message?.type === 'createLoanCheck' ? message.borrower : null;
}
