import { type User, userShape } from '../../contracts/operations/session.ts';
import { lenient } from '../shared/lenient.ts';
import { isRecord, type OnInvalid, parseNeeding, parseWhole } from '../shared/parse.ts';
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
  const user = parseNeeding(lenient(userShape), neededFields, value, onInvalid);
  return user && { ...user, otherProfiles: user.otherProfiles.filter(({ userId }) => userId > 0) };
}

/** The fields without which the shell cannot be drawn. */
const neededFields = [
  'role',
  'initials',
  'firstName',
  'lastName',
  'email',
  'userGroupName',
  'isDelegatedAdministrator',
  'isOriginator',
  'authenticatedWithMicrosoft',
] as const satisfies readonly (keyof User)[];
