import { sessionOperations } from '../../contracts/api/session.ts';
import type { LogoutAnswer, User } from '../../contracts/schemas/session.ts';
import { api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** Endpoints of the session: who is signed in, and the end of the session. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User, void>({ query: () => call(sessionOperations.getUser, {}) }),
    logout: build.mutation<LogoutAnswer, void>({ query: () => call(sessionOperations.logout, {}) }),
  }),
});

export const { useGetUserQuery, useLogoutMutation } = sessionApi;
