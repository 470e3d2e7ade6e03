import type { LoanPurpose } from '../../../contracts/api/options.ts';
import { mostLoans } from '../../store/repositories/loans.ts';
import type { SeedLoan } from '../../store/repositories/seed.ts';
import { type LoanSketch, loanFrom } from './sketch.ts';
import { hasReached, isFinished, loanStatuses } from './statuses.ts';

/** Prefix of the name of a bulk seed; the number of its loans follows. */
export const bulkPrefix = 'bulk-';

/** Maximum number of loans of a bulk seed, which leaves room for those that users create. */
export const mostBulkLoans = mostLoans - 100;

/** The bulk seeds, as the catalogue names them. */
export const bulkSeed = { prefix: bulkPrefix, mostLoans: mostBulkLoans };

/** Account id of the first loan of a bulk seed, above the ids of the standard seed and of created loans. */
const firstId = 2_000_000;

/** Parses the number of loans in the name `bulk-<n>`. Returns null for another name or a number out of range. */
export function bulkCountOf(seedName: string): number | null {
  if (!seedName.startsWith(bulkPrefix)) return null;
  const digits = seedName.slice(bulkPrefix.length);
  const count = Number(digits);
  return /^[1-9]\d{0,3}$/.test(digits) && count <= mostBulkLoans ? count : null;
}

/** Generates loans. The same count and day (yyyy-MM-dd) always give the same loans. */
export function* bulkLoans(count: number, day: string): Generator<SeedLoan> {
  for (let index = 0; index < count; index += 1) yield loanFrom(bulkLoan(index), day);
}

const purposes: readonly LoanPurpose[] = ['Purchase', 'Refinance'];
const firstNames = ['Ada', 'Bram', 'Celia', 'Dov', 'Esme', 'Faris', 'Greta', 'Hugo', 'Ines', 'Joss'] as const;
// biome-ignore format: a table of syllables reads better in rows
const beginnings = [
  'Alder', 'Birch', 'Clover', 'Dun', 'Elder', 'Fern', 'Gorse', 'Hazel', 'Iron', 'Juni', 'Kes', 'Lark', 'Marsh', 'Nettle',
  'Oak', 'Pine', 'Quill', 'Rowan', 'Sedge', 'Thorn', 'Umber', 'Vetch', 'Willow', 'Yarrow',
] as const;
// biome-ignore format: a table of syllables reads better in rows
const endings = [
  'bank', 'brook', 'by', 'combe', 'dale', 'den', 'field', 'ford', 'gate', 'ham', 'hurst', 'ley', 'low', 'mere', 'mont',
  'more', 'ridge', 'side', 'stead', 'thwaite', 'ton', 'wick', 'wood', 'worth',
] as const;
const streets = ['Alder St', 'Birch Ave', 'Canal Rd', 'Dune Ct', 'Elm Pl', 'Ferry Ln', 'Grove Way'] as const;
const towns = [
  ['Salem', 'OR', '97301', 503],
  ['Tucson', 'AZ', '85701', 520],
  ['Duluth', 'MN', '55802', 218],
  ['Macon', 'GA', '31201', 478],
  ['Burlington', 'VT', '05401', 802],
  ['Reno', 'NV', '89501', 775],
] as const;

