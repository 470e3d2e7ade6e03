import { type WorkQueueType, workQueueTypes } from '../../contracts/api/options.ts';
import type { User, UserFeatures } from '../../contracts/operations/session.ts';
import {
  flag,
  kindOf,
  listOf,
  type OnUnread,
  required,
  shape,
  text,
  word,
} from '../shared/parse/parse-shape.ts';
import { isId, isRecord } from '../shared/parse/guards.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';

/** Returns the user of session storage (S-4.1-01); null when a field is missing or invalid. */
export function readUser(storage: ProductStorage = browserStorage): User | null {
  const value = storage.read('user');
  const unread: string[] = [];
  const user = parseUser(value, (field) => unread.push(field));
  return unread.length === 0 ? user : null;
}

/** Stores the user for a reload of the page (S-4.1-03). */
export function storeUser(user: User, storage: ProductStorage = browserStorage): void {
  storage.write('user', user);
}

/**
 * Parses a user of a response or of session storage. Returns null without the fields that the shell needs; other
 * invalid fields become blank, false or empty.
 * @param onUnread called with the name of each invalid field
 */
export function parseUser(value: unknown, onUnread: OnUnread = () => undefined): User | null {
  if (!isRecord(value)) return null;
  const unread = new Set<string>();
  const user = userShape(value, (field) => {
    unread.add(field);
    onUnread(field);
  });
  if (essentials.some((field) => unread.has(field))) return null;
  return { ...user, otherProfiles: user.otherProfiles.filter(({ userId }) => userId !== noUserId) };
}

const essentials: readonly (keyof User)[] = [
  'role',
  'initials',
  'firstName',
  'lastName',
  'email',
  'userGroupName',
  'isDelegatedAdministrator',
  'isOriginator',
  'authenticatedWithMicrosoft',
];

const isWorkQueueType = (value: unknown): value is WorkQueueType =>
  workQueueTypes.some((known) => known === value);

/** Replaces an invalid profile id. */
const noUserId = 0;

const userShape = shape<User>({
  role: required(word),
  initials: required(word),
  firstName: required(word),
  lastName: required(word),
  email: required(word),
  userGroupName: required(word),
  customerName: required(word),
  pipelineLogo: text,
  techSupportNumber: text,
  isDelegatedAdministrator: required(flag),
  isOriginator: required(flag),
  workQueueType: kindOf(isWorkQueueType, null),
  otherProfiles: required(
    listOf(shape({ userId: required(kindOf(isId, noUserId)), userGroupName: required(word) })),
  ),
  authenticatedWithMicrosoft: required(flag),
  microsoftUserObjectId: text,
  features: required(
    shape<UserFeatures>({
      lead: flag,
      createLoan: flag,
      importLoan: flag,
      registration: flag,
      quickLock: flag,
      scenarioPricer: flag,
      loanOriginationType: flag,
      employeeLoan: flag,
    }),
  ),
  hasWorkQueueDashboard: required(flag),
  hasLeadPipeline: required(flag),
  hasOptimalBluePipeline: required(flag),
  hasOptimalBlueSearch: required(flag),
  showLoanNotes: required(flag),
  userCanAddNotes: required(flag),
});
