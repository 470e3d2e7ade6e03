import { api } from '../../web/shared/api/api.ts';
import { call } from '../../web/shared/api/call.ts';
import type { AppStore } from '../../web/app/store.ts';
import { assistantApi } from '../../web/assistant/api.ts';
import { configurationApi } from '../../web/configuration/api.ts';
import { createLoanApi } from '../../web/create-loan/api.ts';
import { landingApi } from '../../web/landing/api.ts';
import { loanApi } from '../../web/loan/api.ts';
import { sessionApi } from '../../web/session/api.ts';
import { shellApi } from '../../web/shell/menu/api.ts';
import { windowsApi } from '../../web/windows/api.ts';
import type { OperationName } from '../api/endpoints.ts';
import { idempotencyKeyHeader } from '../api/headers.ts';
import { sessionOperations } from '../api/session.ts';
import type { CreateLoanRequest } from '../schemas/create-loan.ts';
import type { MenuName } from '../schemas/shell.ts';
import { loanRequest } from './loan-request.ts';

/** A call as the SPA makes it, and what of it stands in the pact. */
export interface SpaCall {
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly send: (store: AppStore) => Promise<unknown>;
}

/** Accounts of the standard seed, and one that is in none. */
export const accounts = {
  coBorrower: 123_401,
  alone: 123_402,
  fourBorrowers: 123_401,
  preApproval: 123_414,
  lead: 123_417,
  inQueue: 123_410,
  missing: 999_999,
} as const;

/** A task of the account that is in a queue, and one that is none of it. */
export const tasks = { own: 70_109, foreign: 70_108 } as const;

/** An originator at an institution who may create. */
export const pair = { originatorId: 302, institutionId: 101 } as const;

/** With which the SPA creates, here. */
export const creationKey = 'one-click';

const { endpoints: configuration } = configurationApi;
const { endpoints: session } = sessionApi;
const { endpoints: shell } = shellApi;
const { endpoints: loan } = loanApi;
const { endpoints: create } = createLoanApi;
const { endpoints: windows } = windowsApi;
const { endpoints: assistant } = assistantApi;

/** The stream of events never ends by itself, so no endpoint of the SPA waits for it; its refusals end like any other's. */
const { endpoints: events } = api.injectEndpoints({
  endpoints: (build) => ({
    getEvents: build.query<unknown, void>({ query: () => call(sessionOperations.getEvents, {}) }),
  }),
});

/** Every call of the SPA by its operation. */
export const spaCalls = {
  getConfiguration: (): SpaCall => ({
    send: (store) => store.dispatch(configuration.getConfiguration.initiate()),
  }),
  getZipCodes: (): SpaCall => ({ send: (store) => store.dispatch(configuration.getZipCodes.initiate()) }),
  getUser: (): SpaCall => ({ send: (store) => store.dispatch(session.getUser.initiate()) }),
  logout: (): SpaCall => ({ send: (store) => store.dispatch(session.logout.initiate()) }),
  switchProfile: (newUserId = 221): SpaCall => ({
    body: { newUserId },
    send: (store) => store.dispatch(session.switchProfile.initiate(newUserId)),
  }),
  keepAlive: (): SpaCall => ({ send: (store) => store.dispatch(session.keepAlive.initiate()) }),
  getEvents: (): SpaCall => ({ send: (store) => store.dispatch(events.getEvents.initiate()) }),
  initializeEnterpriseLos: (): SpaCall => ({
    send: (store) => store.dispatch(landingApi.endpoints.initializeEnterpriseLos.initiate()),
  }),
  getMenu: (menu = 'reports'): SpaCall => ({
    parameters: { menu },
    send: (store) => store.dispatch(shell.getMenu.initiate(menu as MenuName)),
  }),
  getLoanMenu: (generalAccountId: number = accounts.alone): SpaCall => ({
    parameters: { generalAccountId },
    send: (store) => store.dispatch(shell.getLoanMenu.initiate(generalAccountId)),
  }),
  getAccountByApplicationIdentifier: (applicationIdentifier = 'AC71EFD250F19B63'): SpaCall => ({
    parameters: { applicationIdentifier },
    send: (store) => store.dispatch(loan.getAccountByApplicationIdentifier.initiate(applicationIdentifier)),
  }),
  getAccountById: (accountId: number = accounts.alone): SpaCall => ({
    parameters: { accountId },
    send: (store) => store.dispatch(loan.getAccountById.initiate(accountId)),
  }),
  getLoanDashboard: (generalAccountId: number = accounts.alone): SpaCall => ({
    parameters: { generalAccountId },
    send: (store) => store.dispatch(loan.getLoanDashboard.initiate(generalAccountId)),
  }),
  selectLoan: (accountId: number = accounts.alone): SpaCall => ({
    parameters: { accountId },
    send: (store) => store.dispatch(loan.selectLoan.initiate(accountId)),
  }),
  selectQueueTask: (accountId: number = accounts.inQueue, taskId: number = tasks.own): SpaCall => ({
    parameters: { accountId, taskId },
    send: (store) => store.dispatch(loan.selectQueueTask.initiate({ accountId, taskId })),
  }),
  getImageFlowAccess: (id: number = accounts.alone): SpaCall => ({
    parameters: { id },
    send: (store) => store.dispatch(loan.getImageFlowAccess.initiate(id)),
  }),
  getInstitutions: (): SpaCall => ({ send: (store) => store.dispatch(create.getInstitutions.initiate()) }),
  getOriginators: (institutionId: number = pair.institutionId): SpaCall => ({
    parameters: { institutionId },
    send: (store) => store.dispatch(create.getOriginators.initiate(institutionId)),
  }),
  getProducts: (of: OriginatorAtInstitution = pair): SpaCall => ({
    parameters: { ...of },
    send: (store) => store.dispatch(create.getProducts.initiate({ ...of })),
  }),
  getLicenses: (of: OriginatorAtInstitution = pair): SpaCall => ({
    parameters: { ...of },
    send: (store) => store.dispatch(create.getLicenses.initiate({ ...of })),
  }),
  createLoan: (request: CreateLoanRequest = loanRequest()): SpaCall => ({
    headers: { [idempotencyKeyHeader]: creationKey },
    body: request,
    send: (store) => store.dispatch(create.createLoan.initiate({ request, idempotencyKey: creationKey })),
  }),
  userHasOtherActiveOriginators: (): SpaCall => ({
    send: (store) => store.dispatch(windows.userHasOtherActiveOriginators.initiate()),
  }),
  requestAssistant: (prompt = 'When does a lock expire?'): SpaCall => ({
    body: { prompt },
    send: (store) => store.dispatch(assistant.requestAssistant.initiate(prompt)),
  }),
  reactToAnswer: (trackingId = 'an-answer', reaction: 'Liked' | 'Disliked' = 'Liked'): SpaCall => ({
    body: { trackingId, reaction },
    send: (store) => store.dispatch(assistant.reactToAnswer.initiate({ trackingId, reaction })),
  }),
} as const satisfies { readonly [Name in OperationName]: (...given: never[]) => SpaCall };

interface OriginatorAtInstitution {
  readonly originatorId: number;
  readonly institutionId: number;
}
