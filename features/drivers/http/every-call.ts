import type { OperationName } from '../../../contracts/api/endpoints.ts';
import { assistantApi } from '../../../web/assistant/api.ts';
import { configurationApi } from '../../../web/configuration/api.ts';
import { createLoanApi } from '../../../web/create-loan/api.ts';
import { toCreateLoanRequest } from '../../../web/create-loan/request.ts';
import { landingApi } from '../../../web/landing/api.ts';
import { loanApi } from '../../../web/loan/api.ts';
import { sessionApi } from '../../../web/session/api.ts';
import { shellApi } from '../../../web/shell/menu/api.ts';
import { windowsApi } from '../../../web/windows/api.ts';
import { completedForm } from '../form/completed-form.ts';
import type { HttpContext } from './context.ts';

/** Sends one call by its name in the endpoint table and lets it fail: what then happens is the point. */
export async function sendCall({ store }: HttpContext, name: string): Promise<void> {
  const send = calls[name as OperationName];
  if (!send) throw new Error(`No call is named "${name}"`);
  await send(store.dispatch);
}

/** All of them, side by side. */
export async function sendEveryCall(context: HttpContext): Promise<void> {
  await Promise.all(Object.keys(calls).map((name) => sendCall(context, name)));
}

type Send = (dispatch: HttpContext['store']['dispatch']) => PromiseLike<unknown>;

const fresh = { forceRefetch: true, subscribe: false } as const;
const pair = { originatorId: 1, institutionId: 1 };
const creation = {
  request: toCreateLoanRequest(completedForm({ isLead: false }), { isLead: false }),
  idempotencyKey: '7b7c1f1e-0d37-4d0e-9f39-0a2f6c3a5d11',
};

/** Every call that the store sends, with something to send. The stream of events is no call of the store. */
const calls: Readonly<Partial<Record<OperationName, Send>>> = {
  getConfiguration: (dispatch) =>
    dispatch(configurationApi.endpoints.getConfiguration.initiate(undefined, fresh)),
  getZipCodes: (dispatch) => dispatch(configurationApi.endpoints.getZipCodes.initiate(undefined, fresh)),
  getUser: (dispatch) => dispatch(sessionApi.endpoints.getUser.initiate(undefined, fresh)),
  switchProfile: (dispatch) => dispatch(sessionApi.endpoints.switchProfile.initiate(221)),
  keepAlive: (dispatch) => dispatch(sessionApi.endpoints.keepAlive.initiate()),
  logout: (dispatch) => dispatch(sessionApi.endpoints.logout.initiate()),
  initializeEnterpriseLos: (dispatch) => dispatch(landingApi.endpoints.initializeEnterpriseLos.initiate()),
  getMenu: (dispatch) => dispatch(shellApi.endpoints.getMenu.initiate('reports', fresh)),
  getLoanMenu: (dispatch) => dispatch(shellApi.endpoints.getLoanMenu.initiate(1, fresh)),
  getAccountByApplicationIdentifier: (dispatch) =>
    dispatch(loanApi.endpoints.getAccountByApplicationIdentifier.initiate('A-1', fresh)),
  getAccountById: (dispatch) => dispatch(loanApi.endpoints.getAccountById.initiate(1, fresh)),
  getLoanDashboard: (dispatch) => dispatch(loanApi.endpoints.getLoanDashboard.initiate(1, fresh)),
  selectLoan: (dispatch) => dispatch(loanApi.endpoints.selectLoan.initiate(1)),
  selectQueueTask: (dispatch) =>
    dispatch(loanApi.endpoints.selectQueueTask.initiate({ accountId: 1, taskId: 1 })),
  getImageFlowAccess: (dispatch) => dispatch(windowsApi.endpoints.getImageFlowAccess.initiate(1, fresh)),
  getInstitutions: (dispatch) => dispatch(createLoanApi.endpoints.getInstitutions.initiate(undefined, fresh)),
  getOriginators: (dispatch) => dispatch(createLoanApi.endpoints.getOriginators.initiate(1, fresh)),
  getProducts: (dispatch) => dispatch(createLoanApi.endpoints.getProducts.initiate(pair, fresh)),
  getLicenses: (dispatch) => dispatch(createLoanApi.endpoints.getLicenses.initiate(pair, fresh)),
  userHasOtherActiveOriginators: (dispatch) =>
    dispatch(windowsApi.endpoints.userHasOtherActiveOriginators.initiate(undefined, fresh)),
  createLoan: (dispatch) => dispatch(createLoanApi.endpoints.createLoan.initiate(creation)),
  requestAssistant: (dispatch) =>
    dispatch(assistantApi.endpoints.requestAssistant.initiate('What is a rate lock?')),
  reactToAnswer: (dispatch) =>
    dispatch(assistantApi.endpoints.reactToAnswer.initiate({ trackingId: 'track-1', reaction: 'Liked' })),
};
