import type { User } from '../../contracts/schemas/session.ts';
import { browserStorage, type ProductStorage } from './storage.ts';

/** The user kept in session storage (S-4.1-01); null when there is none or an older version stored another shape. */
export function readUser(storage: ProductStorage = browserStorage): User | null {
  const value = storage.read('user');
  return isUser(value) ? value : null;
}

/** Keeps the fetched user for a reload of the page (S-4.1-03). */
export function storeUser(user: User, storage: ProductStorage = browserStorage): void {
  storage.write('user', user);
}

/** True for a value with the fields that the shell cannot do without. */
export function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Readonly<Record<string, unknown>>;
  return (
    texts.every((name) => typeof record[name] === 'string') &&
    switches.every((name) => typeof record[name] === 'boolean') &&
    typeof record['features'] === 'object' &&
    record['features'] !== null &&
    Array.isArray(record['otherProfiles'])
  );
}

const texts = [
  'role',
  'initials',
  'firstName',
  'lastName',
  'email',
  'userGroupName',
] as const satisfies readonly (keyof User)[];
const switches = [
  'isDelegatedAdministrator',
  'isOriginator',
  'authenticatedWithMicrosoft',
] as const satisfies readonly (keyof User)[];
