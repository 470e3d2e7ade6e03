import { lazy } from '../../platform/lazy.ts';
import { applicationCriteriaOf, type LoanFacts } from '../menus/loan-facts.ts';
import { cited, guide, quoteOf } from './guide.ts';
import type { Citation } from '../../../contracts/operations/assistant.ts';
import type { LoanPage } from '../../store/repositories/loan-list.ts';

/** An answer of the assistant. The markers [doc1] to [doc5] in the text refer to the citations (S-5-14). */
export interface Reply {
  readonly output: string;
  readonly citations: readonly Citation[];
}

/** The data from which the assistant answers. */
export interface Facts {
  /** The open loan; null if no loan is open. */
  readonly loan: LoanFacts | null;
  /** First page of the loans, and of the leads. */
  readonly pipeline: { readonly loans: LoanPage; readonly leads: LoanPage };
}

export interface Script {
  /** Short name, for the tests. */
  readonly name: string;
  /**
   * Prompts that the script answers: those that match the pattern, or that contain at least two matches of `words`. If
   * several scripts with `words` qualify, the one with the most matches answers.
   */
  readonly prompt: RegExp | { readonly words: RegExp };
  readonly reply: (facts: Facts) => Reply;
}

const about = (name: string, prompt: RegExp, reply: (loan: LoanFacts) => Reply): Script => ({
  name,
  prompt,
  reply: ({ loan }) => (loan ? reply(loan) : noLoan),
});

const noLoan: Reply = {
  output: 'Open a loan, and then ask again. My answer comes from the loan you have open.',
  citations: [],
};

export const loanScripts: readonly Script[] = [
  {
    name: 'locks',
    prompt: /\block(?:s|ed|ing)?\b/i,
    reply: ({ loan }) => ({
      output: `${loan ? lockOf(loan) : 'No loan is open.'} ${quoteOf(guide.locks)}`,
      citations: cited(guide.locks),
    }),
  },
  about('items of an application', /\b(missing|incomplete|still need(ed)?|outstanding)\b/i, (loan) => {
    const unknown = "I don't know about documents, conditions or compliance findings.";
    // Without the automation, no page shows how many items there are (S-3-36).
    if (!loan.dashboard.enableApplicationDateAutomation) return { output: unknown, citations: [] };
    const { completedApplicationCriteriaRequirements: completed } = applicationCriteriaOf(loan);
    const lacking = completed === 6 ? '' : ` Missing: ${missingOf(loan).join(', ')}.`;
    return {
      output: `${nameOf(loan)} has ${completed} of the 6 items of an application [doc1].${lacking} ${unknown}`,
      citations: cited(guide.application, guide.checklist),
    };
  }),
  about(
    'summary of this loan',
    /\b(?:summar|(?:status|overview|clear(?:ed)? to close)\b|about (?:this|my|the) (?:loan|lead|file)\b)/i,
    (loan) => {
      const { loanDetails, ratios } = loan.dashboard;
      const amount =
        loanDetails.loanAmount === null ? 'no amount yet' : dollars().format(loanDetails.loanAmount);
      const debt = ratios.debtRatio === null ? '' : ` Debt ratio: ${percent(ratios.debtRatio, 1)} [doc1].`;
      return {
        output: `${nameOf(loan)}: ${loanDetails.loanPurpose ?? 'no purpose yet'}, ${amount}. Loan status: ${loanDetails.loanStatus ?? 'none'}. Lock status: ${loanDetails.lockStatus ?? 'none'}.${debt}`,
        citations: cited(guide.ratios, guide.locks),
      };
    },
  ),
  about(
    'closing of this loan',
    /^(?=.*\bclos(?:es?|ed|ing)\b)(?=.*\b(?:this|my) (?:loan|file)\b)/is,
    (loan) => {
      const { closingDate, final } = loan.dashboard.loanDetails;
      if (final !== null) {
        const closed = closingDate === null ? '' : `closed on ${dayOf(closingDate)} and `;
        return { output: `${nameOf(loan)} ${closed}was finaled on ${dayOf(final)}.`, citations: [] };
      }
      const closing =
        closingDate === null ? 'has no closing date' : `has the closing date ${dayOf(closingDate)}`;
      return {
        output: `${nameOf(loan)} ${closing} and isn't finaled yet. ${quoteOf(guide.disclosures)}`,
        citations: cited(guide.disclosures, guide.checklist),
      };
    },
  ),
  about(
    'people of this loan',
    /^(?=.*\bwho\b)(?=.*\b(?:assigned|works?|working|processor|underwriter|closer)\b)/is,
    (loan) => {
      const people = loan.dashboard.assignedUsers.map(
        ({ firstName, lastName, roleDescription }) =>
          `${roleDescription ?? 'Assigned user'}: ${firstName} ${lastName}`,
      );
      return {
        output:
          people.length === 0
            ? `${nameOf(loan)} has no assigned users.`
            : `Users assigned to ${nameOf(loan)}:\n${people.join('\n')}`,
        citations: [],
      };
    },
  ),
];

const nameOf = ({ account: { isLead, loanNumber, borrowerName } }: LoanFacts): string =>
  [isLead ? 'Lead' : 'Loan', loanNumber, borrowerName && `(${borrowerName})`].filter(Boolean).join(' ');

const lockOf = (loan: LoanFacts): string => {
  const { lockStatus, lockExpiration, rate } = loan.dashboard.loanDetails;
  const at = rate === null ? '' : `, rate ${percent(rate, 3)}`;
  const until = lockExpiration === null ? '' : `, expiration ${dayOf(lockExpiration)}`;
  return `${nameOf(loan)}: lock status ${lockStatus ?? 'none'}${at}${until}.`;
};

/** Labels of the six items that make an application complete, in the order of the guide. */
const items = {
  hasName: 'name',
  hasMonthlyIncome: 'income',
  hasSocialSecurityNumber: 'Social Security number',
  hasPropertyAddress: 'property address',
  hasValueOfProperty: 'estimated property value',
  hasLoanAmount: 'loan amount',
} as const;

const missingOf = ({ dashboard }: LoanFacts): string[] =>
  Object.entries(items)
    .filter(([key]) => !dashboard.applicationCriteria[key as keyof typeof items])
    .map(([, words]) => words);

const dollars = lazy(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

const percent = (fraction: number, decimals: number): string => `${(fraction * 100).toFixed(decimals)}%`;

/** Formats a day from yyyy-MM-dd to MM/dd/yyyy, independent of the time zone. */
const dayOf = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$2/$3/$1');

/** The script about the loans and leads of the pipelines. */
export const pipelineScript: Script = {
  name: 'counts of the pipeline',
  prompt: /\bpipeline\b|\bhow many (?:loans|leads)\b/i,
  reply: ({ pipeline: { loans, leads } }) => {
    const byStatus = Map.groupBy(loans.rows, ({ loanStatus }) => loanStatus ?? 'No status');
    const statuses = [...byStatus]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([status, { length }]) => `${length} ${status}`);
    const locked = loans.rows.filter(({ lockStatus }) => lockStatus === 'Locked').length;
    const counts = `The pipelines have ${countOf('loan', loans)} and ${countOf('lead', leads)}.`;
    const which = loans.hasAfter ? 'Newest loans' : 'Loans';
    return {
      output:
        statuses.length === 0
          ? counts
          : `${counts}\n${which} by status: ${statuses.join(', ')}. Locked: ${locked}.`,
      citations: [],
    };
  },
};

const countOf = (what: string, { rows: { length }, hasAfter }: LoanPage): string =>
  `${hasAfter ? 'more than ' : ''}${length} ${what}${length === 1 ? '' : 's'}`;
