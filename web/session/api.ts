import { type LogoutResponse, sessionOperations, type User } from '../../contracts/operations/session.ts';
import { api } from '../shared/api/api.ts';
import { call } from '../shared/api/call.ts';

/** Endpoints of the session: who is signed in, and the end of the session. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User, void>({ query: () => call(sessionOperations.getUser, {}) }),
    /**
     * Makes another profile of the same person the active one, by its user id. Afterwards nothing that was asked for
     * the profile before may be shown: the caller resets the state of the api and loads the user again (S-4.1-19).
     */
    switchProfile: build.mutation<null, number>({
      query: (newUserId) => call(sessionOperations.switchProfile, {}, { newUserId }, { ignoreAnswer: true }),
    }),
    /** Sent again and again, so it is never answered from the cache. */
    keepAlive: build.mutation<null, void>({
      query: () => call(sessionOperations.keepAlive, {}, undefined, { ignoreAnswer: true }),
    }),
    logout: build.mutation<LogoutResponse, void>({ query: () => call(sessionOperations.logout, {}) }),
  }),
});

export const { useGetUserQuery, useSwitchProfileMutation, useKeepAliveMutation, useLogoutMutation } =
  sessionApi;
