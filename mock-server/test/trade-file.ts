import { documentsOf } from '../los/legacy/loan/documents.ts';
import { businessDayFrom, dayFrom } from '../los/seeds/business-days.ts';
import { isFound, isFoundAbout } from '../los/seeds/findings.ts';
import { hasReached, queueOf } from '../los/seeds/statuses.ts';
import { type TradeRule, whenGiven } from './trade-rule.ts';

/** The rules about the file of a loan: application, documents, compliance, work queue, and what fits its status. */
export const fileRules: readonly TradeRule[] = [
  {
    rule: 'what is missing from the application is missing from the loan',
    source: 'TRID: six items make an application (Lending Guide 5.1)',
    holds: ({ criteria, details, borrower }) =>
      criteria.hasName === (borrower.borrowerLastName !== null) &&
      criteria.hasLoanAmount === (details.loanAmount !== null) &&
      (criteria.hasSocialSecurityNumber || !borrower.creditScore) &&
      (criteria.hasPropertyAddress || details.propertyAddressStreet === null) &&
      (criteria.hasValueOfProperty || details.appraisedValue === null),
  },
  {
    rule: 'a loan is in the work queue of its status, and in no other',
    source: 'the work queues of the product',
    holds: ({ task, details }) => (task?.queue ?? null) === queueOf(details),
  },
  {
    rule: 'compliance has enough data as soon as all six items of the application are received',
    source: 'TRID: six items make an application (Lending Guide 5.1)',
    holds: ({ file, criteria }) =>
      file.compliance.verdict !== 'insufficient' || Object.values(criteria).includes(false),
  },
  {
    rule: 'an adverse action notice can still be sent in time, if it only must be sent',
    source: 'Regulation B, 12 CFR 1002.9: 30 days after the application',
    holds: ({ file, criteria, today }) =>
      !isFound(file.compliance.failures, 'adverseActionNoticeDue') ||
      (criteria.applicationDate !== null && today <= dayFrom(criteria.applicationDate, 30)),
  },
  {
    rule: 'a loan that is cleared to close lacks only what comes with the closing',
    source: 'the order of underwriting: conditions prior to documents are met before a loan is cleared',
    holds: ({ dashboard, file, status }) =>
      !hasReached(status, 'Clear to Close') ||
      (documentsOf({ dashboard, file }).every(
        ({ name, isReceived }) => isReceived || /^(?:Closing Disclosure|Signed note|Wire)/.test(name),
      ) &&
        file.compliance.failures.every((failure) => isFoundAbout([failure], 'Closing Disclosure'))),
  },
  {
    rule: 'the Closing Disclosure is issued four business days before the closing, or compliance says that it is late',
    source: 'TRID: received three specific business days before closing, 12 CFR 1026.19(f)(1)(ii)',
    holds: ({ dashboard, file, details, today }) =>
      whenGiven(details.closingDate, (closing) => {
        const issue = businessDayFrom(closing, -4);
        const isReceived = documentsOf({ dashboard, file }).some(
          ({ name, isReceived: received }) => name === 'Closing Disclosure' && received,
        );
        return isReceived
          ? issue <= today
          : issue >= today || isFound(file.compliance.failures, 'closingDisclosureLate');
      }),
  },
  {
    rule: 'nobody orders an appraisal before the application',
    source: 'TRID: no fee before the intent to proceed, 12 CFR 1026.19(e)(2)',
    holds: ({ dashboard, file, criteria }) =>
      criteria.applicationDate !== null ||
      documentsOf({ dashboard, file }).every(({ name, isReceived }) => name !== 'Appraisal' || !isReceived),
  },
  {
    rule: 'compliance findings are about this loan',
    source: 'HUD Handbook 4000.1: an appraisal is valid for 180 days; TRID',
    holds: ({ file, details, today }) =>
      (!isFound(file.compliance.failures, 'lockExpired') || details.lockStatus === 'Lock Expired') &&
      (!isFound(file.compliance.failures, 'closingDisclosureLate') || (details.closingDate ?? '') >= today),
  },
  {
    rule: 'a loan that is approved with conditions has an approval',
    source: 'the order of underwriting',
    holds: ({ details, status }) =>
      status !== 'Approved with Conditions' ||
      details.underwritingStatusResults.some(({ statusDisplay }) =>
        /^(?:Approve|Accept)/.test(statusDisplay),
      ),
  },
  {
    rule: 'a purchased loan has been funded',
    source: 'Regulation C, 12 CFR 1003.4(a)(8)',
    holds: ({ details, status }) => details.originationType !== 'Purchased' || status === 'Funded',
  },
  {
    rule: 'a denied or withdrawn loan has no closing date, no lock and no task',
    source: 'the order of a file',
    holds: ({ details, status, task }) =>
      (status !== 'Denied' && status !== 'Withdrawn') ||
      (details.closingDate === null && details.lockStatus !== 'Locked' && !task),
  },
  {
    rule: 'a lead has no application date, lock, closing date or task, and can be reached once it was contacted',
    source: 'TRID: six items make an application (Lending Guide 5.1)',
    holds: ({ isLead, criteria, details, status, task, borrower }) =>
      !isLead ||
      (criteria.applicationDate === null &&
        details.lockExpiration === null &&
        details.closingDate === null &&
        !task &&
        (status === 'Lead' ||
          [borrower.cellPhone, borrower.homePhone, borrower.workPhone, borrower.emailAddress].some(Boolean))),
  },
];
