import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoNamed, demoNames, startOfStep } from './demos/library.ts';
import { businessDayFrom, dayFrom, isBusinessDay, isSpecificBusinessDay } from './seeds/business-days.ts';
import { bulkLoans } from './seeds/bulk.ts';
import { choices } from './seeds/choices.ts';
import { rowsOf, seeds } from './seeds/seeds.ts';
import { hasReached } from './seeds/statuses.ts';
import type { SeedLoan } from './store/repositories/seed.ts';
import { emptyFile } from './store/schema/loan-row.ts';

// What a lending professional checks at once in every loan and lead, on whatever day a world starts.

/** Durations of a lock in the lending guide of the product, in days (Lending Guide 4.1). */
const lockTerms = [30, 45, 60];

/** Conforming loan limits of 2026 in US dollars (FHFA): the baseline, and the limit of high-cost areas. */
const baseline = 832_750;
const highCost = 1_249_125;
const highCostStates = ['AK', 'AS', 'DC', 'GU', 'HI', 'MP', 'VI'];

/** A loan with the values that the rules of the trade speak of, on the day on which its world starts. */
function factsOf(loan: SeedLoan, today: string) {
  const { dashboard, file = emptyFile, isLead, task, notes = [], originatorUserId, updatedAt } = loan;
  const {
    loanDetails: details,
    ratios,
    applicationCriteria: criteria,
    primaryBorrower: borrower,
  } = dashboard;
  const product = details.productCode ?? '';
  const isPrimary = file.occupancy === 'Primary Residence';
  const isRescindable = details.loanPurpose === 'Refinance' && isPrimary;
  const ltv =
    details.loanAmount !== null && (details.appraisedValue ?? details.salesPrice) !== null
      ? details.loanAmount /
        Math.min(
          details.appraisedValue ?? Infinity,
          details.loanPurpose === 'Purchase' ? (details.salesPrice ?? Infinity) : Infinity,
        )
      : null;
  const lockStart =
    details.lockExpiration === null
      ? null
      : (lockTerms
          .map((term) => dayFrom(details.lockExpiration ?? '', -term))
          .find((start) => start <= today) ?? null);
  return {
    loan,
    today,
    dashboard,
    file,
    isLead,
    task,
    notes,
    originatorUserId,
    updatedAt,
    details,
    ratios,
    criteria,
    borrower,
    product,
    isPrimary,
    isRescindable,
    ltv,
    lockStart,
    status: details.loanStatus,
  };
}
type Facts = ReturnType<typeof factsOf>;

/** A rule of the trade: where it comes from, and whether it holds for a loan. */
interface Rule {
  readonly rule: string;
  readonly source: string;
  readonly holds: (facts: Facts) => boolean;
}

const whenGiven = <T>(value: T | null | undefined, holds: (value: T) => boolean): boolean =>
  value === null || value === undefined || holds(value);

