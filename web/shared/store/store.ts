import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type ThunkAction,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../api/api.ts';
import type { Transport } from '../api/transport.ts';
import { sessionSlice } from './session-slice.ts';
import { uiSlice } from './ui-slice.ts';

/** The slices of areas that are downloaded later. Such an area adds its slice here and to the reducer (`injectInto`). */
export interface LazySlices {}

export const rootReducer = combineSlices(api, sessionSlice, uiSlice).withLazyLoadedSlices<LazySlices>();

export type AppState = ReturnType<typeof rootReducer>;
/** Third argument of thunks: the transport, and what the session adds to it. */
export interface Extra extends Transport {}

export type AppDispatch = ThunkDispatch<AppState, Extra, UnknownAction>;
export type AppThunk<Result> = ThunkAction<Result, AppState, Extra, UnknownAction>;

/** Adds an effect that runs after an action, such as writing to storage. */
export type AppStartListening = TypedStartListening<AppState, AppDispatch, Extra>;
export type Listeners = (startListening: AppStartListening) => void;

export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Selects the error of the server-error dialog. None shows once the session is ending: the user cannot act on it. */
export const selectServerError = ({ session, ui }: AppState) => (session.ending ? null : ui.serverError);

/** Creates the store of one session. It needs no browser, so tests can create it with a fake transport. */
export function createAppStore(extra: Extra, listeners: readonly Listeners[] = []) {
  const middleware = createListenerMiddleware<AppState, AppDispatch, Extra>({ extra });
  for (const add of listeners) add(middleware.startListening);
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .prepend(middleware.middleware)
        .concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
