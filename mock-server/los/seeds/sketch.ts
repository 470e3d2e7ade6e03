import { readFileSync } from 'node:fs';
import Type from 'typebox';
import { loanPurposes, occupancies, propertyTypes, stateCodes } from '../../../contracts/api/options.ts';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { nullable, oneOf, strict } from '../../../contracts/schema.ts';
import { emptyFile, type LoanFile, loanNumberOf } from '../../store/repositories/loan.ts';
import type { SeedLoan } from '../../store/repositories/seed.ts';
import { BorrowerSketch, borrowerOf } from './borrowers.ts';
import { businessDayFrom, dayFrom, officeInstant } from './business-days.ts';
import { findingNames, findingText } from './findings.ts';
import { aprOf, escrowOf, type LoanTerms, paymentOf, rounded, valueOf } from './loan-figures.ts';
import { productCodeOf, termOf } from './products.ts';
import { leadStatuses, loanStatuses, queueOf } from './statuses.ts';

const text = Type.String();
const number = Type.Number();
const missingItems = ['name', 'income', 'taxId', 'address', 'value', 'amount'] as const;
/** A number of business days from today (negative for the past) and a time: [-3, "18:45"] is 18:45 three days ago. */
const Moment = Type.Tuple([number, Type.String({ pattern: '^\\d\\d:\\d\\d$' })]);
const PersonName = strict({ firstName: text, lastName: text });

/** The basic data of a seeded loan, from which all other data is computed. Days are business days from today. */
export const LoanSketch = strict({
  id: number,
  isLead: Type.Optional(Type.Boolean()),
  /** Loan number. Default: computed from the account id. */
  loanNumber: Type.Optional(text),
  /** Name of the account. Default: the borrower's first and last name. */
  accountName: Type.Optional(text),
  status: oneOf([...loanStatuses, ...leadStatuses]),
  borrower: BorrowerSketch,
  coBorrower: Type.Optional(BorrowerSketch),
  /** The secondary borrower and co-borrower; both are optional. */
  secondPair: Type.Optional(Type.Array(PersonName)),
  institution: text,
  /** User id, first and last name. */
  originator: Type.Tuple([number, text, text]),
  originationType: Type.Optional(text),
  /** First name, last name and role of the other assigned users. */
  team: Type.Optional(Type.Array(Type.Tuple([text, text, nullable(text)]))),
  purpose: nullable(oneOf(loanPurposes)),
  isPreapproval: Type.Optional(Type.Boolean()),
  product: nullable(text),
  /** Base loan amount in US dollars. */
  amount: nullable(number),
  salesPrice: Type.Optional(number),
  appraisedValue: Type.Optional(number),
  /** Liens besides this loan in US dollars, which raise CLTV and HCLTV. */
  otherLiens: Type.Optional(number),
  /** Unused part of a credit line on the property in US dollars, which raises HCLTV only. */
  undrawnCredit: Type.Optional(number),
  /** Interest rate as a fraction: 0.065 means 6.5 %. */
  rate: Type.Optional(number),
  cashToClose: Type.Optional(number),
  /** Status of the lock, number of business days from today to the lock date, and term of the lock in calendar days. */
  lock: Type.Optional(Type.Tuple([text, number, number])),
  /** Number of business days from today to the closing. */
  closingIn: Type.Optional(number),
  finaledIn: Type.Optional(number),
  propertyType: Type.Optional(oneOf(propertyTypes)),
  occupancy: Type.Optional(oneOf(occupancies)),
  /** Street, city, state and zip code. */
  property: Type.Optional(Type.Tuple([nullable(text), text, oneOf(stateCodes), text])),
  /** Underwriting services, each with its status. */
  underwriting: Type.Optional(Type.Array(Type.Tuple([text, text]))),
  housingRatio: Type.Optional(number),
  debtRatio: Type.Optional(number),
  /** False if the application date is set by hand. */
  automatesApplicationDate: Type.Optional(Type.Boolean()),
  /** Missing items of the application; empty if the application date is set. */
  missing: Type.Optional(Type.Array(oneOf(missingItems))),
  /** Number of business days from today to the application date. */
  appliedIn: Type.Optional(number),
  /** Failures of the compliance check. Left out: insufficient data. Null: the loan is not checked. */
  complianceFailures: Type.Optional(nullable(Type.Array(oneOf(findingNames)))),
  /** How a lead came to the lender. */
  source: Type.Optional(text),
  /** Notes on the loan, oldest first. Originators may read only shared ones. */
  notes: Type.Optional(Type.Array(strict({ author: text, text, isShared: Type.Boolean(), written: Moment }))),
  /** Id of the task. The work queue follows from the status. */
  task: Type.Optional(number),
  activity: Moment,
});
export type LoanSketch = Type.Static<typeof LoanSketch>;

