import type { LogoutResponse } from '../../contracts/operations/session.ts';
import type { ApiDispatch } from '../shared/api/store.ts';
import { sessionApi } from './api.ts';

/** Timeout of the logout request, in milliseconds. The logout then continues without a response. */
export const logoutPatience = 5_000;

/** Returns the response of the logout request; null on an error or after the timeout. */
export async function requestLogout(dispatch: ApiDispatch): Promise<LogoutResponse | null> {
  const request = dispatch(sessionApi.endpoints.logout.initiate());
  const patience = setTimeout(() => request.abort(), logoutPatience);
  const answer = await request;
  clearTimeout(patience);
  return answer.data ?? null;
}
