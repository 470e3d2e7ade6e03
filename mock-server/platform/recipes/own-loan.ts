import {
  blankBorrower,
  blankDashboard,
  type LoanDashboard,
} from '../../../contracts/operations/dashboard.ts';
import type { DashboardPart, OwnLoan } from '../../../contracts/operations/recipe.ts';
import { greatestOwnAccountId } from '../../../contracts/operations/recipe.ts';
import { isPresent, notAPresent, type Report } from './checks.ts';
import { mergedRecipe } from './merged.ts';
import { checkUnits } from './units.ts';
import { emptyFile, type LoanDocument, loanNumberOf } from '../../store/repositories/loan.ts';
import type { SeedLoan } from '../../store/repositories/seed.ts';
import { filled } from './without-blanks.ts';

/** A loan of a recipe, with its notes and vendor. */
type OwnSeedLoan = SeedLoan & Required<Pick<SeedLoan, 'notes' | 'vendor'>>;

interface Place {
  readonly day: string;
  readonly report: Report;
}

/**
 * Returns a loan with the changes of a recipe; a new loan if there is none yet. Reports wrong parts. Returns null for a
 * loan that cannot be made.
 */
export function ownLoan(
  generalAccountId: number,
  own: OwnLoan,
  before: SeedLoan | undefined,
  { day, report }: Place,
): OwnSeedLoan | null {
  const field = `loans.${generalAccountId}`;
  const { notes, task } = own;
  const accountName = own.accountName === undefined ? before?.accountName : (own.accountName ?? undefined);
  const originatorUserId = own.originatorUserId ?? before?.originatorUserId;
  if (!before && generalAccountId > greatestOwnAccountId)
    report(field, `has a greater id than ${greatestOwnAccountId}, the greatest of a loan that a recipe adds`);
  else if (originatorUserId === undefined)
    report(`${field}.originatorUserId`, `is required: the world has no loan ${generalAccountId}`);
  const dashboard = withPart(
    before?.dashboard ?? blankDashboard(loanNumberOf(generalAccountId)),
    own.dashboard,
  );
  checkUnits(own.dashboard ?? {}, dashboard, (name, message) =>
    report(`${field}.dashboard.${name}`, message),
  );
  const moment = (text: string, name: string): string => {
    if (isPresent(text)) return new Date(text).toISOString();
    report(`${field}.${name}`, notAPresent);
    return text;
  };
  const updatedAt =
    own.updatedAt === undefined
      ? (before?.updatedAt ?? `${day}T00:00:00.000Z`)
      : moment(own.updatedAt, 'updatedAt');
  const allNotes = notes
    ? notes.map((note, index) => ({
        ...note,
        createdAt: moment(note.createdAt, `notes.${index}.createdAt`),
      }))
    : (before?.notes ?? []);
  if (originatorUserId === undefined) return null;
  const tasks = task === undefined ? before?.task : (task ?? undefined);
  return {
    generalAccountId,
    ...(accountName === undefined ? {} : { accountName }),
    originatorUserId,
    isLead: own.isLead ?? before?.isLead ?? false,
    updatedAt,
    dashboard,
    file: { ...emptyFile, ...before?.file, ...own.file },
    notes: allNotes,
    ...(tasks ? { task: tasks } : {}),
    vendor: own.vendor === undefined ? (before?.vendor ?? null) : own.vendor,
  };
}

/** Returns a part of a loan after a change by another part. A list replaces the whole list. */
export function mergedPart(before: OwnLoan, change: OwnLoan, present: LoanDashboard | undefined): OwnLoan {
  const { dashboard } = mergedRecipe({ loans: { 1: before } }, { loans: { 1: change } }).loans?.[1] ?? {};
  const { file } = change;
  const after = { ...before, ...change, ...(file && { file: { ...before.file, ...file } }) };
  if (!change.dashboard || !dashboard) return after;
  const { primaryCoBorrower, hasCoBorrower } = change.dashboard;
  // A changed co-borrower overrules an earlier `hasCoBorrower`, and inherits nothing from an earlier co-borrower.
  const { hasCoBorrower: _former, ...rest } = dashboard;
  return {
    ...after,
    dashboard: {
      ...(primaryCoBorrower === undefined ? dashboard : rest),
      ...(hasCoBorrower === undefined ? {} : { hasCoBorrower }),
      ...(primaryCoBorrower && !present?.primaryCoBorrower
        ? { primaryCoBorrower: { ...blankBorrower, ...primaryCoBorrower } }
        : {}),
    },
  };
}

/** Returns a loan with every field that a recipe can set. */
export const wholeLoan = (loan: LoanDocument): OwnLoan => {
  const {
    generalAccountId: _id,
    file = emptyFile,
    accountName,
    notes,
    task,
    creation: _creation,
    origin: _origin,
    ...rest
  } = loan;
  return {
    ...rest,
    accountName: accountName ?? null,
    file: { ...file, compliance: { ...file.compliance, failures: [...file.compliance.failures] } },
    notes: notes.map(({ isAdded: _isAdded, ...note }) => note),
    task: task ?? null,
  };
};

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
