import { hash } from 'node:crypto';
import { cleanText, withPlainSigns } from '../../../contracts/api/text.ts';
import type { CreateLoanRequest } from '../../../contracts/operations/create-loan.ts';
import type { WorkQueueType } from '../../../contracts/api/options.ts';
import type { FilePart } from '../../../contracts/operations/recipe.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { DashboardBorrower, LoanDashboard } from '../../../contracts/operations/dashboard.ts';

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

/** What a recipe or a form says about a loan. */
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

/** A loan or lead as the store has it. */
export interface LoanDocument extends LoanSource {
  /** Notes on the loan, oldest first. */
  readonly notes: readonly StoredNote[];
  /** The work queue that has the loan, and the id of its task. */
  readonly task?: { readonly queue: WorkQueueType; readonly taskId: number };
  /** Name of the selected vendor; null for none. */
  readonly vendor: string | null;
  /** `seed` and `bulk`: in the seed of its world, changed or not; `own`: created by a user or added to the world. */
  readonly origin: 'seed' | 'bulk' | 'own';
  /** User and idempotency key of the request that created the loan, and a keyed hash of its content. */
  readonly creation?: { readonly key: string; readonly fingerprint: string };
}

export interface StoredNote {
  readonly author: string;
  readonly text: string;
  /** True if originators may read the note too (S-6-14). */
  readonly isShared: boolean;
  /** ISO date and time. */
  readonly createdAt: string;
  /** True for a note that a user has added. */
  readonly isAdded?: true;
}

/** A row of a pipeline or queue. */
export interface LoanRow {
  readonly generalAccountId: number;
  readonly applicationIdentifier: string;
  readonly loanNumber: string;
  readonly borrowerName: string;
  readonly institution: string | null;
  readonly loanStatus: string | null;
  readonly loanPurpose: string | null;
  /** US dollars. */
  readonly loanAmount: number | null;
  readonly lockStatus: string | null;
  /** Day on which the lock ends, yyyy-MM-dd. */
  readonly lockExpiration: string | null;
  /** Day of the closing, yyyy-MM-dd. */
  readonly closingDate: string | null;
  readonly isLead: boolean;
  readonly queue: WorkQueueType | null;
  readonly taskId: number | null;
  /** ISO date and time of the last activity. */
  readonly updatedAt: string;
}

/** A loan or lead in memory: its document, and the values that lists compare and show. It never changes. */
export class Loan {
  readonly document: LoanDocument;
  readonly account: Account;
  /** Its row in lists other than work queues. */
  readonly row: LoanRow;
  /** The key for a search by name: last, first and middle name, then the other names of the loan; see `searchKeyOf`. */
  readonly borrowerKey: string;
  #dashboardJson: string | undefined;

  constructor(document: LoanDocument) {
    const { generalAccountId, isLead, dashboard } = document;
    const { loanDetails, loanNumber, primaryBorrower } = dashboard;
    const borrowerName = document.accountName ?? nameOf(primaryBorrower);
    const applicationIdentifier = applicationIdentifierOf(generalAccountId);
    this.document = frozen(document);
    this.account = {
      generalAccountId,
      masterAccountId: masterAccountIdOf(generalAccountId),
      applicationIdentifier,
      originatorUserId: document.originatorUserId,
      loanNumber,
      borrowerName,
      isLead,
      // A lead has no deal (S-2.4-45).
      ...(isLead ? {} : { dealId: dealIdOf(generalAccountId) }),
    };
    this.row = {
      generalAccountId,
      applicationIdentifier,
      loanNumber,
      borrowerName,
      institution: loanDetails.institution || null,
      loanStatus: loanDetails.loanStatus || null,
      loanPurpose: loanDetails.loanPurpose || null,
      loanAmount: loanDetails.loanAmount === null ? null : Math.round(loanDetails.loanAmount * 100) / 100,
      lockStatus: loanDetails.lockStatus || null,
      lockExpiration: loanDetails.lockExpiration || null,
      closingDate: loanDetails.closingDate || null,
      isLead,
      queue: null,
      taskId: null,
      updatedAt: document.updatedAt,
    };
    this.borrowerKey = searchKeyOf(`${borrowerKeyOf(primaryBorrower)} ${otherNamesOf(document).join(' ')}`);
  }

  get id(): number {
    return this.document.generalAccountId;
  }

  get file(): LoanFile {
    return this.document.file ?? emptyFile;
  }

  /** Returns the dashboard on a day (yyyy-MM-dd) as JSON, the same text at each call. */
  dashboardJson(today: string): string {
    const lockStatus = lockStatusOn(this.row, today);
    if (lockStatus !== this.row.lockStatus) {
      const { dashboard } = this.document;
      return JSON.stringify({ ...dashboard, loanDetails: { ...dashboard.loanDetails, lockStatus } });
    }
    this.#dashboardJson ??= JSON.stringify(this.document.dashboard);
    return this.#dashboardJson;
  }
}

/** Returns the status of a lock on a day (yyyy-MM-dd): the lock of a loan that is not funded expires after its last day. */
export const lockStatusOn = (
  { lockStatus, lockExpiration, loanStatus }: Pick<LoanRow, 'lockStatus' | 'lockExpiration' | 'loanStatus'>,
  today: string,
): string | null =>
  lockStatus === 'Locked' && lockExpiration !== null && lockExpiration < today && loanStatus !== 'Funded'
    ? 'Lock Expired'
    : lockStatus;

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
const otherNamesOf = ({ dashboard: { primaryCoBorrower }, file, accountName }: LoanDocument): string[] => [
  accountName ?? '',
  primaryCoBorrower ? borrowerKeyOf(primaryCoBorrower) : '',
  ...[file?.secondaryBorrower, file?.secondaryCoBorrower].map((name) =>
    name ? `${name.lastName} ${name.firstName}` : '',
  ),
];

const borrowerKeyOf = (borrower: DashboardBorrower): string =>
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

/** Freezes a value deeply, since all requests share the data in memory. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
