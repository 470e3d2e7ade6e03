import type { Catalogue, WorldState } from '../../../../contracts/operations/mock-schemas.ts';
import { type Control, isGone } from './control.ts';
import { mountLostWorld } from './lost-world.ts';
import { tell, showError } from './notice.ts';

/** The shared state of the console: its world, and the methods that change the world. */
export interface Model {
  readonly control: Control;
  readonly catalogue: Catalogue;
  readonly state: WorldState;
  /** Calls the listener now and after every change of the state. */
  onState(listener: (state: WorldState) => void): void;
  /** Loads the state again. Requests of the product can change the world, too. */
  refresh(): Promise<void>;
  /** Sends a request, then shows the new state and the message `done`. With `undo` the message has an undo button. */
  carryOut(done: string, order: Order, undo?: Order): Promise<void>;
}

/** A request that changes the world. It resolves to the new state, if the response contains the state. */
export type Order = () => Promise<WorldState | void>;

export async function openModel(control: Control): Promise<Model> {
  const [catalogue, first] = await Promise.all([control.catalogue(), control.state()]);
  const listeners: ((state: WorldState) => void)[] = [];
  let state = first;
  let asking: Promise<void> | undefined;
  let isStale = false;
  const show = (next: WorldState): void => {
    state = next;
    for (const listener of listeners) listener(state);
  };
  const ask = async (): Promise<void> => {
    do {
      isStale = false;
      show(await control.state());
    } while (isStale);
  };
  const carryOut = async (done: string, order: Order, undo?: Order): Promise<void> => {
    try {
      show((await order()) ?? (await control.state()));
      tell(done, undo && (() => void carryOut(`Undone: ${done}`, undo)));
    } catch (error) {
      if (isGone(error)) return mountLostWorld(error, control);
      showError(error);
      for (const listener of listeners) listener(state);
    }
  };
  return {
    control,
    catalogue,
    get state() {
      return state;
    },
    onState(listener) {
      listeners.push(listener);
      listener(state);
    },
    refresh() {
      isStale = true;
      asking ??= ask()
        .catch((error: unknown) => (isGone(error) ? mountLostWorld(error, control) : showError(error)))
        .finally(() => (asking = undefined));
      return asking;
    },
    carryOut,
  };
}
