import type { Account } from '../../../contracts/operations/loan.ts';
import { storeSession } from '../../session/listeners.ts';
import { api } from '../../shared/api/api.ts';
import type { ServerError, Transport } from '../../shared/api/transport.ts';
import { createStorage, type ProductStorage } from '../../shared/storage.ts';
import { accountOpened } from '../../shared/store/session-slice.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { type LoanSource, openLoan } from './open-loan.ts';

export const account: Account = {
  generalAccountId: 41,
  masterAccountId: 40,
  applicationIdentifier: 'APP-41',
  originatorUserId: 301,
  loanNumber: '1000123',
  borrowerName: 'Ann Smith',
  isLead: false,
};

export const application = { from: 'application', applicationIdentifier: 'APP-41' } as const;

/** Returns memory storage and a store with a fake server. `events` lists storage changes, requests and logs. */
export function setting(answers: Readonly<Record<string, { status: number; body?: unknown }>>) {
  const events: string[] = [];
  const errors: ServerError[] = [];
  const areas = new Map<string, string>();
  const leaving = new Map<string, () => void>();
  const area = areaOver(areas, (key) => events.push(`store ${key}`));
  const storage: ProductStorage = createStorage({ session: () => area, local: () => area });
  const transport: Transport = {
    baseUrl: 'http://threshold.test',
    fetch: async ({ url, signal }) => {
      const { pathname, search } = new URL(url);
      events.push(`GET ${pathname}${search}`);
      const { status, body } = answers[pathname] ?? { status: 500 };
      leaving.get(pathname)?.();
      signal.throwIfAborted();
      return new Response(body === undefined ? null : JSON.stringify(body), { status });
    },
    accessToken: async () => null,
    antiForgeryToken: () => null,
    protectedResources: () => ({}),
    epoch: () => 0,
    onUnauthorized: () => {},
    onServerError: (error) => void errors.push(error),
    log: (message) => events.push(`log ${message}`),
  };
  const store = createAppStore(transport, [storeSession(storage)]);
  /** Simulates a loan that an earlier page of this tab has opened. */
  const openBefore = (before: Account) => {
    storage.write('account', before);
    store.dispatch(accountOpened(before));
  };
  /** Opens a loan and clears the API cache, whose timers would keep the process alive for a minute. */
  const open = async (source: LoanSource | null, signal?: AbortSignal, tab = storage) => {
    const opened = await store.dispatch(openLoan(source, tab, signal));
    store.dispatch(api.util.resetApiState());
    return opened;
  };
  /** Calls `leave` when the server receives the request for this path. */
  const leaveAt = (path: string, leave: () => void) => void leaving.set(path, leave);
  return { events, errors, storage, areas, store, open, openBefore, leaveAt };
}

function areaOver(values: Map<string, string>, onStore: (key: string) => void = () => undefined) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      onStore(key);
      values.set(key, value);
    },
    removeItem: (key: string) => {
      values.delete(key);
    },
  };
}
