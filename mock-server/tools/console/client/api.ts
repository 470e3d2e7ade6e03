import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { limits } from '../../../../contracts/api/limits.ts';
import { callersAfter } from './at-work.ts';
import { connect, type Control, ControlError } from '../../client/client.ts';
import type { Catalogue, JournalEntry, RunningWorld } from '../../client/contract.ts';
import { type Connection, followJournal } from './journal-feed.ts';
import { errorInWords, isError } from './journal-filter.ts';
import type { WorldLoanRow } from '../../../../contracts/operations/recipe.ts';
import type { ApiDescription } from './schemas.ts';

/** A failed request. `code` is that of the problem, or empty. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

/** The requests of a world that the console shows, newest first. */
interface Journal {
  readonly connection: Connection;
  readonly entries: readonly JournalEntry[];
  /** Ids of the users at work, the newest first. */
  readonly callers: readonly string[];
  /** The newest error since the page was opened, in one sentence. */
  readonly newestError: string;
}

/** Addresses of the OpenAPI documents of the product and of the control API. */
export const productDescription = '/api-docs/openapi.json';
export const mockDescription = '/mock/openapi.json';

/** The client of this server. */
export const server = connect(window.location.origin);

/** Sends a request through the client package. */
const baseQuery: BaseQueryFn<(control: Control) => Promise<unknown>, unknown, Failure> = async (send) => {
  try {
    return { data: (await send(server)) ?? null };
  } catch (error) {
    if (!(error instanceof ControlError)) return { error: { code: '', message: String(error) } };
    return { error: { code: error.code, message: error.detail } };
  }
};

/** What the console loads and shows. Changes are sent by the desk, which then loads the world again. */
export const api = createApi({
  baseQuery,
  tagTypes: ['World'],
  endpoints: ({ query }) => ({
    getCatalogue: query<Catalogue, void>({ query: () => (control) => control.getCatalogue() }),
    /** Returns the id of the world of this browser. */
    getOwnWorld: query<string, void>({
      query: () => (control) => control.world('current').getWorld(),
      transformResponse: ({ state }: RunningWorld) => state.id,
    }),
    getWorld: query<RunningWorld, string>({
      query: (id) => (control) => control.world(id).getWorld(),
      providesTags: ['World'],
    }),
    /** Returns the loans and leads of a world that match a text. */
    getWorldLoans: query<readonly WorldLoanRow[], readonly [id: string, find: string]>({
      query:
        ([id, find]) =>
        (control) =>
          control.world(id).getWorldLoans(find === '' ? {} : { find }),
      providesTags: ['World'],
    }),
    /** Loads an OpenAPI document. */
    getDescription: query<ApiDescription, string>({
      query: (address) => async () => {
        const response = await fetch(address);
        if (response.ok) return response.json();
        throw new Error(`The OpenAPI document cannot be loaded: status ${response.status}.`);
      },
    }),
    /** Follows the journal of a world over its stream. */
    getJournal: query<Journal, string>({
      queryFn: () => ({ data: { connection: 'opening', entries: [], callers: [], newestError: '' } }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(id, { cacheDataLoaded, cacheEntryRemoved, dispatch, updateCachedData }) {
        await cacheDataLoaded;
        const update = (change: Partial<Journal>) =>
          updateCachedData((journal) => ({ ...journal, ...change }));
        const reload = () => dispatch(api.util.invalidateTags(['World']));
        // Trace ids of all requests so far. Request numbers are not unique: a reset of the world restarts them.
        const known = new Set<string>();
        const add = (entries: readonly JournalEntry[]): void =>
          void updateCachedData((journal) => {
            const fresh = entries.filter(({ traceId }) => !known.has(traceId));
            for (const { traceId } of fresh) known.add(traceId);
            return {
              ...journal,
              entries: newestOf([...fresh, ...journal.entries]),
              callers: callersAfter(journal.callers, newestOf(fresh)),
            };
          });
        const close = followJournal(server.world(id), {
          catchUp: add,
          hear: (entry) => {
            add([entry]);
            if (isError(entry)) update({ newestError: errorInWords(entry) });
            if (entry.fault !== null || entry.method !== 'GET') reload();
          },
          changed: (connection) => update({ connection }),
          worldChanged: reload,
          cleared: () => update({ entries: [] }),
        });
        await cacheEntryRemoved;
        close();
      },
    }),
  }),
});

/** Returns the newest requests, newest first. */
const newestOf = (entries: readonly JournalEntry[]): readonly JournalEntry[] =>
  entries
    .toSorted((one, other) => {
      const [late, early] = [other, one].map(({ recordedAt, traceId }) => `${recordedAt} ${traceId}`);
      return (late ?? '') < (early ?? '') ? -1 : 1;
    })
    .slice(0, limits.journal);

/** Removes the requests from the view. The server keeps them. */
export const clearJournal = (id: string) =>
  api.util.updateQueryData('getJournal', id, (journal) => ({ ...journal, entries: [] }));
