import { parseJson } from './parse.ts';

/**
 * Keys in session storage: those of document 000, section 3, the task of the account, the newest event about it, the
 * message of the alert page, the count of failed sign-ins, and 'loan' or 'lead' while one is being created. Logout clears all these keys.
 */
export const sessionKeys = [
  'user',
  'menu',
  'lastUsedFilter',
  'LoanMatches',
  'CreateLoanCheck',
  'account',
  'loanTask',
  'loanUpdate',
  'drawerSelection',
  'alertMessage',
  'failedSignIns',
  'creation',
] as const;
type SessionKey = (typeof sessionKeys)[number];

/**
 * Keys in local storage, which all tabs share: those of document 000, section 3, the time of the last activity, and the
 * profile that a tab has switched to. `loanMenuBase` is an older name of `navigationMenu`. Logout clears these keys too.
 */
export const localKeys = ['navigationMenu', 'loanMenuBase', 'taskId', 'lastActivity', 'profile'] as const;
type LocalKey = (typeof localKeys)[number];

/** Keys in local storage that a logout keeps, since they hold no data of the user. `singleKeys` is a setting. */
export const lastingKeys = ['timedOutAt', 'singleKeys'] as const;
type LastingKey = (typeof lastingKeys)[number];

export type StorageKey = SessionKey | LocalKey | LastingKey;

/** Keys with data of the user, which end with the session. */
export const userKeys: readonly StorageKey[] = [...sessionKeys, ...localKeys];

const isOfUser = (key: StorageKey): boolean => userKeys.includes(key);

/** Browser storage of JSON values under known keys. No method throws. */
export interface ProductStorage {
  /** Returns the value of the key; null if it is missing, malformed or inaccessible. */
  read(key: StorageKey): unknown;
  /** Stores the value, or keeps it in memory if the browser refuses to store it. */
  write(key: StorageKey, value: unknown): void;
  remove(key: StorageKey): void;
  /** Removes the data of the user for good: later writes of it are ignored, such as those after a late response. */
  end(): void;
}

const inLocalStorage: ReadonlySet<StorageKey> = new Set([...localKeys, ...lastingKeys]);

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Creates the storage over session and local storage. `areas` is called for each access, since reading a disabled
 * `sessionStorage` property throws.
 */
export function createStorage(areas: { session(): Area; local(): Area }): ProductStorage {
  const memory = new Map<StorageKey, string>();
  let hasEnded = false;
  const areaOf = (key: StorageKey): Area => (inLocalStorage.has(key) ? areas.local() : areas.session());
  const attempt = <T>(action: () => T): T | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  const remove = (key: StorageKey): void => {
    memory.delete(key);
    attempt(() => areaOf(key).removeItem(key));
  };
  return {
    read(key) {
      const text = memory.get(key) ?? attempt(() => areaOf(key).getItem(key));
      return text === null ? null : (parseJson(text) ?? null);
    },
    write(key, value) {
      if (hasEnded && isOfUser(key)) return;
      const text = JSON.stringify(value);
      const stored = attempt(() => {
        areaOf(key).setItem(key, text);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, text);
    },
    remove,
    end() {
      hasEnded = true;
      for (const key of userKeys) remove(key);
    },
  };
}

/** Returns true if session storage works, which the sign-in library needs. */
export function hasSessionStorage(area: () => Area = () => globalThis.sessionStorage): boolean {
  const key = 'threshold-trial';
  // About as many characters as a sign-in stores.
  const text = 'x'.repeat(20_000);
  try {
    area().setItem(key, text);
    const isKept = area().getItem(key) === text;
    area().removeItem(key);
    return isKept;
  } catch {
    return false;
  }
}

/** The storage of this browser tab. */
export const browserStorage: ProductStorage = createStorage({
  session: () => globalThis.sessionStorage,
  local: () => globalThis.localStorage,
});
