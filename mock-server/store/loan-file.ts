import type { LoanUpdate } from '../../contracts/schemas/events.ts';
import type { DashboardBorrower } from '../../contracts/schemas/loan.ts';
import type { occupancies, propertyTypes } from '../../contracts/api/options.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** What the compliance check of a loan found. */
export interface Compliance {
  /** `insufficient`: too little is known of the loan for a verdict; `unchecked`: the loan is not checked at all. */
  readonly verdict: 'unchecked' | 'insufficient' | 'pass' | 'fail';
  /** One sentence for each finding that fails; none unless the verdict is `fail`. */
  readonly failures: readonly string[];
}

/** What belongs to a loan besides its dashboard. */
export interface LoanFile {
  readonly propertyType: (typeof propertyTypes)[number] | null;
  readonly occupancy: (typeof occupancies)[number] | null;
  /** The second pair of borrowers; the first pair stands on the dashboard. */
  readonly secondaryBorrower: PersonName | null;
  readonly secondaryCoBorrower: PersonName | null;
  readonly compliance: Compliance;
}

export type MenuBorrower = LoanUpdate['borrowers'][number];

/** The file of a loan of which nothing more is known. */
export const emptyFile: LoanFile = {
  propertyType: null,
  occupancy: null,
  secondaryBorrower: null,
  secondaryCoBorrower: null,
  compliance: { verdict: 'insufficient', failures: [] },
};

/** A file as it was kept; what an older row lacks is empty. */
export const fileFrom = (json: string): LoanFile => ({
  ...emptyFile,
  ...(JSON.parse(json) as Partial<LoanFile>),
});

/** The up to four borrowers of a loan that have a name, in the order of the loan menu. */
export function menuBorrowersOf(
  pair: {
    readonly primaryBorrower: DashboardBorrower;
    readonly primaryCoBorrower: DashboardBorrower | null;
  },
  file: LoanFile,
): MenuBorrower[] {
  return [
    menuBorrower('primary borrower', nameOf(pair.primaryBorrower)),
    menuBorrower('primary coborrower', pair.primaryCoBorrower && nameOf(pair.primaryCoBorrower)),
    menuBorrower('secondary borrower', file.secondaryBorrower),
    menuBorrower('secondary coborrower', file.secondaryCoBorrower),
  ].filter((borrower) => borrower !== null);
}

/** State of the compliance icon (S-3-30 to S-3-34). */
export const complianceAlertsOf = ({ compliance }: LoanFile): LoanUpdate['complianceAlerts'] => ({
  showComplianceAlerts: compliance.verdict !== 'unchecked',
  showComplianceAlertsInsufficientData: compliance.verdict === 'insufficient',
  showComplianceAlertsStatus: statusOf(compliance) !== null,
  complianceAlertStatus: statusOf(compliance),
  numberOfFailureAlerts: compliance.failures.length,
});

const statusOf = ({ verdict }: Compliance): LoanUpdate['complianceAlerts']['complianceAlertStatus'] =>
  verdict === 'pass' || verdict === 'fail' ? verdict : null;

function menuBorrower(
  borrowerPosition: MenuBorrower['borrowerPosition'],
  name: PersonName | null,
): MenuBorrower | null {
  const { firstName = '', lastName = '' } = name ?? {};
  const fullName = `${firstName} ${lastName}`.trim();
  if (fullName === '') return null;
  return {
    fullName,
    initials: `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase(),
    borrowerPosition,
  };
}

const nameOf = (borrower: DashboardBorrower): PersonName => ({
  firstName: borrower.borrowerFirstName ?? '',
  lastName: borrower.borrowerLastName ?? '',
});
