import { api } from '../../web/shared/api/api.ts';
import { apiRequest } from '../../web/shared/api/api-request.ts';
import type { AppStore } from '../../web/shared/store/store.ts';
import { assistantApi } from '../../web/pages/assistant/api.ts';
import { configurationApi } from '../../web/session/configuration/api.ts';
import { createLoanApi } from '../../web/pages/create-loan/api.ts';
import { landingApi } from '../../web/pages/landing/api.ts';
import { loanApi } from '../../web/pages/loan/api.ts';
import { sessionApi } from '../../web/session/api.ts';
import { shellApi } from '../../web/shell/menu/api.ts';
import { windowsApi } from '../../web/shell/legacy-frames/api.ts';
import type { productOperations, OperationName } from '../operations/all.ts';
import type { ProblemCode } from '../problems.ts';
import { idempotencyKeyHeader } from '../api/headers.ts';
import { sessionOperations } from '../operations/session.ts';
import type { CreateLoanRequest } from '../operations/create-loan.ts';
import type { MenuName } from '../operations/shell.ts';
import { loanRequest } from './loan-request.ts';
import { unknownIds } from './state-values.ts';

/** A request as the SPA sends it, and its parts in the pact. */
interface SpaRequest {
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly send: (store: AppStore) => Promise<unknown>;
}

/** Accounts of the standard seed. */
export const accounts = {
  coBorrower: 123_401,
  alone: 123_402,
  fourBorrowers: 123_401,
  preApproval: 123_414,
  lead: 123_417,
  inQueue: 123_410,
} as const;

/** Ids of two tasks: `own` of the account `inQueue`, `foreign` of another account. */
export const tasks = { own: 70_109, foreign: 70_108 } as const;

/** An originator and an institution for which the user may create loans. */
export const pair = { originatorId: 302, institutionId: 101 } as const;

/** The idempotency key of the create requests in these tests. */
export const creationKey = 'one-click';

const { endpoints: configuration } = configurationApi;
const { endpoints: session } = sessionApi;
const { endpoints: shell } = shellApi;
const { endpoints: loan } = loanApi;
const { endpoints: create } = createLoanApi;
const { endpoints: windows } = windowsApi;
const { endpoints: assistant } = assistantApi;

/** Options of a request that ignores the cache of RTK Query. The response is not cached either. */
const fresh = { forceRefetch: true, subscribe: false } as const;

/**
 * Endpoint for the error responses of the event stream. The SPA reads the stream without RTK Query, because the
 * stream never ends.
 */
const { endpoints: events } = api.injectEndpoints({
  endpoints: (build) => ({
    getEvents: build.query<unknown, void>({ query: () => apiRequest(sessionOperations.getEvents, {}) }),
  }),
});

