import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import type { Html } from '../../platform/html/html.ts';
import { applicationCriteriaOf, type LoanFacts } from '../menus/loan-facts.ts';
import { documentsOf } from '../legacy/loan/documents.ts';
import { complianceVerdict } from '../legacy/loan/panels.ts';
import { day, percent, usd, wholePercent } from '../legacy/page/format.ts';
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
  readonly reply: (facts: Facts, prompt: string) => Reply;
}

const about = (name: string, prompt: RegExp, reply: (loan: LoanFacts, prompt: string) => Reply): Script => ({
  name,
  prompt,
  reply: ({ loan }, asked) => (loan ? reply(loan, asked) : noLoan),
});

const shown = (value: number | null, format: (known: number) => string | Html): string =>
  value === null ? 'not known' : String(format(value));

/** The figures of the dashboard: the words that ask for them, and their labels and values as the dashboard has them. */
const figures: readonly (readonly [
  words: RegExp,
  valuesOf: (dashboard: LoanDashboard) => Readonly<Record<string, string>>,
])[] = [
  [/\bapr\b/i, ({ loanDetails: { apr } }) => ({ APR: shown(apr, percent) })],
  [/\brate\b/i, ({ loanDetails: { rate } }) => ({ Rate: shown(rate, percent) })],
  [/\bloan amount\b/i, ({ loanDetails: { loanAmount } }) => ({ 'Loan Amount': shown(loanAmount, usd) })],
  [/\bltv\b/i, ({ ratios: { ltv } }) => ({ LTV: shown(ltv, wholePercent) })],
  [/\b(?:dti|debt ratio)\b/i, ({ ratios: { debtRatio } }) => ({ 'Debt Ratio': shown(debtRatio, percent) })],
  [
    /\bhousing ratio\b/i,
    ({ ratios: { housingRatio } }) => ({ 'Housing Ratio': shown(housingRatio, percent) }),
  ],
  [
    /\b(?:(?<!down )payment|piti)\b/i,
    ({ loanDetails: { principalAndInterest, principalInterestTaxesAndInsurance } }) => ({
      'P & I': shown(principalAndInterest, usd),
      PITI: shown(principalInterestTaxesAndInsurance, usd),
    }),
  ],
  [
    /\bcash to close\b/i,
    ({ loanDetails: { cashToClose } }) => ({ 'Cash To Close': shown(cashToClose, usd) }),
  ],
  [
    /\bappraised value\b/i,
    ({ loanDetails: { appraisedValue } }) => ({ 'Appraised Value': shown(appraisedValue, usd) }),
  ],
  [/\bsales price\b/i, ({ loanDetails: { salesPrice } }) => ({ 'Sales Price': shown(salesPrice, usd) })],
  [/\bproduct\b/i, ({ loanDetails: { productCode } }) => ({ 'Product Code': productCode ?? 'not known' })],
  [
    /\bcredit score\b/i,
    ({ primaryBorrower: { creditScore } }) => ({ 'Credit Score': shown(creditScore || null, String) }),
  ],
];

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
  about('compliance check', /\b(?:compliance|findings?)\b/i, (loan) => {
    const { failures } = loan.file.compliance;
    return {
      output: `${nameOf(loan)}: ${[complianceVerdict(loan.file), ...failures].join('\n')}`,
      citations: [],
    };
  }),
  about('items of an application', /\b(missing|incomplete|still need(ed)?|outstanding)\b/i, (loan) => {
    const documents = loan.account.isLead ? [] : documentsOf(loan).filter(({ isReceived }) => !isReceived);
    const lackingDocuments =
      documents.length === 0
        ? ''
        : `Documents not received: ${documents.map(({ name }) => name).join(', ')}. `;
    const unknown = `${lackingDocuments}I don't know about conditions.`;
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
    'figures of this loan',
    /^(?!.*\b(?:max|min|high|low|limit|requir|allow|can|may|must))(?=.*\b(?:apr|rate|loan amount|ltv|dti|debt ratio|housing ratio|(?<!down )payment|piti|cash to close|appraised value|sales price|product|credit score)\b)/is,
    (loan, prompt) => {
      const asked = figures.filter(([words]) => words.test(prompt));
      const values = asked.flatMap(([, valuesOf]) => Object.entries(valuesOf(loan.dashboard)));
      const lines = values.map(([label, value]) => `${label}: ${value}`);
      return { output: `${nameOf(loan)}\n${lines.join('\n')}`, citations: [] };
    },
  ),
  about(
    'summary of this loan',
    /\b(?:summar|(?:status|overview|clear(?:ed)? to close|approved|denied|suspended|funded|in underwriting)\b|about (?:this|my|the) (?:loan|lead|file)\b)/i,
    (loan) => {
      const { loanDetails, ratios } = loan.dashboard;
      const amount = loanDetails.loanAmount === null ? 'no amount yet' : String(usd(loanDetails.loanAmount));
      const debt =
        ratios.debtRatio === null ? '' : ` Debt ratio: ${String(percent(ratios.debtRatio))} [doc1].`;
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
        const closed = closingDate === null ? '' : `closed on ${String(day(closingDate))} and `;
        return { output: `${nameOf(loan)} ${closed}was finaled on ${String(day(final))}.`, citations: [] };
      }
      const closing =
        closingDate === null ? 'has no closing date' : `has the closing date ${String(day(closingDate))}`;
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
  const at = rate === null ? '' : `, rate ${String(percent(rate))}`;
  const until = lockExpiration === null ? '' : `, expiration ${String(day(lockExpiration))}`;
  return `${nameOf(loan)}: lock status ${lockStatus ?? 'none'}${at}${until}.`;
};

/** Labels of the six items that make an application complete, in the order of the guide. */
const items = {
  hasName: 'name',
  hasMonthlyIncome: 'income',
  hasSocialSecurityNumber: 'tax identifier',
  hasPropertyAddress: 'property address',
  hasValueOfProperty: 'estimated property value',
  hasLoanAmount: 'loan amount',
} as const;

const missingOf = ({ dashboard }: LoanFacts): string[] =>
  Object.entries(items)
    .filter(([key]) => !dashboard.applicationCriteria[key as keyof typeof items])
    .map(([, words]) => words);

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
