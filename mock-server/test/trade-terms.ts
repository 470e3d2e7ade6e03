import { choices } from '../los/seeds/choices.ts';
import { paymentOf } from '../los/seeds/loan-figures.ts';
import { conformingLimitOf, productCodeOf } from '../los/seeds/products.ts';
import { hasReached } from '../los/seeds/statuses.ts';
import { type LoanFacts, type TradeRule, whenGiven } from './trade-rule.ts';

/** The rules about what a loan is: product, amounts, ratios, underwriting, property, license. */
export const termRules: readonly TradeRule[] = [
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
    rule: 'a jumbo loan is above the conforming limit, a conforming loan is not',
    source: 'FHFA, conforming loan limits of the year',
    holds: ({ details, product, criteria, today }) => {
      const isHighCost = highCostStates.includes(details.propertyAddressState ?? '');
      const limit = conformingLimitOf(criteria.applicationDate ?? today) * (isHighCost ? 1.5 : 1);
      return whenGiven(details.loanAmount, (amount) =>
        product.startsWith('Jumbo') ? amount > limit : !product.startsWith('Conforming') || amount <= limit,
      );
    },
  },
  {
    rule: 'a loan amount has whole dollars',
    source: 'HUD Handbook 4000.1; the note of a conventional loan is written in whole dollars, too',
    holds: ({ details }) => whenGiven(details.loanAmount, (amount) => Number.isInteger(amount)),
  },
  {
    rule: 'a loan that builds a home has a product for it, and no other loan has one',
    source: 'the product catalogue of the lender',
    holds: ({ details, product }) =>
      product === '' ||
      product.startsWith('Construction') === (details.loanPurpose ?? '').startsWith('Construction'),
  },
  {
    rule: 'FHA, VA and USDA loans are for a primary residence',
    source: 'HUD Handbook 4000.1; VA Lenders Handbook; USDA HB-1-3555',
    holds: ({ product, file }) =>
      !isGovernment(product) || file.occupancy === null || file.occupancy === 'Primary Residence',
  },
  {
    rule: 'the loan amount is within the limits of product and occupancy',
    source: 'Lending Guide 3.1; HUD Handbook 4000.1; VA Lenders Handbook; USDA HB-1-3555',
    holds: (facts) => whenGiven(ltvOf(facts), (ltv) => ltv <= highestLtv(facts)),
  },
  {
    rule: 'the APR is above the rate by the fees and the mortgage insurance of an FHA loan, or unknown with its premium or funding fee',
    source: 'Regulation Z, Appendix J',
    holds: ({ details, product }) =>
      details.rate === null || product.startsWith('VA')
        ? details.apr === null
        : whenGiven(details.apr, (apr) => {
            const difference = apr - (details.rate ?? 0);
            return (
              difference > 0 && difference <= 0.015 && (!product.startsWith('FHA') || difference >= 0.005)
            );
          }),
  },
  {
    rule: 'PITI is above principal and interest, or unknown with value, state or premium; the debt ratio is above the housing ratio',
    source: 'arithmetic of a payment',
    holds: ({ details, ratios, product }) =>
      whenGiven(details.principalAndInterest, (payment) =>
        (details.appraisedValue === null && details.salesPrice === null) ||
        details.propertyAddressState === null ||
        (details.apr === null && !product.startsWith('VA'))
          ? details.principalInterestTaxesAndInsurance === null
          : (details.principalInterestTaxesAndInsurance ?? 0) > payment,
      ) &&
      whenGiven(ratios.housingRatio, (housing) => whenGiven(ratios.debtRatio, (debt) => debt >= housing)),
  },
  {
    rule: 'ratios need an income, and the housing ratio a total payment',
    source: 'Lending Guide 2.4',
    holds: ({ criteria, ratios, details }) =>
      (criteria.hasMonthlyIncome || (ratios.housingRatio === null && ratios.debtRatio === null)) &&
      whenGiven(ratios.housingRatio, () => details.principalInterestTaxesAndInsurance !== null),
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
    rule: 'a co-op is where co-ops are lent on',
    source: 'Fannie Mae Selling Guide B4-2.3',
    holds: ({ file, details }) =>
      file.propertyType !== 'Co-op' ||
      details.propertyAddressState === null ||
      ['CT', 'DC', 'FL', 'IL', 'MA', 'MD', 'MN', 'NJ', 'NY'].includes(details.propertyAddressState),
  },
  {
    rule: 'an email address has all letters of the name',
    source: 'the addresses of people',
    holds: ({ dashboard: { primaryBorrower, primaryCoBorrower } }) =>
      [primaryBorrower, primaryCoBorrower].every((person) =>
        whenGiven(
          person?.emailAddress,
          (address) =>
            address.split('@')[0]?.replaceAll('.', '').length ===
            `${person?.borrowerFirstName}${person?.borrowerLastName}`.match(/\p{L}/gu)?.length,
        ),
      ),
  },
  {
    rule: 'principal and interest repay the loan in the term of its product',
    source: 'arithmetic of a payment',
    holds: ({ details: { loanAmount: amount, rate, principalAndInterest }, product }) => {
      const years = /(\d+) Year/.exec(product)?.[1] ?? (product.includes('ARM') ? '30' : null);
      if (amount === null || rate === null || years === null) return true;
      return whenGiven(
        principalAndInterest,
        (payment) => paymentOf({ amount, rate, term: 12 * Number(years) }) === payment,
      );
    },
  },
  {
    rule: 'cash to close of a purchase is what the loans leave of the price, and closing costs',
    source: 'TRID: Calculating Cash to Close, 12 CFR 1026.37(h)',
    holds: ({ details, ratios }) => {
      const { loanPurpose, salesPrice, loanAmount, appraisedValue, cashToClose } = details;
      if (!/^(?:Purchase|Construction-Permanent)$/.test(loanPurpose ?? '')) return true;
      if (salesPrice === null || loanAmount === null || cashToClose === null) return true;
      const value = Math.min(salesPrice, appraisedValue ?? salesPrice);
      const liens = ((ratios.cltv ?? 0) - (ratios.ltv ?? 0)) * value;
      const costs = cashToClose - (salesPrice - loanAmount - liens);
      return costs >= 0.005 * salesPrice && costs <= 0.06 * salesPrice;
    },
  },
  {
    rule: 'a loan that is cleared to close has its cash to close',
    source: 'TRID: Calculating Cash to Close, 12 CFR 1026.38(i)',
    holds: ({ details, status }) => !hasReached(status, 'Clear to Close') || details.cashToClose !== null,
  },
  {
    rule: 'an underwriting system answers in its words for conventional or government loans, and has read a credit report',
    source: 'Fannie Mae Selling Guide B3-2-08; Freddie Mac Guide 5101; HUD Handbook 4000.1, II.A.4: TOTAL',
    holds: ({ details, borrower, product }) =>
      details.underwritingStatusResults.every(
        ({ underwritingService: service, statusDisplay: words }) =>
          (resultsOf.find(([known]) => known === service)?.[1].test(words) ?? false) &&
          (!/^(?:Refer|Caution)/.test(words) ||
            (isGovernment(product) ? /^Refer(?:\/(?:Ine|E)ligible)?$/ : /^(?:Refer with )?Caution$/).test(
              words,
            )) &&
          (words === 'In review' || borrower.creditScore !== null),
      ),
  },
  {
    rule: 'a product code is the code of a product, not its name',
    source: 'the product catalogue of the lender',
    holds: ({ details, product }) =>
      whenGiven(details.productCode, (code) => code === productCodeOf(product) && code !== product),
  },
];