function bulkLoan(index: number): LoanSketch {
  const spread = scattered(index);
  // Amounts below the conforming limit of every year since 2023, at 80% of the value.
  const amount = 60_000 + (spread % 6_600) * 100;
  const value = Math.round(amount / 0.8);
  const [city, state, zipCode, area] = pick(towns, spread >>> 3);
  const home = [`${100 + index} ${pick(streets, spread >>> 5)}`, city, state, zipCode] as const;
  const status = pick(loanStatuses, spread >>> 2);
  const isPreapproval = status === 'Pre-Approval';
  const purpose = isPreapproval ? 'Purchase' : pick(purposes, spread >>> 4);
  const activity = -1 - (index % daysOfWork(status));
  const downPayment = purpose === 'Purchase' ? value - amount : 0;
  return {
    id: firstId + index,
    status,
    borrower: {
      name: [pick(firstNames, spread >>> 7), null, lastNameOf(spread)],
      creditScore: 640 + (spread % 200),
      address: [...home],
      area,
      cell: 100 + (index % 100),
    },
    institution: 'Marrowbrook Home Lending',
    originator: [301, 'Nora', 'Whitfield'],
    purpose,
    product: 'Conforming 30 Year Fixed',
    amount,
    ...(purpose === 'Purchase' ? { salesPrice: value } : {}),
    rate: 0.065,
    ...stageOf(status, purpose, activity, spread),
    ...(hasReached(status, 'Clear to Close') ? { cashToClose: downPayment + Math.round(value / 50) } : {}),
    propertyType: 'Detached',
    occupancy: 'Primary Residence',
    ...(isPreapproval
      ? { isPreapproval, missing: ['address', 'value'] }
      : {
          appraisedValue: value,
          housingRatio: 0.22 + (spread % 80) / 1_000,
          debtRatio: (status === 'Denied' ? 0.51 : 0.31) + (spread % 90) / 1_000,
          // A refinance is of the borrower's home.
          property:
            purpose === 'Refinance' ? [...home] : [`${100 + index} Kestrel Row`, city, state, zipCode],
        }),
    task: firstId + index,
    activity: [activity, `${two(8 + (spread % 10))}:${two((spread >>> 6) % 60)}`],
  };
}

/** Returns the number of business days within which a loan was worked on last: an open loan lately, a signed one today. */
function daysOfWork(status: LoanStatus): number {
  if (isFinished(status)) return 700;
  if (hasReached(status, 'Docs Signed')) return 1;
  return hasReached(status, 'Clear to Close') ? 5 : 12;
}

type LoanStatus = (typeof loanStatuses)[number];

const approved: LoanSketch['underwriting'] = [['Desktop Underwriter', 'Approve/Eligible']];

/** Returns the dates, lock and results of a loan that fit its status. */
function stageOf(
  status: LoanStatus,
  purpose: LoanPurpose,
  activity: number,
  spread: number,
): Partial<LoanSketch> {
  const appliedIn = activity - (isFinished(status) ? 46 : 20);
  const cleared: Partial<LoanSketch> = {
    appliedIn,
    underwriting: approved,
    complianceFailures: [],
    lock: ['Locked', activity - 12, 45],
  };
  // A refinance is funded after the days of rescission.
  const signed = activity - (purpose === 'Refinance' ? 6 : 1);
  switch (status) {
    case 'Pre-Approval':
      return {};
    case 'Denied':
    case 'Withdrawn':
      return { appliedIn, complianceFailures: null };
    // The Closing Disclosure is issued four days before the closing, when the loan becomes Docs Out.
    case 'Clear to Close':
      return { ...cleared, closingIn: 5 + (spread % 5) };
    case 'Docs Out':
      return { ...cleared, closingIn: 1 + (spread % 3) };
    case 'Docs Signed':
      return { ...cleared, closingIn: activity };
    case 'Clear to Fund':
      return { ...cleared, closingIn: signed };
    case 'Funded':
      return { ...cleared, closingIn: signed, finaledIn: activity };
    default:
      return {
        appliedIn,
        closingIn: 12 + (spread % 7),
        complianceFailures: [],
        ...(status === 'Approved with Conditions' ? { underwriting: approved } : {}),
        ...(spread % 3 === 0 ? {} : { lock: ['Locked', activity - 2, 60] }),
      };
  }
}

/** Returns a pseudo-random whole number below 2^32 that depends only on the index. */
function scattered(index: number): number {
  let value = Math.imul(index + 1, 0x9e_37_79_b1) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 0x85_eb_ca_6b) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}

function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('Cannot pick from an empty list');
  return item;
}

const lastNameOf = (spread: number): string => pick(beginnings, spread >>> 9) + pick(endings, spread >>> 17);

const two = (value: number): string => String(value).padStart(2, '0');