const rules: readonly Rule[] = [
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
    rule: 'a note speaks of a rescission period only for a refinance of a primary residence',
    source: 'Regulation Z, 12 CFR 1026.23',
    holds: ({ notes, isRescindable }) =>
      isRescindable || notes.every(({ text }) => !/rescission/i.test(text) || /no rescission/i.test(text)),
  },
  {
    rule: 'a loan that is cleared to close has an approval and no error of an underwriting system',
    source: 'the order of underwriting',
    holds: ({ details, status }) => {
      const results = details.underwritingStatusResults.map(({ statusDisplay }) => statusDisplay);
      return (
        !hasReached(status, 'Clear to Close') ||
        (results.some((result) => /^(?:Approve\/|Accept)/.test(result)) &&
          results.every((result) => !/error|refer|caution/i.test(result)))
      );
    },
  },
  {
    rule: 'an application or a lead has no result of underwriting',
    source: 'the order of underwriting',
    holds: ({ details, status, isLead }) =>
      (!isLead && status !== 'Pre-Approval' && status !== 'Application') ||
      details.underwritingStatusResults.every(({ statusDisplay }) => statusDisplay === 'In review'),
  },
  {
    rule: 'a loan is cleared to fund and funded only with passed compliance',
    source: 'the order of a closing',
    holds: ({ file, status }) => !hasReached(status, 'Clear to Fund') || file.compliance.verdict === 'pass',
  },
  {
    rule: 'a lock has a term of the guide, and starts on or after the application date',
    source: 'Lending Guide 4.1',
    holds: ({ details, criteria, lockStart, dashboard }) =>
      details.lockStatus === 'Lock Requested' ||
      whenGiven(
        details.lockExpiration,
        () =>
          lockStart !== null &&
          (!dashboard.enableApplicationDateAutomation ||
            (criteria.applicationDate !== null && criteria.applicationDate <= businessDayFrom(lockStart, 0))),
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
  {
    rule: 'a jumbo loan is above the conforming limit, a conforming loan is not',
    source: 'FHFA, conforming loan limits of 2026',
    holds: ({ details, product }) => {
      const isHighCost = highCostStates.includes(details.propertyAddressState ?? '');
      return whenGiven(details.loanAmount, (amount) =>
        product.startsWith('Jumbo')
          ? amount > (isHighCost ? highCost : baseline)
          : !product.startsWith('Conforming') || amount <= (isHighCost ? highCost : baseline),
      );
    },
  },
  {
    rule: 'an FHA loan amount has whole dollars',
    source: 'HUD Handbook 4000.1',
    holds: ({ details, product }) =>
      !product.startsWith('FHA') || whenGiven(details.loanAmount, (amount) => Number.isInteger(amount)),
  },
  {
    rule: 'FHA, VA and USDA loans are for a primary residence',
    source: 'HUD Handbook 4000.1; VA Lenders Handbook; USDA HB-1-3555',
    holds: ({ product, file }) =>
      !/^(?:FHA|VA|USDA)/.test(product) || file.occupancy === null || file.occupancy === 'Primary Residence',
  },
  {
    rule: 'the loan amount is within the limits of product and occupancy',
    source: 'Lending Guide 3.1; HUD Handbook 4000.1; VA Lenders Handbook; USDA HB-1-3555',
    holds: ({ ltv, product, file, details }) =>
      whenGiven(ltv, (ratio) => {
        if (product.startsWith('FHA')) return ratio <= 0.965 * 1.0175 + 0.000_1;
        if (product.startsWith('VA')) return ratio <= 1.0215;
        if (product.startsWith('USDA')) return ratio <= 1.0101;
        if (file.occupancy === 'Investment Property') return ratio <= 0.75;
        const isCashOut = details.loanPurpose === 'Refinance' && (details.cashToClose ?? 0) < -2_000;
        return ratio <= (isCashOut ? 0.8 : 0.97);
      }),
  },
  {
    rule: 'the APR is above the rate, and contains the mortgage insurance of an FHA loan',
    source: 'Regulation Z, Appendix J',
    holds: ({ details, product }) =>
      details.rate === null
        ? details.apr === null
        : whenGiven(details.apr, (apr) => {
            const difference = apr - (details.rate ?? 0);
            return (
              difference > 0 && difference <= 0.015 && (!product.startsWith('FHA') || difference >= 0.005)
            );
          }),
  },
  {
    rule: 'PITI is above principal and interest, the debt ratio above the housing ratio',
    source: 'arithmetic of a payment',
    holds: ({ details, ratios }) =>
      whenGiven(
        details.principalAndInterest,
        (payment) =>
          details.principalInterestTaxesAndInsurance !== null &&
          (details.appraisedValue === null && details.salesPrice === null
            ? details.principalInterestTaxesAndInsurance >= payment
            : details.principalInterestTaxesAndInsurance > payment),
      ) &&
      whenGiven(ratios.housingRatio, (housing) => whenGiven(ratios.debtRatio, (debt) => debt >= housing)),
  },
  {
    rule: 'ratios need an income',
    source: 'Lending Guide 2.4',
    holds: ({ criteria, ratios }) =>
      criteria.hasMonthlyIncome || (ratios.housingRatio === null && ratios.debtRatio === null),
  },
  {
    rule: 'a cleared loan has a debt ratio of at most 50 percent, a denied one a reason',
    source: 'Lending Guide 2.1 and 2.4; Regulation B, 12 CFR 1002.9',
    holds: ({ status, ratios, borrower }) => {
      if (status === 'Denied') return (ratios.debtRatio ?? 0) > 0.5 || (borrower.creditScore ?? 850) < 620;
      return !hasReached(status, 'Clear to Close') || (ratios.debtRatio ?? 0) <= 0.5;
    },
  },
  {
    rule: 'what is missing from the application is missing from the loan',
    source: 'TRID: six items make an application (Lending Guide 5.1)',
    holds: ({ criteria, details, borrower }) =>
      criteria.hasName === (borrower.borrowerLastName !== null) &&
      criteria.hasLoanAmount === (details.loanAmount !== null) &&
      (criteria.hasPropertyAddress || details.propertyAddressStreet === null) &&
      (criteria.hasValueOfProperty || details.appraisedValue === null),
  },
  {
    rule: 'a borrower refinances the home in which the borrower lives, and does not live in another one',
    source: 'occupancy as Fannie Mae Selling Guide B2-1.1-01 has it',
    holds: ({ details, file, borrower, isPrimary }) => {
      if (details.propertyAddressStreet === null || borrower.streetAddress === null) return true;
      const isSame = details.propertyAddressStreet === borrower.streetAddress;
      if (details.loanPurpose === 'Refinance' && isPrimary) return isSame;
      return file.occupancy === null || isPrimary || !isSame;
    },
  },
  {
    rule: 'the originator is licensed in the state, and the institution offers the product',
    source: 'SAFE Act; the offers of the create screen',
    holds: ({ details, product, originatorUserId }) => {
      const institution = choices.institutions.find(({ name }) => name === details.institution);
      const offers = choices.offers.filter(
        (offer) =>
          offer.institutionId === institution?.institutionId && offer.originatorUserId === originatorUserId,
      );
      return offers.some(
        ({ products, licensedStates }) =>
          (product === '' || products.some(({ loanProductName }) => loanProductName === product)) &&
          whenGiven(details.propertyAddressState, (state) => licensedStates.some((known) => known === state)),
      );
    },
  },
  {
    rule: 'a work queue has loans whose status waits for it, and no brokered loan waits for closing',
    source: 'the work queues of the product',
    holds: ({ task, status, details }) =>
      !task ||
      (queueStatuses[task.queue].some((known) => known === status) &&
        (details.originationType !== 'Brokered Out' || !['Closing', 'Funding'].includes(task.queue))),
  },
  {
    rule: 'a co-op is where co-ops are lent on',
    source: 'Fannie Mae Selling Guide B4-2.3',
    holds: ({ file, details }) =>
      file.propertyType !== 'Co-op' ||
      details.propertyAddressState === null ||
      ['CT', 'DC', 'FL', 'IL', 'MA', 'MD', 'MN', 'NJ', 'NY'].includes(details.propertyAddressState),
  },
  {
    rule: 'compliance findings are about this loan',
    source: 'HUD Handbook 4000.1: an appraisal is valid for 180 days; TRID',
    holds: ({ file, product, details, today }) =>
      file.compliance.failures.every(
        (failure) =>
          !/seismic/i.test(failure) &&
          (!/120 days/.test(failure) || !product.startsWith('FHA')) &&
          (!/lock expired/i.test(failure) || details.lockStatus === 'Lock Expired') &&
          (!/before closing/.test(failure) || (details.closingDate ?? '') >= today),
      ),
  },
];

const queueStatuses = {
  LoanOpener: ['Application'],
  Processor: ['Processing', 'Approved with Conditions'],
  Underwriter: ['In Underwriting', 'Approved with Conditions', 'Suspended'],
  Closing: ['Clear to Close', 'Docs Out'],
  Funding: ['Docs Signed', 'Clear to Fund'],
} as const;

/** Returns a line for each rule that a loan breaks, with the values that the rule is about. */
const brokenBy = (loan: SeedLoan, today: string): string[] => {
  const facts = factsOf(loan, today);
  return rules
    .filter(({ holds }) => !holds(facts))
    .map(({ rule, source }) => {
      const { details, criteria } = facts;
      const values = {
        ...details,
        applied: criteria.applicationDate,
        ...facts.file,
        activity: loan.updatedAt,
      };
      return `${loan.generalAccountId} on ${today}: ${rule} (${source}): ${JSON.stringify(values)}`;
    });
};

/** Every day of a leap year. */
const startDays = Array.from({ length: 366 }, (_, index) => dayFrom('2028-01-01', index));

test('each loan and lead of the standard seed stands the rules of the trade on every day of a year', () => {
  assert.ok(startDays.includes('2028-02-29') && startDays.at(-1) === '2028-12-31');
  const broken = startDays.flatMap((today) => {
    const { loans } = seeds.standard(today);
    assert.equal(loans.length, 40);
    return loans.flatMap((loan) => brokenBy(loan, today));
  });
  assert.deepEqual(broken.slice(0, 10), [], `${broken.length} in all`);
});

test('the loans of a bulk seed stand the rules of the trade', () => {
  const broken = startDays
    .filter((_day, index) => index % 7 === 0)
    .flatMap((today) => [...bulkLoans(200, today)].flatMap((loan) => brokenBy(loan, today)));
  assert.deepEqual(broken.slice(0, 10), [], `${broken.length} in all`);
});

for (const name of demoNames)
  test(`the loans of the demo ${name} stand the rules of the trade at each of its steps`, () => {
    const demo = demoNamed(name) ?? assert.fail(name);
    const broken = demo.steps.flatMap((_step, index) => {
      const { recipe } = startOfStep(demo, index + 1);
      const today = recipe.seedDay ?? recipe.now?.slice(0, 10) ?? assert.fail('a demo without a day');
      const { loans } = rowsOf(recipe, today);
      return loans.flatMap((loan) => brokenBy(loan, today));
    });
    assert.deepEqual([...new Set(broken)].slice(0, 10), []);
  });

test('no two loans share a property, and no first name comes more than twice', () => {
  const { loans } = seeds.standard('2026-06-01');
  const people = loans.flatMap(({ dashboard: { primaryBorrower, primaryCoBorrower } }) =>
    [primaryBorrower, primaryCoBorrower].flatMap((person) => person?.borrowerFirstName ?? []),
  );
  const properties = loans.flatMap(
    ({ dashboard: { loanDetails } }) => loanDetails.propertyAddressStreet ?? [],
  );
  assert.ok(people.length > 40 && properties.length > 20);
  assert.deepEqual(
    [...Map.groupBy(people, (name) => name)].filter(([, own]) => own.length > 2).map(([name]) => name),
    [],
  );
  assert.equal(new Set(properties).size, properties.length);
});
