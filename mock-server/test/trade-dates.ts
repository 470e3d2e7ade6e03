import {
  businessDayFrom,
  dayFrom,
  isBusinessDay,
  isSpecificBusinessDay,
} from '../los/seeds/business-days.ts';
import { lockDays } from '../los/legacy/resources/rate-sheet.ts';
import { hasReached } from '../los/seeds/statuses.ts';
import { type TradeRule, whenGiven } from './trade-rule.ts';

/** The rules about the dates of a loan: application, lock, closing, rescission, funding. */
export const dateRules: readonly TradeRule[] = [
  {
    rule: 'closing, funding, lock expiration and application date are business days',
    source: 'Regulation Z, 12 CFR 1026.2(a)(6); federal holidays, 5 U.S.C. 6103',
    holds: ({ details, criteria }) =>
      [details.closingDate, details.final, details.lockExpiration, criteria.applicationDate].every((day) =>
        whenGiven(day, isBusinessDay),
      ),
  },
  {
    rule: 'application, notes and activity are in the past, the application first',
    source: 'the order of a file',
    holds: ({ today, criteria, notes, updatedAt }) =>
      updatedAt.slice(0, 10) <= today &&
      notes.every(({ createdAt }) => createdAt <= updatedAt) &&
      whenGiven(criteria.applicationDate, (applied) => applied <= updatedAt.slice(0, 10)),
  },
  {
    rule: 'a loan with all six items of the application has an application date',
    source: 'TRID: six items make an application, 12 CFR 1026.2(a)(3)',
    holds: ({ isLead, criteria }) =>
      isLead || !Object.values(criteria).every((item) => item !== false) || criteria.applicationDate !== null,
  },
  {
    rule: 'a loan has a closing date only with an application date and a property',
    source: 'TRID: six items make an application (Lending Guide 5.1)',
    holds: ({ details, criteria, dashboard }) =>
      whenGiven(
        details.closingDate,
        () =>
          details.propertyAddressStreet !== null &&
          (criteria.applicationDate !== null || !dashboard.enableApplicationDateAutomation),
      ),
  },
  {
    rule: 'a loan closes at least seven business days after its application',
    source: 'TRID: the Loan Estimate is sent seven specific business days before closing',
    holds: ({ details, criteria }) =>
      whenGiven(details.closingDate, (closing) =>
        whenGiven(
          criteria.applicationDate,
          (applied) => businessDayFrom(applied, 7, isSpecificBusinessDay) <= closing,
        ),
      ),
  },
  {
    rule: 'a loan closes at most 120 days after its application',
    source: 'Fannie Mae Selling Guide B1-1-03: credit documents are at most four months old on the note date',
    holds: ({ details, criteria }) =>
      whenGiven(details.closingDate, (closing) =>
        whenGiven(criteria.applicationDate, (applied) => closing <= dayFrom(applied, 120)),
      ),
  },
  {
    rule: 'documents are signed on the closing date, not before and not long after',
    source: 'the order of a closing',
    holds: ({ details, status, today }) =>
      hasReached(status, 'Docs Signed')
        ? details.closingDate !== null && details.closingDate < today
        : whenGiven(details.closingDate, (closing) => closing >= today),
  },
  {
    rule: 'only a funded loan is final, after its closing',
    source: 'the order of a closing',
    holds: ({ details, status }) =>
      (details.final !== null) === (status === 'Funded') &&
      whenGiven(details.final, (final) => final >= (details.closingDate ?? '9999')),
  },
  {
    rule: 'a refinance of a primary residence is funded after the three days of rescission',
    source: 'Regulation Z, 12 CFR 1026.23',
    holds: ({ details, isRescindable }) =>
      !isRescindable ||
      whenGiven(
        details.final,
        (final) => final > businessDayFrom(details.closingDate ?? '', 3, isSpecificBusinessDay),
      ),
  },
  {
    rule: 'a refinance of a primary residence is cleared to fund after the three days of rescission',
    source: 'Regulation Z, 12 CFR 1026.23',
    holds: ({ details, status, isRescindable, today }) =>
      !isRescindable ||
      !hasReached(status, 'Clear to Fund') ||
      businessDayFrom(details.closingDate ?? '', 3, isSpecificBusinessDay) < today,
  },
  {
    rule: 'a loan without rescission is funded at most three business days after its closing',
    source: 'wet and dry funding: the states allow up to three days',
    holds: ({ details, isRescindable }) =>
      isRescindable ||
      whenGiven(details.final, (final) => final <= businessDayFrom(details.closingDate ?? '', 3)),
  },
  {
    rule: 'the last activity of a signed loan is not before its closing',
    source: 'the order of a closing',
    holds: ({ details, status, updatedAt }) =>
      !hasReached(status, 'Docs Signed') || updatedAt.slice(0, 10) >= (details.closingDate ?? '9999'),
  },
  {
    rule: 'a note speaks of a rescission period only for a refinance of a primary residence',
    source: 'Regulation Z, 12 CFR 1026.23',
    holds: ({ notes, isRescindable }) =>
      isRescindable || notes.every(({ text }) => !/rescission/i.test(text) || /no rescission/i.test(text)),
  },
  {
    rule: 'a loan is cleared to fund and funded only with passed compliance',
    source: 'the order of a closing',
    holds: ({ file, status }) => !hasReached(status, 'Clear to Fund') || file.compliance.verdict === 'pass',
  },
  {
    rule: 'a lock has a term of the guide, and was taken on a business day from the application to today, before the closing',
    source: 'Lending Guide 4.1',
    holds: ({ details, criteria, file: { lockDate }, today }) =>
      (details.lockExpiration === null) === (lockDate === null) &&
      whenGiven(
        lockDate,
        (taken) =>
          isBusinessDay(taken) &&
          lockDays.some((term) => businessDayFrom(dayFrom(taken, term), 0) === details.lockExpiration) &&
          taken >= (criteria.applicationDate ?? '') &&
          taken <= today &&
          taken < (details.closingDate ?? '9999'),
      ),
  },
  {
    rule: 'a lock expires when it says so, and a funded loan was locked when it was funded',
    source: 'Lending Guide 4.1',
    holds: ({ details, today }) =>
      details.lockExpiration === null ||
      (details.lockStatus === 'Lock Expired'
        ? details.lockExpiration < today
        : details.lockStatus === 'Lock Canceled' || details.lockExpiration >= (details.final ?? today)),
  },
  {
    rule: 'a lock lasts until the loan can be funded',
    source: 'Lending Guide 4.1; Regulation Z, 12 CFR 1026.23',
    holds: ({ details, isRescindable, today }) =>
      details.lockStatus !== 'Locked' ||
      whenGiven(
        details.closingDate,
        (closing) =>
          closing < today ||
          (details.lockExpiration ?? '') >=
            (isRescindable ? businessDayFrom(closing, 4, isSpecificBusinessDay) : closing),
      ),
  },
  {
    rule: 'a lock has a rate',
    source: 'Lending Guide 4.1',
    holds: ({ details }) => details.lockExpiration === null || details.rate !== null,
  },
];
