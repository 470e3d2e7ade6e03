import type { LoanPurpose, StateCode, WorkQueueType } from '../../../contracts/api/options.ts';
import type { DashboardBorrower, LoanDashboard } from '../../../contracts/operations/loan.ts';
import { emptyFile, type LoanFile, loanNumberOf, type PersonName } from '../../store/schema/loan-row.ts';
import type { SeedLoan } from '../../store/repositories/seed.ts';
import type { LoanStatus } from './statuses.ts';

/** The basic data of a seeded loan, from which all other data is computed. */
export interface LoanSketch {
  readonly id: number;
  /** Loan number. Default: computed from the account id. */
  readonly loanNumber?: string;
  /** Name of the account. Default: the borrower's first and last name. */
  readonly accountName?: string;
  readonly borrower: DashboardBorrower;
  readonly coBorrower?: DashboardBorrower;
  readonly isLead?: boolean;
  readonly status: LoanStatus;
  readonly institution: string;
  readonly originator: readonly [userId: number, firstName: string, lastName: string];
  readonly originationType?: string;
  readonly purpose: LoanPurpose | null;
  readonly isPreapproval?: boolean;
  readonly product: string | null;
  /** Base loan amount in US dollars. */
  readonly amount: number | null;
  readonly salesPrice?: number;
  readonly appraisedValue?: number;
  /** Interest rate as a fraction: 0.065 means 6.5 %. */
  readonly rate?: number;
  readonly apr?: number;
  /** Amortization term in months. */
  readonly term?: number;
  /** Taxes and insurance, US dollars a month. */
  readonly escrow?: number;
  readonly cashToClose?: number;
  /** Status of the lock, and days from today to its expiration. */
  readonly lock?: readonly [status: string, expiresIn: number];
  /** Days from today to the closing. */
  readonly closingIn?: number;
  readonly finaledIn?: number;
  readonly propertyType?: LoanFile['propertyType'];
  readonly occupancy?: LoanFile['occupancy'];
  readonly property?: readonly [street: string | null, city: string, state: StateCode, zipCode: string];
  readonly underwriting?: readonly (readonly [service: string, status: string])[];
  readonly housingRatio?: number;
  readonly debtRatio?: number;
  /** Liens besides this loan in US dollars, which raise CLTV and HCLTV. */
  readonly otherLiens?: number;
  /** Unused part of a credit line on the property in US dollars, which raises HCLTV only. */
  readonly undrawnCredit?: number;
  /** False if the application date is set by hand. */
  readonly automatesApplicationDate?: boolean;
  /** Missing items of the application; empty if the application date is set. */
  readonly missing?: readonly MissingItem[];
  /** Days from today to the application date. */
  readonly appliedIn?: number;
  readonly team?: readonly (readonly [firstName: string, lastName: string, role: string | null])[];
  readonly task?: readonly [queue: WorkQueueType, taskId: number];
  /** The secondary borrower and co-borrower; both are optional. */
  readonly secondPair?: readonly PersonName[];
  /** Failures of the compliance check. Left out: insufficient data. Null: the loan is not checked. */
  readonly complianceFailures?: readonly string[] | null;
  /** Notes on the loan, oldest first. */
  readonly notes?: readonly NoteSketch[];
  /** Day of the last activity, counted from today, and its time. */
  readonly activity: readonly [days: number, time: string];
}

export interface NoteSketch {
  readonly author: string;
  readonly text: string;
  readonly isShared: boolean;
  /** Day of the note, counted from today, and its time. */
  readonly written: readonly [days: number, time: string];
}

export type MissingItem = 'name' | 'income' | 'taxId' | 'address' | 'value' | 'amount';

/** Returns the loan for a world in which `day` (yyyy-MM-dd) is today. */
export function loanFrom(sketch: LoanSketch, day: string): SeedLoan {
  return {
    generalAccountId: sketch.id,
    ...(sketch.accountName === undefined ? {} : { accountName: sketch.accountName }),
    originatorUserId: sketch.originator[0],
    isLead: sketch.isLead ?? false,
    updatedAt: momentFrom(day, sketch.activity),
    dashboard: dashboardFrom(sketch, day),
    file: fileOf(sketch),
    notes: (sketch.notes ?? []).map(({ written, ...note }) => ({
      ...note,
      createdAt: momentFrom(day, written),
    })),
    ...(sketch.task ? { task: { queue: sketch.task[0], taskId: sketch.task[1] } } : {}),
  };
}

const momentFrom = (day: string, [days, time]: readonly [days: number, time: string]): string =>
  `${dayFrom(day, days)}T${time}:00.000Z`;

function fileOf(sketch: LoanSketch): LoanFile {
  const { complianceFailures: failures, secondPair = [] } = sketch;
  const [second, secondCo] = secondPair;
  return {
    ...emptyFile,
    propertyType: sketch.propertyType ?? null,
    occupancy: sketch.occupancy ?? null,
    secondaryBorrower: second ?? null,
    secondaryCoBorrower: secondCo ?? null,
    compliance: { verdict: verdictOf(failures), failures: failures ?? [] },
  };
}

function verdictOf(failures: LoanSketch['complianceFailures']): LoanFile['compliance']['verdict'] {
  if (failures === null) return 'unchecked';
  if (failures === undefined) return 'insufficient';
  return failures.length === 0 ? 'pass' : 'fail';
}

function dashboardFrom(sketch: LoanSketch, day: string): LoanDashboard {
  const dated = (days: number | undefined): string | null => (days === undefined ? null : dayFrom(day, days));
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
  const payment = paymentOf(amount, sketch.rate, sketch.term);
  const value = valueOf(sketch);
  const share = (liens: number): number | null =>
    amount === null || value === null ? null : rounded((amount + liens) / value, 5);
  const hasRatios = sketch.housingRatio !== undefined;
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
    primaryBorrower: sketch.borrower,
    primaryCoBorrower: sketch.coBorrower ?? null,
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
      productCode: sketch.product,
      rate: sketch.rate ?? null,
      apr: sketch.apr ?? null,
      principalAndInterest: payment,
      principalInterestTaxesAndInsurance:
        payment === null ? null : rounded(payment + (sketch.escrow ?? 0), 2),
      lockStatus: sketch.lock?.[0] ?? 'Not Locked',
      lockExpiration: dated(sketch.lock?.[1]),
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
      ltv: hasRatios ? share(0) : null,
      cltv: hasRatios ? share(otherLiens) : null,
      hcltv: hasRatios ? share(otherLiens + undrawnCredit) : null,
    },
  };
}

/**
 * Returns the value that LTV divides by (L-4.5-12). For refinance and construction this is the appraised value,
 * otherwise the lower of sales price and appraised value.
 */
function valueOf({ purpose, salesPrice, appraisedValue }: LoanSketch): number | null {
  const isValueOnly = purpose === 'Refinance' || purpose === 'Construction';
  const values = [isValueOnly ? undefined : salesPrice, appraisedValue].filter(
    (value) => value !== undefined,
  );
  return values.length === 0 ? null : Math.min(...values);
}

/** Returns the monthly principal and interest of a fixed-rate loan, US dollars. */
function paymentOf(amount: number | null, rate: number | undefined, term: number | undefined): number | null {
  if (amount === null || rate === undefined || term === undefined) return null;
  const monthly = rate / 12;
  return rounded((amount * monthly) / (1 - (1 + monthly) ** -term), 2);
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Returns the day a number of days after another day, both yyyy-MM-dd. */
export function dayFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
