import { type BaseQueryFn, createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { limits } from '../../../contracts/api/limits.ts';
import { connect, type Control, ControlError, type World } from '../../client/client.ts';
import type {
  Catalogue,
  ClockChange,
  EventOrder,
  Fault,
  JournalEntry,
  WorldChange,
  WorldRecipe,
  WorldState,
} from '../../client/contract.ts';
import { type Connection, followJournal } from './journal-feed.ts';
import { errorInWords, isError } from './journal-filter.ts';
import type { LoanChange, WorldLoan, WorldLoanRow } from '../../../contracts/operations/recipe.ts';
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
  /** The newest error since the page was opened, in one sentence. */
  readonly newestError: string;
}

/** Addresses of the OpenAPI documents of the product and of the control API. */
export const productDescription = '/api-docs/openapi.json';
export const mockDescription = '/mock/openapi.json';

const server = connect(window.location.origin);

/** Sends a request through the client package. */
const baseQuery: BaseQueryFn<(control: Control) => Promise<unknown>, unknown, Failure> = async (send) => {
  try {
    return { data: (await send(server)) ?? null };
  } catch (error) {
    if (!(error instanceof ControlError)) return { error: { code: '', message: String(error) } };
    return { error: { code: error.code, message: error.detail } };
  }
};

type Builder = EndpointBuilder<typeof baseQuery, 'World', 'api'>;

/** Returns a request about a world, with the id of the world and what is sent. The console then loads the world again. */
const inWorld = <Sent, Result>(
  mutation: Builder['mutation'],
  send: (world: World, sent: Sent) => Promise<Result>,
) =>
  mutation<Result, readonly [id: string, sent: Sent]>({
    query:
      ([id, sent]) =>
      (control) =>
        send(control.world(id), sent),
    invalidatesTags: ['World'],
  });

/** The requests of the console. A change of a world makes the console load the world again. */
export const api = createApi({
  baseQuery,
  tagTypes: ['World'],
  endpoints: ({ query, mutation }) => ({
    getCatalogue: query<Catalogue, void>({ query: () => (control) => control.getCatalogue() }),
    /** Returns the id of the world of this browser. */
    getOwnWorld: query<string, void>({
      query: () => (control) => control.world('current').getWorld(),
      transformResponse: ({ id }: WorldState) => id,
    }),
    getWorld: query<WorldState, string>({
      query: (id) => (control) => control.world(id).getWorld(),
      providesTags: ['World'],
    }),
    changeWorld: inWorld(mutation, (world, change: WorldChange) => world.changeWorld(change)),
    setClock: inWorld(mutation, (world, change: ClockChange) => world.setClock(change)),
    resetWorld: inWorld(mutation, (world, _nothing: null) => world.resetWorld()),
    addFault: inWorld(mutation, (world, fault: Fault) => world.addFault(fault)),
    /** Replaces the pending faults. The new faults count their requests from the start. */
    replaceFaults: inWorld(mutation, async (world, faults: readonly Fault[]) => {
      await world.clearFaults();
      for (const fault of faults) await world.addFault(fault);
    }),
    sendEvent: inWorld(mutation, (world, order: EventOrder) => world.sendEvent(order)),
    /** Returns the recipe that creates the world as it is now. */
    getRecipe: inWorld(mutation, (world, _nothing: null) => world.getRecipe()),
    /** Returns what a reset changes: the recipe that the world was created from, and the one of the present state. */
    getBothRecipes: inWorld(mutation, async (world, _nothing: null) => ({
      start: await world.getRecipe({ at: 'start' }),
      present: await world.getRecipe(),
    })),
    /** Creates a world and returns its id. */
    createWorld: mutation<string, WorldRecipe>({
      query: (recipe) => async (control) => (await control.createWorld(recipe)).id,
    }),
    /** Returns the loans and leads of a world that match a text. */
    getWorldLoans: query<readonly WorldLoanRow[], readonly [id: string, find: string]>({
      query:
        ([id, find]) =>
        (control) =>
          control.world(id).getWorldLoans(find === '' ? {} : { find }),
      providesTags: ['World'],
    }),
    getWorldLoan: query<WorldLoan, readonly [id: string, generalAccountId: number]>({
      query:
        ([id, generalAccountId]) =>
        (control) =>
          control.world(id).getWorldLoan({ generalAccountId: String(generalAccountId) }),
      providesTags: ['World'],
    }),
    changeWorldLoan: inWorld(mutation, (world, change: LoanChange & { readonly generalAccountId: string }) =>
      world.changeWorldLoan(change),
    ),
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
      queryFn: () => ({ data: { connection: 'opening', entries: [], newestError: '' } }),
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
            return { ...journal, entries: newestOf([...fresh, ...journal.entries]) };
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
