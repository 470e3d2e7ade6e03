import { mockOperations } from '../../../../contracts/operations/mock.ts';
import type {
  Catalogue,
  ClockChange,
  Fault,
  JournalEntry,
  WorldChange,
  WorldRecipe,
  WorldState,
  WorldTicket,
} from '../../../../contracts/operations/mock-schemas.ts';
import { addressOf, type ClientOperation } from '../../../../contracts/operation.ts';
import { problemIn } from './pretty.ts';
import { enterWorld } from './world-cookie.ts';

/**
 * Error for a failed request, with the message of the server and the code of its problem. `status` is null if the server
 * did not respond.
 */
export class RefusedOrder extends Error {
  override readonly name = 'RefusedOrder';
  readonly status: number | null;
  readonly code: string | null;

  constructor(message: string, status: number | null, code: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Returns true if a request was refused because its world no longer exists. */
export const isGone = (error: unknown): boolean =>
  error instanceof RefusedOrder && (error.code === 'world-unknown' || error.code === 'world-not-found');

/**
 * Client of the control API for the world that the console shows: the world of this browser when the page was opened,
 * until `enter` moves both to another one. Every method may reject with `RefusedOrder`.
 */
export interface Control {
  catalogue(): Promise<Catalogue>;
  state(): Promise<WorldState>;
  /** Returns the recipe that creates the world as it is now. */
  recipe(): Promise<WorldRecipe>;
  change(change: WorldChange): Promise<WorldState>;
  setClock(change: ClockChange): Promise<WorldState>;
  reset(): Promise<WorldState>;
  create(recipe: WorldRecipe): Promise<WorldTicket>;
  /** Moves this browser and its console to a world. */
  enter(worldId: string): void;
  addFault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** Sends an event and returns the number of listeners that received it. */
  sendEvent(order: { readonly name: string; readonly data?: unknown }): Promise<number>;
  journal(): Promise<readonly JournalEntry[]>;
  /** Returns the address of the event stream with the requests and changes of the world. */
  stream(): string;
}

export function openControl(send: typeof fetch = (...request) => fetch(...request)): Control {
  let here = { id: 'current' };
  const order = async <Answer>(operation: ClientOperation, body?: unknown): Promise<Answer> => {
    const parameters = operation.path.includes('{id}') ? here : {};
    const response = await send(addressOf(operation, parameters), {
      method: operation.method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new RefusedOrder('The mock server cannot be reached. Is it running?', null);
    });
    const text = await response.text();
    if (!response.ok) throw refusalIn(response.status, text);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };
  return {
    catalogue: () => order(mockOperations.getCatalogue),
    state: async () => {
      const state = await order<WorldState>(mockOperations.getWorld);
      // Another tab may move the browser to another world. Until then and after, a press changes the world that shows.
      if (here.id === 'current') here = { id: state.id };
      return state;
    },
    recipe: () => order(mockOperations.getRecipe),
    change: (change) => order(mockOperations.changeWorld, change),
    setClock: (change) => order(mockOperations.setClock, change),
    reset: () => order(mockOperations.resetWorld),
    create: (recipe) => order(mockOperations.createWorld, recipe),
    enter: (id) => {
      enterWorld(id);
      here = { id };
    },
    addFault: async (fault) => void (await order(mockOperations.addFault, fault)),
    clearFaults: () => order(mockOperations.clearFaults),
    sendEvent: async (event) =>
      (await order<{ listeners: number }>(mockOperations.sendEvent, event)).listeners,
    journal: () => order(mockOperations.getJournal),
    stream: () => addressOf(mockOperations.streamJournal, here),
  };
}

function refusalIn(status: number, text: string): RefusedOrder {
  const problem = problemIn(status, text);
  const detail = problem?.detail ?? problem?.title ?? '';
  // Most details name the fields already.
  const fields = problem?.fields.filter((line) => !detail.includes(line.split(' ', 1)[0] ?? '')) ?? [];
  const sentence = [detail, ...fields].filter(Boolean).join(' ');
  const message = sentence === '' ? `The server responded with ${status}.` : sentence;
  return new RefusedOrder(message, status, problem?.code);
}
