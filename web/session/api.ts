import { type LogoutResponse, sessionOperations, type User } from '../../contracts/operations/session.ts';
import { api } from '../shared/api/api.ts';
import { apiRequest } from '../shared/api/api-request.ts';
import { userRequest } from './sign-in.ts';
import { parseUser } from './stored-user.ts';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a response that is no user. */
    getUser: build.query<User | null, void>({
      query: () => userRequest,
      transformResponse: (body) => parseUser(body),
    }),
    /**
     * Switches the user to another profile, by the user id of that profile. The caller then resets the state of the API
     * and loads the user again: no data of the earlier profile may show.
     */
    switchProfile: build.mutation<null, number>({
      query: (newUserId) =>
        apiRequest(sessionOperations.switchProfile, {}, { newUserId }, { ignoreBody: true }),
    }),
    /** Keeps the session of the server alive. Sent periodically and never cached. */
    keepAlive: build.mutation<null, void>({
      query: () =>
        apiRequest(sessionOperations.keepAlive, {}, undefined, { ignoreBody: true, isSilent: true }),
    }),
    logout: build.mutation<LogoutResponse, void>({ query: () => apiRequest(sessionOperations.logout, {}) }),
  }),
});

export const { useGetUserQuery } = sessionApi;
