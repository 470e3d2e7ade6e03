import { stateCodes } from '../../../contracts/api/options.ts';
import type {
  ApplicationCriteria,
  DashboardBorrower,
  LoanDashboard,
  LoanDetails,
} from '../../../contracts/operations/dashboard.ts';
import type { DashboardPart } from '../../../contracts/operations/recipe.ts';
import { isPresent, notADay, type Report } from './checks.ts';

/** Returns what is wrong with the unit or form of a value, and what to write; null if nothing is. */
type Check<Value> = (value: Value) => string | null;

/** Checks of the properties whose unit or form is more than a range or pattern of the schema. */
type Checks<Values> = { readonly [Name in keyof Values]?: Check<NonNullable<Values[Name]>> };

/** Amounts and LTV that differ by this factor or more cannot all have the right unit: a cent is a hundredth. */
const wrongUnit = 50;

const rounded = (value: number): number => Number(value.toFixed(8));

const day: Check<string> = (value) => (isPresent(`${value}T00:00:00Z`) ? null : notADay);

/** Returns a check for a text of a form. A blank text stands for an unknown value. */
const form =
  (isRight: (text: string) => boolean, words: string): Check<string> =>
  (value) =>
    value.trim() === '' || isRight(value) ? null : words;

const phone = form(
  (text) => text.replaceAll(/\D/g, '').length >= 10,
  'is a phone number with its area code: write ten digits, such as (360) 555-0101',
);
const state = form(
  (text) => stateCodes.some((code) => code === text),
  'is the code of a state or territory: write two letters, such as WA',
);
const zipCode = form((text) => /^\d{5}$/.test(text), 'is a zip code: write five digits, such as 98501');
const zipWithExtension = form(
  (text) => /^\d{5}(?:-\d{4})?$/.test(text),
  'is a zip code: write five digits, such as 98501, or 98501-2210',
);
const zipExtension = form(
  (text) => /^\d{4}$/.test(text),
  'is the extension of a zip code: write four digits, such as 2210',
);

const checksOfDetails: Checks<LoanDetails> = {
  final: day,
  lockExpiration: day,
  closingDate: day,
  propertyAddressState: state,
  propertyAddressZipCode: zipWithExtension,
};

const checksOfBorrower: Checks<DashboardBorrower> = {
  homePhone: phone,
  workPhone: phone,
  cellPhone: phone,
  state,
  zipCode,
  zipExtension,
};

const checksOfCriteria: Checks<ApplicationCriteria> = {
  applicationDate: day,
};

/**
 * Reports values of a recipe's dashboard in a wrong unit or form, with what to write: 7 for a rate of 7%, cents for
 * dollars.
 *
 * @param dashboard the dashboard of the loan with this part
 */
export function checkUnits(part: DashboardPart, dashboard: LoanDashboard, report: Report): void {
  checkAll(part.loanDetails, checksOfDetails, 'loanDetails', report);
  checkAll(part.primaryBorrower, checksOfBorrower, 'primaryBorrower', report);
  checkAll(part.primaryCoBorrower, checksOfBorrower, 'primaryCoBorrower', report);
  checkAll(part.applicationCriteria, checksOfCriteria, 'applicationCriteria', report);
  checkTogether(part, dashboard, report);
}

function checkAll<Values extends object>(
  values: Partial<Values> | null | undefined,
  checks: Checks<Values>,
  group: string,
  report: Report,
): void {
  for (const [name, value] of Object.entries(values ?? {})) {
    const check = checks[name as keyof Values] as Check<unknown> | null | undefined;
    const wrong = value === null || value === undefined ? null : (check?.(value) ?? null);
    if (wrong !== null) report(`${group}.${name}`, wrong);
  }
}

/** Compares amounts and LTV, since a single amount in cents looks like a large amount in dollars. */
function checkTogether(part: DashboardPart, { loanDetails, ratios }: LoanDashboard, report: Report): void {
  const given = part.loanDetails ?? {};
  const { loanAmount, salesPrice, appraisedValue } = loanDetails;
  const values = [salesPrice, appraisedValue].filter((value) => value !== null && value > 0) as number[];
  const { ltv } = ratios;
  if (loanAmount === null || loanAmount === 0 || values.length === 0) return;
  const ratio = loanAmount / Math.min(...values);
  const isTooLarge = ratio >= wrongUnit * (ltv === null || ltv === 0 ? 1 : ltv);
  const isTooSmall = ltv !== null && ratio <= ltv / wrongUnit;
  if (!isTooLarge && !isTooSmall) return;
  const suspects = isTooLarge ? (['loanAmount'] as const) : (['salesPrice', 'appraisedValue'] as const);
  const suspect = suspects.find((name) => typeof given[name] === 'number');
  if (suspect === undefined) return;
  const amount = given[suspect] ?? 0;
  report(
    `loanDetails.${suspect}`,
    `is in US dollars, not in cents, and does not fit the other amounts of the loan: write ${rounded(amount / 100)} for ${inDollars(amount / 100)}`,
  );
}

const inDollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
