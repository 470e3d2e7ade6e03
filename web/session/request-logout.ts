import type { LogoutResponse } from '../../contracts/operations/session.ts';
import type { ApiDispatch } from '../shared/api/store.ts';
import { sessionApi } from './api.ts';

/** Longest time that a logout waits for the server before it goes on without it, milliseconds. */
export const logoutPatience = 5_000;

/** What the server answers to the logout; null when the call fails, or takes longer than somebody who leaves waits. */
export async function requestLogout(dispatch: ApiDispatch): Promise<LogoutResponse | null> {
  const request = dispatch(sessionApi.endpoints.logout.initiate());
  const patience = setTimeout(() => request.abort(), logoutPatience);
  const answer = await request;
  clearTimeout(patience);
  return answer.data ?? null;
}
