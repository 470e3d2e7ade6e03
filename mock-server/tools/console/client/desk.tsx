import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { worldCookieName } from '../../../../contracts/api/headers.ts';
import type { Catalogue, Fault, RunningWorld, WorldRecipe } from '../../client/contract.ts';
import { isRecord, isText } from '../../../../web/shared/parse.ts';
import type { World } from '../../client/client.ts';
import { api, server } from './api.ts';
import { whenInWords } from './conditions.ts';
import { faultInWords, oftenInWords } from './errors.ts';
import { useNotices } from './notice.tsx';
import { defaultWorld, placeInWords } from './words.ts';

/** Requests about a world, or a step in the browser. */
type Order<Result = unknown> = (world: World) => Promise<Result>;

/** What all parts of the console share: the world that it shows, and how to change it. */
interface Desk {
  readonly world: RunningWorld;
  readonly state: RunningWorld['state'];
  readonly catalogue: Catalogue;
  /** Moves this browser and its console to a world. */
  enter(id: string): Promise<void>;
  /** Sends requests about the world, then loads the world again. Returns their result. */
  send<Result>(order: Order<Result>): Promise<Result>;
  /** Carries out an order, then shows the message `done`. With `undo` the message has an undo button. */
  carryOut(done: string, order: Order, undo?: Order): Promise<void>;
  /** Calls `end` when a fault has affected a request, or is gone. */
  untilUsed(fault: string, end: () => void): void;
  /** Changes the world by a part of its recipe. The undo button sends `back`, by default the present values. */
  change(done: string, change: WorldRecipe, back?: WorldRecipe): Promise<void>;
}

const Context = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(Context);
  if (!desk) throw new Error('There is no DeskProvider');
  return desk;
}

/** Loads the world of this browser and shows the desk, or why there is none. */
export function DeskProvider({ children }: { readonly children: ReactNode }) {
  const notices = useNotices();
  const [entered, setEntered] = useState<string>();
  const own = api.useGetOwnWorldQuery();
  // Another tab may move the browser to another world. Until then and after, a press changes the world that shows.
  const id = entered ?? own.data;
  const world = api.useGetWorldQuery(id ?? skipToken);
  const catalogue = api.useGetCatalogueQuery();
  const dispatch = useDispatch();
  const untilUsed = useUntilUsed(world.data?.state.faults);
  const error = world.error ?? catalogue.error ?? (entered === undefined ? own.error : undefined);
  const isLoaded = world.data !== undefined && catalogue.data !== undefined;
  useEffect(() => {
    if (error && isLoaded && !isGone(error)) notices.showError(error);
  }, [error, isLoaded, notices]);

  const enter = async (next: string): Promise<void> => {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    const name = worldCookieName(window.location.port || '80');
    document.cookie = `${name}=${next}; Path=/; SameSite=Lax${secure}`;
    setEntered(next);
  };
  if (error && (isGone(error) || !isLoaded)) return <LostWorld error={error} enter={enter} />;
  if (!world.data || !catalogue.data) return <p className="coming">Loading …</p>;
  const { state } = world.data;
  const send: Desk['send'] = async (order) => {
    try {
      return await order(server.world(state.id));
    } finally {
      dispatch(api.util.invalidateTags(['World']));
    }
  };
  const carryOut: Desk['carryOut'] = async (done, order, undo) => {
    try {
      await send(order);
      notices.tell(done, undo && (() => void carryOut(`Undone: ${done}`, undo)));
    } catch (failure) {
      if (!isGone(failure)) notices.showError(failure);
    }
  };
  const change: Desk['change'] = (done, next, back = formerOf(world.data ?? {}, next)) =>
    carryOut(
      done,
      (shown) => shown.changeWorld(next),
      (shown) => shown.changeWorld(back),
    );
  const desk = {
    world: world.data,
    state,
    catalogue: catalogue.data,
    enter,
    send,
    carryOut,
    change,
    untilUsed,
  };
  return <Context value={desk}>{children}</Context>;
}

