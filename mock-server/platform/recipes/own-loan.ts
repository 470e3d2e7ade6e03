import {
  blankBorrower,
  blankDashboard,
  type LoanDashboard,
} from '../../../contracts/operations/dashboard.ts';
import type { DashboardPart, OwnLoan } from '../../../contracts/operations/recipe.ts';
import { isPresent, notAPresent } from './checks.ts';
import { invalidField } from '../http/problems.ts';
import { checkUnits } from './units.ts';
import { emptyFile, type LoanDocument, loanNumberOf } from '../../store/repositories/loan.ts';
import type { SeedLoan } from '../../store/repositories/seed.ts';
import { filled } from './without-blanks.ts';

/** A loan of a recipe, with its notes and vendor. */
type OwnSeedLoan = SeedLoan & Required<Pick<SeedLoan, 'notes' | 'vendor'>>;

interface Place {
  readonly day: string;
  /** Path of the loan in the recipe. */
  readonly field: string;
}

/**
 * Returns the seed's loan with the changes of a recipe. If the seed has no such loan, returns a new loan.
 *
 * @throws {ProblemError} naming the invalid part
 */
export function ownLoan(own: OwnLoan, seeded: SeedLoan | undefined, { day, field }: Place): OwnSeedLoan {
  const { generalAccountId, notes, task } = own;
  const accountName = own.accountName === undefined ? seeded?.accountName : (own.accountName ?? undefined);
  const originatorUserId = own.originatorUserId ?? seeded?.originatorUserId;
  if (originatorUserId === undefined) {
    const reason = `is required: the seed has no loan ${generalAccountId}`;
    throw invalidField(`${field}.originatorUserId`, reason);
  }
  const dashboard = withPart(
    seeded?.dashboard ?? blankDashboard(loanNumberOf(generalAccountId)),
    own.dashboard,
  );
  checkUnits(own.dashboard ?? {}, dashboard, `${field}.dashboard`);
  const tasks = task === undefined ? seeded?.task : (task ?? undefined);
  return {
    generalAccountId,
    ...(accountName === undefined ? {} : { accountName }),
    originatorUserId,
    isLead: own.isLead ?? seeded?.isLead ?? false,
    updatedAt:
      own.updatedAt === undefined
        ? (seeded?.updatedAt ?? `${day}T00:00:00.000Z`)
        : momentOf(own.updatedAt, `${field}.updatedAt`),
    dashboard,
    file: { ...emptyFile, ...seeded?.file, ...own.file },
    notes: notes
      ? notes.map((note, index) => ({
          ...note,
          createdAt: momentOf(note.createdAt, `${field}.notes.${index}.createdAt`),
        }))
      : (seeded?.notes ?? []),
    ...(tasks ? { task: tasks } : {}),
    vendor: own.vendor === undefined ? (seeded?.vendor ?? null) : own.vendor,
  };
}

/** Formats an instant as it is stored, so that instants can be compared as text. */
function momentOf(text: string, field: string): string {
  if (!isPresent(text)) throw notAPresent(field);
  return new Date(text).toISOString();
}

function withPart(base: LoanDashboard, part: DashboardPart = {}): LoanDashboard {
  const primaryCoBorrower =
    part.primaryCoBorrower === undefined
      ? base.primaryCoBorrower
      : part.primaryCoBorrower && { ...(base.primaryCoBorrower ?? blankBorrower), ...part.primaryCoBorrower };
  return {
    ...base,
    ...part,
    applicationCriteria: { ...base.applicationCriteria, ...part.applicationCriteria },
    hasCoBorrower:
      part.hasCoBorrower ??
      (part.primaryCoBorrower === undefined ? base.hasCoBorrower : primaryCoBorrower !== null),
    primaryBorrower: { ...base.primaryBorrower, ...part.primaryBorrower },
    primaryCoBorrower,
    loanDetails: { ...base.loanDetails, ...part.loanDetails },
    ratios: { ...base.ratios, ...part.ratios },
  };
}

/** Converts a loan to a loan of a recipe, without the blank fields. Notes and vendor are not converted. */
export function partOf(loan: LoanDocument): OwnLoan {
  const { generalAccountId, accountName, originatorUserId, isLead, updatedAt, dashboard, task } = loan;
  const { file = emptyFile } = loan;
  const blank = blankDashboard(loanNumberOf(generalAccountId));
  const { applicationCriteria, primaryBorrower, primaryCoBorrower, loanDetails, ratios, ...others } =
    dashboard;
  const compliance = { ...file.compliance, failures: [...file.compliance.failures] };
  const ownFile = differing({ ...file, compliance }, emptyFile);
  const part: DashboardPart = {
    ...differing(others, { ...blank, hasCoBorrower: primaryCoBorrower !== null }),
    ...filled({
      applicationCriteria: differing(applicationCriteria, blank.applicationCriteria),
      primaryBorrower: differing(primaryBorrower, blankBorrower),
    }),
    ...(primaryCoBorrower === null ? {} : { primaryCoBorrower: differing(primaryCoBorrower, blankBorrower) }),
    ...filled({
      loanDetails: differing(loanDetails, blank.loanDetails),
      ratios: differing(ratios, blank.ratios),
    }),
  };
  return {
    generalAccountId,
    ...(accountName === undefined ? {} : { accountName }),
    originatorUserId,
    isLead,
    updatedAt,
    ...filled({ dashboard: part, file: ownFile, task }),
  };
}

/** Returns the properties of a value that differ from those of `base`. */
function differing<T extends object>(value: T, base: { readonly [Name in keyof T]: unknown }): Partial<T> {
  const changed = Object.entries(value).filter(
    ([name, each]) => JSON.stringify(each) !== JSON.stringify(base[name as keyof T]),
  );
  return Object.fromEntries(changed) as Partial<T>;
}