/** The standard loans and leads. They cover every variant of dashboard, file and list, and every work queue. */
export const standardLoans = sketchesIn('loans');

/** Loans whose data is incomplete or contradicts itself, which the seed `edge-cases` has besides the standard ones. */
export const edgeCaseLoans = sketchesIn('edge-cases');

function sketchesIn(name: string): readonly LoanSketch[] {
  const file = new URL(`data/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as readonly LoanSketch[];
}

/** Returns the loan for a world in which `day` (yyyy-MM-dd) is today. */
export function loanFrom(sketch: LoanSketch, day: string): SeedLoan {
  const { lockDate, lockExpiration } = lockOf(sketch, day);
  const dashboard = dashboardFrom(sketch, day, lockExpiration);
  const queue = queueOf(dashboard.loanDetails);
  return {
    generalAccountId: sketch.id,
    ...(sketch.accountName === undefined ? {} : { accountName: sketch.accountName }),
    originatorUserId: sketch.originator[0],
    isLead: sketch.isLead ?? false,
    updatedAt: momentFrom(day, sketch.activity),
    dashboard,
    file: fileOf(sketch, lockDate),
    notes: (sketch.notes ?? []).map(({ written, ...note }) => ({
      ...note,
      createdAt: momentFrom(day, written),
    })),
    ...(queue !== null && sketch.task !== undefined ? { task: { queue, taskId: sketch.task } } : {}),
  };
}

/** Returns a time in UTC; the times of a sketch are those of the lender's offices. */
const momentFrom = (day: string, [days, time]: readonly [days: number, time: string]): string =>
  officeInstant(businessDay(day, days), time);

/** The business days before and after the last day that a seed was made for: most worlds start on the same day. */
let around = { day: '', past: [''], future: [''] };

function businessDay(day: string, days: number): string {
  if (days === 0) return businessDayFrom(day, 0);
  if (around.day !== day) around = { day, past: [day], future: [day] };
  const found = days < 0 ? around.past : around.future;
  while (found.length <= Math.abs(days)) found.push(businessDayFrom(found.at(-1) ?? day, Math.sign(days)));
  return found[Math.abs(days)] ?? day;
}

function fileOf(sketch: LoanSketch, lockDate: string | null): LoanFile {
  const { complianceFailures: failures, secondPair = [] } = sketch;
  const [second, secondCo] = secondPair;
  return {
    ...emptyFile,
    propertyType: sketch.propertyType ?? null,
    occupancy: sketch.occupancy ?? null,
    secondaryBorrower: second ?? null,
    secondaryCoBorrower: secondCo ?? null,
    compliance: { verdict: verdictOf(failures), failures: (failures ?? []).map(findingText) },
    source: sketch.source ?? null,
    lockDate,
  };
}

/** Returns the days of a lock. It expires its term after the lock date, or on the business day after that. */
function lockOf({ lock }: LoanSketch, day: string): Record<'lockDate' | 'lockExpiration', string | null> {
  if (!lock) return { lockDate: null, lockExpiration: null };
  const [, start, term] = lock;
  const lockDate = businessDay(day, start);
  return { lockDate, lockExpiration: businessDayFrom(dayFrom(lockDate, term), 0) };
}

function verdictOf(failures: LoanSketch['complianceFailures']): LoanFile['compliance']['verdict'] {
  if (failures === null) return 'unchecked';
  if (failures === undefined) return 'insufficient';
  return failures.length === 0 ? 'pass' : 'fail';
}

function dashboardFrom(sketch: LoanSketch, day: string, lockExpiration: string | null): LoanDashboard {
  const dated = (days: number | undefined): string | null =>
    days === undefined ? null : businessDay(day, days);
  const {
    amount,
    salesPrice,
    appraisedValue,
    otherLiens = 0,
    undrawnCredit = 0,
    missing = [],
    originator,
  } = sketch;
  const [street, city, state, zipCode] = sketch.property ?? [];
  const value = valueOf({
    loanPurpose: sketch.purpose,
    salesPrice: salesPrice ?? null,
    appraisedValue: appraisedValue ?? null,
  });
  const terms = termsOf(sketch, value);
  const payment = terms && paymentOf(terms);
  const escrow = terms && escrowOf(terms);
  const share = (liens: number): number | null =>
    amount === null || value === null ? null : rounded((amount + liens) / value, 5);
  return {
    loanNumber: sketch.loanNumber ?? loanNumberOf(sketch.id),
    enableApplicationDateAutomation: sketch.automatesApplicationDate ?? true,
    applicationCriteria: {
      hasName: !missing.includes('name'),
      hasMonthlyIncome: !missing.includes('income'),
      hasSocialSecurityNumber: !missing.includes('taxId'),
      hasPropertyAddress: !missing.includes('address'),
      hasValueOfProperty: !missing.includes('value'),
      hasLoanAmount: !missing.includes('amount'),
      applicationDate: dated(sketch.appliedIn),
    },
    hasCoBorrower: sketch.coBorrower !== undefined,
    primaryBorrower: borrowerOf(sketch.borrower),
    primaryCoBorrower: sketch.coBorrower ? borrowerOf(sketch.coBorrower) : null,
    assignedUsers: [
      { firstName: originator[1], lastName: originator[2], roleDescription: 'Originator' },
      ...(sketch.team ?? []).map(([firstName, lastName, roleDescription]) => ({
        firstName,
        lastName,
        roleDescription,
      })),
    ],
    loanDetails: {
      final: dated(sketch.finaledIn),
      loanAmount: amount,
      loanPurpose: sketch.purpose,
      isPreapproval: sketch.isPreapproval ?? false,
      institution: sketch.institution,
      loanStatus: sketch.status,
      appraisedValue: appraisedValue ?? null,
      salesPrice: salesPrice ?? null,
      productCode: sketch.product && productCodeOf(sketch.product),
      rate: sketch.rate ?? null,
      apr: terms && aprOf(terms),
      principalAndInterest: payment,
      principalInterestTaxesAndInsurance: payment && escrow && rounded(payment + escrow, 2),
      lockStatus: sketch.lock?.[0] ?? 'Not Locked',
      lockExpiration,
      cashToClose: sketch.cashToClose ?? null,
      closingDate: dated(sketch.closingIn),
      originationType: sketch.originationType ?? 'Retail',
      propertyAddressStreet: street ?? null,
      propertyAddressCity: city ?? null,
      propertyAddressState: state ?? null,
      propertyAddressZipCode: zipCode ?? null,
      underwritingStatusResults: (sketch.underwriting ?? []).map(([underwritingService, statusDisplay]) => ({
        underwritingService,
        statusDisplay,
      })),
    },
    ratios: {
      housingRatio: sketch.housingRatio ?? null,
      debtRatio: sketch.debtRatio ?? null,
      ltv: share(0),
      cltv: share(otherLiens),
      hcltv: share(otherLiens + undrawnCredit),
    },
  };
}

/** Returns the terms of a loan whose amount, rate and product are known; otherwise null. */
function termsOf({ amount, rate, product, property }: LoanSketch, value: number | null): LoanTerms | null {
  const term = termOf(product);
  if (amount === null || rate === undefined || term === undefined) return null;
  return { amount, rate, term, product, value, state: property?.[2] ?? null };
}
