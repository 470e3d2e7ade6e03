import { workQueueTypes } from '../../contracts/api/options.ts';
import type { User, UserFeatures } from '../../contracts/operations/session.ts';
import {
  boolean,
  id,
  isRecord,
  listOf,
  type OnInvalid,
  oneOf,
  optional,
  parseWhole,
  shape,
  string,
  text,
} from '../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';

/** Returns the user that session storage has; null when a field is missing or invalid. */
export const readUser = (storage: ProductStorage = browserStorage): User | null =>
  parseWhole(parseUser, storage.read('user'));

/** Stores the user for a reload of the page, with the profile that a tab has switched to. */
export function storeUser(user: User, storage: ProductStorage = browserStorage): void {
  storage.write('user', { ...user, profile: storage.read('profile') ?? undefined });
}

/** Returns true if another tab has switched the profile while this tab showed another site or slept. */
export function isOfFormerProfile(storage: ProductStorage = browserStorage): boolean {
  const stored = storage.read('user');
  return isRecord(stored) && (stored['profile'] ?? null) !== storage.read('profile');
}

/**
 * Parses a user of a response or of session storage. Returns null if a field that the shell needs is missing or
 * invalid. Other invalid fields become blank, false or empty.
 * @param onInvalid called with the name of each invalid field
 */
export function parseUser(value: unknown, onInvalid?: OnInvalid): User | null {
  const needed = parseWhole(neededFields, value);
  if (!needed) {
    onInvalid?.('');
    return null;
  }
  const others = otherFields(value, onInvalid);
  return { ...needed, ...others, otherProfiles: others.otherProfiles.filter(({ userId }) => userId > 0) };
}

/** The fields without which the shell cannot be drawn. */
const neededFields = shape({
  role: string,
  initials: string,
  firstName: string,
  lastName: string,
  email: string,
  userGroupName: string,
  isDelegatedAdministrator: boolean,
  isOriginator: boolean,
  authenticatedWithMicrosoft: boolean,
});

const feature = optional(boolean);

const otherFields = shape({
  customerName: string,
  pipelineLogo: text,
  techSupportNumber: text,
  workQueueType: optional(oneOf(workQueueTypes, null)),
  otherProfiles: listOf(shape({ userId: id, userGroupName: string })),
  microsoftUserObjectId: text,
  features: shape<UserFeatures>({
    lead: feature,
    createLoan: feature,
    importLoan: feature,
    registration: feature,
    quickLock: feature,
    scenarioPricer: feature,
    loanOriginationType: feature,
    employeeLoan: feature,
  }),
  hasWorkQueueDashboard: boolean,
  hasLeadPipeline: boolean,
  hasOptimalBluePipeline: boolean,
  hasOptimalBlueSearch: boolean,
  showLoanNotes: boolean,
  userCanAddNotes: boolean,
});