/** The request of each operation as the SPA sends it, without the cache. */
export const spaRequests = {
  getConfiguration: (): SpaRequest => ({
    send: (store) => store.dispatch(configuration.getConfiguration.initiate(undefined, fresh)),
  }),
  getZipCodes: (): SpaRequest => ({
    send: (store) => store.dispatch(configuration.getZipCodes.initiate(undefined, fresh)),
  }),
  getUser: (): SpaRequest => ({
    send: (store) => store.dispatch(session.getUser.initiate(undefined, fresh)),
  }),
  logout: (): SpaRequest => ({ send: (store) => store.dispatch(session.logout.initiate()) }),
  switchProfile: (newUserId = 221): SpaRequest => ({
    body: { newUserId },
    send: (store) => store.dispatch(session.switchProfile.initiate(newUserId)),
  }),
  keepAlive: (): SpaRequest => ({ send: (store) => store.dispatch(session.keepAlive.initiate()) }),
  getEvents: (): SpaRequest => ({
    send: (store) => store.dispatch(events.getEvents.initiate(undefined, fresh)),
  }),
  initializeEnterpriseLos: (): SpaRequest => ({
    send: (store) => store.dispatch(landingApi.endpoints.initializeEnterpriseLos.initiate()),
  }),
  getMenu: (menu = 'reports'): SpaRequest => ({
    parameters: { menu },
    send: (store) => store.dispatch(shell.getMenu.initiate(menu as MenuName, fresh)),
  }),
  getLoanMenu: (generalAccountId: number = accounts.alone): SpaRequest => ({
    parameters: { generalAccountId },
    send: (store) => store.dispatch(shell.getLoanMenu.initiate(generalAccountId, fresh)),
  }),
  getAccountByApplicationIdentifier: (applicationIdentifier = 'AC71EFD250F19B63'): SpaRequest => ({
    parameters: { applicationIdentifier },
    send: (store) =>
      store.dispatch(loan.getAccountByApplicationIdentifier.initiate(applicationIdentifier, fresh)),
  }),
  getAccountById: (accountId: number = accounts.alone): SpaRequest => ({
    parameters: { accountId },
    send: (store) => store.dispatch(loan.getAccountById.initiate(accountId, fresh)),
  }),
  getLoanDashboard: (generalAccountId: number = accounts.alone): SpaRequest => ({
    parameters: { generalAccountId },
    send: (store) => store.dispatch(loan.getLoanDashboard.initiate(generalAccountId, fresh)),
  }),
  selectLoan: (accountId: number = accounts.alone): SpaRequest => ({
    parameters: { accountId },
    send: (store) => store.dispatch(loan.selectLoan.initiate(accountId)),
  }),
  selectQueueTask: (accountId: number = accounts.inQueue, taskId: number = tasks.own): SpaRequest => ({
    parameters: { accountId, taskId },
    send: (store) => store.dispatch(loan.selectQueueTask.initiate({ accountId, taskId })),
  }),
  getImageFlowAccess: (id: number = accounts.alone): SpaRequest => ({
    parameters: { id },
    send: (store) => store.dispatch(loan.getImageFlowAccess.initiate(id, fresh)),
  }),
  getInstitutions: (): SpaRequest => ({
    send: (store) => store.dispatch(create.getInstitutions.initiate(undefined, fresh)),
  }),
  getOriginators: (institutionId: number = pair.institutionId): SpaRequest => ({
    parameters: { institutionId },
    send: (store) => store.dispatch(create.getOriginators.initiate(institutionId, fresh)),
  }),
  getProducts: (of: OriginatorAtInstitution = pair): SpaRequest => ({
    parameters: { ...of },
    send: (store) => store.dispatch(create.getProducts.initiate({ ...of }, fresh)),
  }),
  getLicenses: (of: OriginatorAtInstitution = pair): SpaRequest => ({
    parameters: { ...of },
    send: (store) => store.dispatch(create.getLicenses.initiate({ ...of }, fresh)),
  }),
  createLoan: (request: CreateLoanRequest = loanRequest()): SpaRequest => ({
    headers: { [idempotencyKeyHeader]: creationKey },
    body: request,
    send: (store) => store.dispatch(create.createLoan.initiate({ request, idempotencyKey: creationKey })),
  }),
  userHasOtherActiveOriginators: (): SpaRequest => ({
    send: (store) => store.dispatch(windows.userHasOtherActiveOriginators.initiate(undefined, fresh)),
  }),
  requestAssistant: (prompt = 'When does a lock expire?'): SpaRequest => ({
    body: { prompt },
    send: (store) => store.dispatch(assistant.requestAssistant.initiate(prompt)),
  }),
  reactToAnswer: (trackingId = 'an-answer', reaction: 'Liked' | 'Disliked' = 'Liked'): SpaRequest => ({
    body: { trackingId, reaction },
    send: (store) => store.dispatch(assistant.reactToAnswer.initiate({ trackingId, reaction })),
  }),
} as const satisfies { readonly [Name in OperationName]: (...given: never[]) => SpaRequest };

interface OriginatorAtInstitution {
  readonly originatorId: number;
  readonly institutionId: number;
}

const { missing, malformed } = unknownIds;
const noPair = { originatorId: missing, institutionId: missing };

