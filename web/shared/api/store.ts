import {
  combineReducers,
  configureStore,
  type Reducer,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { Transport } from './transport.ts';

/** Dispatch of a store with any slices. */
export type ApiDispatch = ThunkDispatch<unknown, Transport, UnknownAction>;

interface ApiState {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}

/** Creates a store with the API slice and the given slices, by name. Requests go through the transport. */
export function createApiStore<State extends object>(
  transport: Transport,
  slices: { readonly [Name in keyof State]: Reducer<State[Name]> },
) {
  const reducer = combineReducers({ ...slices, [api.reducerPath]: api.reducer });
  return configureStore({
    // The cast is needed, since TypeScript cannot resolve the result type of combineReducers for generic slices.
    reducer: reducer as unknown as Reducer<State & ApiState>,
    middleware: (defaults) => defaults({ thunk: { extraArgument: transport } }).concat(api.middleware),
  });
}
