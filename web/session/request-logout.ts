import type { LogoutResponse } from '../../contracts/operations/session.ts';
import { sessionApi } from './api.ts';
import type { AppDispatch } from '../shared/store/store.ts';

/** Timeout of the logout request, in milliseconds. The logout then continues without a response. */
export const logoutTimeout = 5_000;

/** Returns the response of the logout request; null on an error or after the timeout. */
export async function requestLogout(dispatch: AppDispatch): Promise<LogoutResponse | null> {
  const request = dispatch(sessionApi.endpoints.logout.initiate());
  const timer = setTimeout(() => request.abort(), logoutTimeout);
  const response = await request;
  clearTimeout(timer);
  return response.data ?? null;
}