/** Returns the request that causes a problem; null if the problem follows from the provider state alone. */
export function refusedRequest(name: OperationName, code: ProblemCode): SpaRequest | null {
  const requests: { readonly [Name in OperationName]?: { readonly [Code in ProblemCode]?: SpaRequest } } =
    refusedRequests;
  return requests[name]?.[code] ?? null;
}

/** Problems of an operation that follow from the user or from earlier requests. */
type ProblemOfState = 'feature-missing' | 'idempotency-key-reused';

/** Problems of an operation that follow from what the request contains. */
type ProblemOfRequest<O> =
  | (O extends { readonly problems: readonly (infer Code)[] } ? Exclude<Code, ProblemOfState> : never)
  | (O extends { readonly parameters: object } | { readonly query: object } | { readonly body: object }
      ? 'invalid-request'
      : never);

type Table = typeof productOperations;

/** Requests by operation and by the problem that they cause. The type requires a request for each such problem. */
const refusedRequests: {
  readonly [Name in OperationName as ProblemOfRequest<Table[Name]> extends never ? never : Name]: {
    readonly [Code in ProblemOfRequest<Table[Name]> & ProblemCode]: SpaRequest;
  };
} = {
  switchProfile: {
    'profile-not-found': spaRequests.switchProfile(missing),
    'invalid-request': spaRequests.switchProfile(malformed),
  },
  getMenu: {
    'menu-not-found': spaRequests.getMenu('specials'),
    'invalid-request': spaRequests.getMenu('1st'),
  },
  getLoanMenu: {
    'account-not-found': spaRequests.getLoanMenu(missing),
    'invalid-request': spaRequests.getLoanMenu(malformed),
  },
  getAccountByApplicationIdentifier: {
    'account-not-found': spaRequests.getAccountByApplicationIdentifier(unknownIds.missingApplication),
    'invalid-request': spaRequests.getAccountByApplicationIdentifier(unknownIds.malformedApplication),
  },
  getAccountById: {
    'account-not-found': spaRequests.getAccountById(missing),
    'invalid-request': spaRequests.getAccountById(malformed),
  },
  getLoanDashboard: {
    'account-not-found': spaRequests.getLoanDashboard(missing),
    'invalid-request': spaRequests.getLoanDashboard(malformed),
  },
  selectLoan: {
    'account-not-found': spaRequests.selectLoan(missing),
    'invalid-request': spaRequests.selectLoan(malformed),
  },
  selectQueueTask: {
    'account-not-found': spaRequests.selectQueueTask(missing),
    'task-not-found': spaRequests.selectQueueTask(accounts.inQueue, tasks.foreign),
    'invalid-request': spaRequests.selectQueueTask(accounts.inQueue, malformed),
  },
  getImageFlowAccess: {
    'account-not-found': spaRequests.getImageFlowAccess(missing),
    'invalid-request': spaRequests.getImageFlowAccess(malformed),
  },
  getOriginators: {
    'institution-not-found': spaRequests.getOriginators(missing),
    'invalid-request': spaRequests.getOriginators(malformed),
  },
  getProducts: {
    'institution-not-found': spaRequests.getProducts(noPair),
    'originator-not-found': spaRequests.getProducts({ ...pair, originatorId: missing }),
    'invalid-request': spaRequests.getProducts({ ...pair, originatorId: malformed }),
  },
  getLicenses: {
    'institution-not-found': spaRequests.getLicenses(noPair),
    'originator-not-found': spaRequests.getLicenses({ ...pair, originatorId: missing }),
    'invalid-request': spaRequests.getLicenses({ ...pair, originatorId: malformed }),
  },
  createLoan: { 'invalid-request': spaRequests.createLoan(loanRequest({ interestRate: 25.001 })) },
  requestAssistant: { 'invalid-request': spaRequests.requestAssistant('Hi') },
  reactToAnswer: {
    'answer-not-found': spaRequests.reactToAnswer('an-answer'),
    'invalid-request': spaRequests.reactToAnswer(''),
  },
};
