import type { FrameMessage } from '../../contracts/api/frame-messages.ts';
import { browserStorage } from '../shared/storage.ts';

/** What the borrower check has found out. */
type Check = Extract<FrameMessage, { readonly type: 'createLoanCheck' }>;

/** Keeps the borrower for the create screen, and the loans of that name beside it (S-3-73, S-3-74). */
export function keepCheckedBorrower({ borrower, matches }: Check): void {
  browserStorage.write('CreateLoanCheck', borrower);
  browserStorage.write('LoanMatches', matches);
}
