import { oneOf } from '../../shared/parse.ts';
import { paths } from '../../shared/routes/paths.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import type { SubmitResult } from './submit.ts';
import type { NoticeContent } from '../../shared/store/ui-slice.ts';

/** Title of the dialog for a failed creation. */
export const failureTitle = (isLead: boolean): string =>
  isLead ? 'Create Lead Failed' : 'Create Loan Failed';

/** Message of a failed creation for which the server gave no reason. */
export const generalMessage = (isLead: boolean): string =>
  `We couldn't create the ${isLead ? 'lead' : 'loan'}. Your entries are kept. Try again.`;

/** Title of the dialog about a loan or lead that an earlier request has created. */
export const alreadyCreatedTitle = (isLead: boolean): string =>
  isLead ? 'Lead Already Created' : 'Loan Already Created';

export const alreadyCreatedText = (isLead: boolean): string => {
  const what = isLead ? 'lead' : 'loan';
  return `Your first attempt created the ${what}, but the server's response was lost. The ${what} doesn't include changes you made after that. No second ${what} was created.`;
};

interface SentForm {
  readonly isLead: boolean;
  /** First and last name of the borrower; undefined after a reload, which knows no name. */
  readonly borrower?: string;
}

/** Returns the notification of a creation, or of another result for a user who has left the form. */
export function noticeOf(result: SubmitResult, { isLead, borrower }: SentForm): NoticeContent {
  const what = isLead ? 'lead' : 'loan';
  const subject = borrower === undefined ? `the ${what} you were creating` : `the ${what} for ${borrower}`;
  switch (result.kind) {
    case 'created':
      return {
        kind: 'success',
        title: isLead ? 'Lead Created' : 'Loan Created',
        text: `The ${what} for ${borrower} has been created.`,
        link: linkTo(result.newApplyId, what),
      };
    case 'already-created':
      return {
        kind: 'success',
        title: alreadyCreatedTitle(isLead),
        text: `Your first attempt created ${subject}. The ${what} doesn't include changes you made after that.`,
        link: linkTo(result.newApplyId, what),
      };
    case 'refused':
      return {
        kind: 'error',
        title: failureTitle(isLead),
        text: sentences(
          `We couldn't create ${subject}.`,
          result.reason,
          `To try again, enter the ${what} again.`,
        ),
      };
    case 'unanswered':
      return {
        kind: 'error',
        title: isLead ? 'Lead Not Confirmed' : 'Loan Not Confirmed',
        text: sentences(
          `We couldn't confirm ${subject}.`,
          result.reason,
          `Check the pipeline before creating it again.`,
          result.traceId === null ? null : `Reference number for support: ${result.traceId}.`,
        ),
      };
  }
}

/** Returns what was being created when the page was left; null without a creation. */
export const readCreation = (storage: ProductStorage = browserStorage): 'loan' | 'lead' | null =>
  oneOf(['loan', 'lead'] as const, null)(storage.read('creation'));

const linkTo = (newApplyId: string, what: string) => ({
  label: `Open the ${what}`,
  to: paths.dashboardOf(newApplyId),
});

const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');
