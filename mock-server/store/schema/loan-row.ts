import { hash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { cleanText, withPlainSigns } from '../../../contracts/api/text.ts';
import type { CreateLoanRequest } from '../../../contracts/operations/create-loan.ts';
import type { FilePart } from '../../../contracts/operations/recipe.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { DashboardBorrower, LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import type { Tables } from './tables.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** The data of a loan that its dashboard does not show, as a recipe names it (L-3.6, A-191). */
export type LoanFile = Required<FilePart>;

export type Compliance = LoanFile['compliance'];

export const emptyFile: LoanFile = {
  propertyType: null,
  occupancy: null,
  secondaryBorrower: null,
  secondaryCoBorrower: null,
  compliance: { verdict: 'insufficient', failures: [] },
  source: null,
  lockDate: null,
};

export const fileOfNewLoan = ({ propertyType, occupancy }: CreateLoanRequest): LoanFile => ({
  ...emptyFile,
  propertyType,
  occupancy,
});

/** Parses a stored `LoanFile`. Missing fields, as in rows of earlier releases, are empty. */
export const fileFrom = (json: string): LoanFile => ({
  ...emptyFile,
  ...(JSON.parse(json) as Partial<LoanFile>),
});

/** The data from which the columns of a loan are computed. */
export interface LoanSource {
  readonly generalAccountId: number;
  /** Default: the borrower's first and last name. */
  readonly accountName?: string;
  readonly originatorUserId: number;
  readonly isLead: boolean;
  /** ISO date and time. */
  readonly updatedAt: string;
  readonly dashboard: LoanDashboard;
  /** Default: `emptyFile`. */
  readonly file?: LoanFile;
}

/** Value of a missing text in a row, because null cannot be compared. It is sorted before all other texts. */
const noText = '';
export const noAmount = -1;

/** Returns the columns of a loan: the dashboard, and the values from it that a pipeline shows and searches. */
export function loanColumns(worldId: string, loan: LoanSource): Insertable<Tables['loans']> {
  const { dashboard } = loan;
  const { loanDetails } = dashboard;
  return {
    world_id: worldId,
    general_account_id: loan.generalAccountId,
    master_account_id: masterAccountIdOf(loan.generalAccountId),
    application_identifier: applicationIdentifierOf(loan.generalAccountId),
    loan_number: dashboard.loanNumber,
    originator_user_id: loan.originatorUserId,
    borrower_name: loan.accountName ?? nameOf(dashboard.primaryBorrower),
    institution: loanDetails.institution ?? noText,
    loan_status: loanDetails.loanStatus ?? noText,
    loan_purpose: loanDetails.loanPurpose ?? noText,
    loan_amount_cents: loanDetails.loanAmount === null ? noAmount : Math.round(loanDetails.loanAmount * 100),
    lock_status: loanDetails.lockStatus ?? noText,
    closing_date: loanDetails.closingDate ?? noText,
    is_lead: loan.isLead ? 1 : 0,
    updated_at: loan.updatedAt,
    dashboard: JSON.stringify(dashboard),
    borrower_key: searchKeyOf(`${borrowerKeyOf(dashboard.primaryBorrower)} ${otherNamesOf(loan).join(' ')}`),
    file: JSON.stringify(loan.file ?? emptyFile),
    is_seeded: 0,
  };
}

/** Converts the columns of a loan back to the loan; the opposite of `loanColumns`. */
export function loanSourceOf(row: Selectable<Tables['loans']>): LoanSource {
  const dashboard = JSON.parse(row.dashboard) as LoanDashboard;
  return {
    generalAccountId: row.general_account_id,
    ...(row.borrower_name === nameOf(dashboard.primaryBorrower) ? {} : { accountName: row.borrower_name }),
    originatorUserId: row.originator_user_id,
    isLead: row.is_lead === 1,
    updatedAt: row.updated_at,
    dashboard,
    file: fileFrom(row.file),
  };
}

/** The columns that `accountOf` needs. */
export const accountColumns = [
  'general_account_id',
  'master_account_id',
  'application_identifier',
  'originator_user_id',
  'loan_number',
  'borrower_name',
  'is_lead',
] as const;

export function accountOf(row: {
  readonly general_account_id: number;
  readonly master_account_id: number;
  readonly application_identifier: string;
  readonly originator_user_id: number;
  readonly loan_number: string;
  readonly borrower_name: string;
  readonly is_lead: number;
}): Account {
  return {
    generalAccountId: row.general_account_id,
    masterAccountId: row.master_account_id,
    applicationIdentifier: row.application_identifier,
    originatorUserId: row.originator_user_id,
    loanNumber: row.loan_number,
    borrowerName: row.borrower_name,
    isLead: row.is_lead === 1,
    // A lead has no deal (S-2.4-45).
    ...(row.is_lead === 1 ? {} : { dealId: dealIdOf(row.general_account_id) }),
  };
}

/** Returns the loan number: ten digits, such as 1000123456. */
export const loanNumberOf = (generalAccountId: number): string => String(1_000_000_000 + generalAccountId);

/**
 * Returns the application identifier, an opaque text for addresses and requests. It is computed from the account id, so
 * that equal worlds have equal identifiers.
 */
export function applicationIdentifierOf(generalAccountId: number): string {
  const digest = hash('sha256', `application ${generalAccountId}`).toUpperCase();
  return `A${digest.slice(0, 15)}`;
}

/** Returns the names of a loan besides the primary borrower's. */
const otherNamesOf = ({ dashboard: { primaryCoBorrower }, file, accountName }: LoanSource): string[] => [
  accountName ?? '',
  primaryCoBorrower ? borrowerKeyOf(primaryCoBorrower) : '',
  ...[file?.secondaryBorrower, file?.secondaryCoBorrower].map((name) =>
    name ? `${name.lastName} ${name.firstName}` : '',
  ),
];

/** Returns the key of a borrower's name for searches: last, first and middle name in lower case. */
export const borrowerKeyOf = (borrower: DashboardBorrower): string =>
  searchKeyOf(
    `${borrower.borrowerLastName ?? ''} ${borrower.borrowerFirstName ?? ''} ${borrower.borrowerMiddleName ?? ''}`,
  );

/**
 * Normalizes a name or its start for the comparison with `borrowerKeyOf`: lower case, without accents, apostrophes of any
 * kind, commas and ellipses.
 */
export const searchKeyOf = (name: string): string =>
  withPlainSigns(cleanText(name))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[\u0300-\u036f]+/gu, '')
    .replaceAll(/(?<=\p{L})'/gu, '')
    .replaceAll(/(?:[,\s]|\.{3})+/g, ' ')
    .trim();

/** Returns an id that differs from the loan's other ids, also in its last digits, so that tests notice a mix-up. */
const masterAccountIdOf = (generalAccountId: number): number => 2 * generalAccountId + 400_013;
const dealIdOf = (generalAccountId: number): number => 3 * generalAccountId + 700_029;

const nameOf = (borrower: DashboardBorrower): string =>
  [borrower.borrowerFirstName, borrower.borrowerLastName].filter(Boolean).join(' ');