const isGovernment = (product: string): boolean => /^(?:FHA|VA|USDA)/.test(product);

/** The results of each underwriting service. */
const resultsOf: readonly (readonly [service: string, results: RegExp])[] = [
  [
    'Desktop Underwriter',
    /^(?:(?:Approve|Refer)\/(?:Ine|E)ligible|Refer with Caution|Out of Scope|Error(?:: .+)?)$/,
  ],
  [
    'Desktop Originator',
    /^(?:(?:Approve|Refer)\/(?:Ine|E)ligible|Refer with Caution|Out of Scope|Error(?:: .+)?)$/,
  ],
  ['Loan Product Advisor', /^(?:Accept|Caution|Refer|Error(?:: .+)?)$/],
  ['Manual Underwriting', /^(?:In review|Approved|Denied)$/],
];

const highCostStates = ['AK', 'AS', 'DC', 'GU', 'HI', 'MP', 'VI'];

/** Returns the loan to value of a loan as a fraction; null if amount or value is not known. */
function ltvOf({ details }: LoanFacts): number | null {
  const { loanAmount, appraisedValue, salesPrice, loanPurpose } = details;
  const values = [appraisedValue, loanPurpose === 'Purchase' ? salesPrice : null].filter(
    (value) => value !== null,
  );
  return loanAmount === null || values.length === 0 ? null : loanAmount / Math.min(...values);
}

/** Returns the highest loan to value that product and occupancy allow, with a financed premium or fee. */
function highestLtv({ product, file, details }: LoanFacts): number {
  if (product.startsWith('FHA')) return 0.965 * 1.0175 + 0.000_1;
  if (product.startsWith('VA')) return 1.0215;
  if (product.startsWith('USDA')) return 1.0101;
  if (file.occupancy === 'Investment Property') return 0.75;
  const isCashOut = details.loanPurpose === 'Refinance' && (details.cashToClose ?? 0) < -2_000;
  return isCashOut ? 0.8 : 0.97;
}
