import { paths } from '../shared/routes/paths.ts';
import type { NoticeContent } from '../shell/notices/notice-slice.ts';
import type { Attempt } from './attempt.ts';
import { createdBeforeTitle, failureTitle } from './outcome.ts';

/** The form that was left while it was being created. */
export interface LeftForm {
  readonly isLead: boolean;
  /** First and last name. */
  readonly borrower: string;
}

/** The notification of what became of a creation whose form the user had left. */
export function noticeOfLeftCreation(attempt: Attempt, { isLead, borrower }: LeftForm): NoticeContent {
  const what = isLead ? 'lead' : 'loan';
  const subject = `the ${what} for ${borrower}`;
  switch (attempt.kind) {
    case 'created':
      return {
        kind: 'success',
        title: isLead ? 'Lead Created' : 'Loan Created',
        text: `The ${what} for ${borrower} has been created.`,
        link: linkTo(attempt.newApplyId, what),
      };
    case 'created-before':
      return {
        kind: 'success',
        title: createdBeforeTitle(isLead),
        text: `Your earlier attempt did create ${subject}. What you changed after it is not part of the ${what}.`,
        link: linkTo(attempt.newApplyId, what),
      };
    case 'refused':
      return {
        kind: 'error',
        title: failureTitle(isLead),
        text: sentences(
          `The ${what} for ${borrower} was not created.`,
          attempt.reason,
          'Enter it again to try once more.',
        ),
      };
    case 'unanswered':
      return {
        kind: 'error',
        title: isLead ? 'Lead Not Confirmed' : 'Loan Not Confirmed',
        text: sentences(
          `The server did not confirm that ${subject} was created.`,
          attempt.reason,
          `Look for it in the ${what} pipeline before you enter it again.`,
          attempt.traceId === null ? null : `Reference number for support: ${attempt.traceId}.`,
        ),
      };
  }
}

const linkTo = (newApplyId: string, what: string) => ({
  label: `Open the ${what}`,
  to: paths.dashboardOf(newApplyId),
});

const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');