/** Returns a function that calls another one when a pending fault has affected a request, or is gone. */
function useUntilUsed(faults: RunningWorld['state']['faults'] | undefined): Desk['untilUsed'] {
  const waiting = useRef<{ readonly fault: string; isSeen: boolean; readonly end: () => void } | null>(null);
  // The world is loaded again after each request that a fault has affected.
  useEffect(() => {
    const { current } = waiting;
    if (current === null || faults === undefined) return;
    const isUnused = faults[current.fault]?.met === 0;
    // The world may have been loaded before the fault was added.
    if (!isUnused && current.isSeen) {
      waiting.current = null;
      current.end();
    } else current.isSeen ||= isUnused;
  }, [faults]);
  return useCallback((fault, end) => {
    waiting.current = { fault, isSeen: false, end };
  }, []);
}

/** Returns the part of a recipe that undoes a change by another part: present values, or null where there is none. */
export function formerOf(present: object, change: WorldRecipe): WorldRecipe {
  return Object.fromEntries(
    Object.entries(change).map(([name, part]: [string, unknown]) => {
      const former: unknown = Reflect.get(present, name);
      return [name, isRecord(part) && isRecord(former) ? formerOf(former, part) : (former ?? null)];
    }),
  );
}

/** Returns a function that creates a world from a recipe and moves this browser to it. */
export function useNewWorld(): (recipe: () => WorldRecipe | Promise<WorldRecipe>) => Promise<void> {
  const { state, enter, carryOut } = useDesk();
  return (recipe) =>
    carryOut(
      'This browser is in a new world now.',
      async () => enter((await server.createWorld(await recipe())).id),
      () => enter(state.id),
    );
}

/** Returns a function that adds a fault. Its message has an undo button that removes the fault. */
export function useInject(): (fault: Fault) => Promise<void> {
  const { world, send, carryOut, untilUsed } = useDesk();
  const { tell } = useNotices();
  return async (fault) => {
    const name = newNameOf(fault, Object.keys(world.faults ?? {}));
    await send((shown) => shown.changeWorld({ faults: { [name]: fault } }));
    const done = `${faultInWords(fault)} is pending for ${placeInWords(fault)}${whenInWords(fault)}, ${oftenInWords(fault)}.`;
    const hide = tell(
      done,
      () => void carryOut(`Undone: ${done}`, (shown) => shown.changeWorld({ faults: { [name]: null } })),
    );
    untilUsed(name, hide);
  };
}

/** Returns a name for a fault that no other fault of its world has. */
export function newNameOf({ operation, kind }: Fault, names: readonly string[]): string {
  const name = `${operation}-${kind}`.slice(0, 36);
  const numbers = names.flatMap((other) =>
    other === name ? [1] : other.startsWith(`${name}-`) ? [Number(other.slice(name.length + 1)) || 0] : [],
  );
  return numbers.length === 0 ? name : `${name}-${Math.max(...numbers) + 1}`;
}

interface LostWorldProps {
  readonly error: unknown;
  readonly enter: (id: string) => Promise<void>;
}

/** Says that the world of the browser cannot be loaded, with the ways out. */
function LostWorld({ error, enter }: LostWorldProps) {
  const { showError } = useNotices();
  const isLost = isGone(error);
  const makeNew = () => server.createWorld().then(({ id }) => enter(id), showError);
  return (
    <main className="columns" aria-labelledby="lost-heading">
      <h1 id="lost-heading">{isLost ? 'This world is gone' : 'World not loaded'}</h1>
      <p>{isLost ? 'The world of this browser was deleted, or it expired.' : textOf(error)}</p>
      <div className="row">
        {isLost ? (
          <>
            <Button type="primary" onClick={() => void makeNew()}>
              Make a new world
            </Button>
            <Button onClick={() => void enter(defaultWorld)}>Go to the default world</Button>
          </>
        ) : (
          <Button type="primary" onClick={() => window.location.reload()}>
            Load again
          </Button>
        )}
      </div>
    </main>
  );
}

/** Returns true if a request was refused because its world no longer exists. */
const isGone = (error: unknown): boolean =>
  isRecord(error) && (error['code'] === 'world-unknown' || error['code'] === 'world-not-found');

const textOf = (error: unknown): string =>
  isRecord(error) && isText(error['message']) ? error['message'] : '';
