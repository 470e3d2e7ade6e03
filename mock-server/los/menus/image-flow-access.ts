import type { Account, ImageFlowAccess } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';

/** The user who opens the images, with the user id of the active profile. A loan has the user id of its originator. */
interface ImageFlowViewer {
  readonly user: User;
  readonly userId: number | null;
}

/**
 * Returns whether a user may open the images of an account. The documents give no rule (S-6-23). With these invented
 * rules every outcome occurs: a lead has no images, users who may not add notes may not open images, and originators
 * may open only the images of their own loans.
 */
export function imageFlowAccessOf(account: Account, { user, userId }: ImageFlowViewer): ImageFlowAccess {
  if (account.isLead) {
    return denied('No Images Yet', "A lead doesn't have images. You can add images after it becomes a loan.");
  }
  if (!user.userCanAddNotes) {
    return denied(
      'Image Flow Access Denied',
      `The ${user.userGroupName} group can view loans but not images. Ask your system administrator for access.`,
    );
  }
  if (user.isOriginator && account.originatorUserId !== userId) {
    return denied(
      'Image Flow Access Denied',
      `Loan ${account.loanNumber} belongs to another originator. You can only open images for your own loans.`,
    );
  }
  return { hasPermission: true, errorTitle: null, errorMessage: null };
}

const denied = (errorTitle: string, errorMessage: string): ImageFlowAccess => ({
  hasPermission: false,
  errorTitle,
  errorMessage,
});
