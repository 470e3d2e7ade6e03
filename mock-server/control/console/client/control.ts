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

/** Error for a failed request, with the message of the server. `status` is null if the server did not respond. */
export class RefusedOrder extends Error {
  override readonly name = 'RefusedOrder';
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

/** Returns true if a request was refused because its world no longer exists. */
export const isGone = (error: unknown): boolean =>
  error instanceof RefusedOrder && (error.status === 400 || error.status === 404);

/** Client of the control API for the current world of this browser. Every method may reject with `RefusedOrder`. */
export interface Control {
  catalogue(): Promise<Catalogue>;
  state(): Promise<WorldState>;
  /** Returns the recipe that creates the world as it is now. */
  recipe(): Promise<WorldRecipe>;
  change(change: WorldChange): Promise<WorldState>;
  setClock(change: ClockChange): Promise<WorldState>;
  reset(): Promise<WorldState>;
  create(recipe: WorldRecipe): Promise<WorldTicket>;
  addFault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** Sends an event and returns the number of listeners that received it. */
  sendEvent(order: { readonly name: string; readonly data?: unknown }): Promise<number>;
  journal(): Promise<readonly JournalEntry[]>;
}

const here = { id: 'current' };

/** Returns the address of the event stream with the requests of this browser's world. */
export const journalStream = (): string => addressOf(mockOperations.streamJournal, here);

export function openControl(send: typeof fetch = (...request) => fetch(...request)): Control {
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
    if (!response.ok) throw new RefusedOrder(refusalIn(response.status, text), response.status);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };
  return {
    catalogue: () => order(mockOperations.getCatalogue),
    state: () => order(mockOperations.getWorld),
    recipe: () => order(mockOperations.getRecipe),
    change: (change) => order(mockOperations.changeWorld, change),
    setClock: (change) => order(mockOperations.setClock, change),
    reset: () => order(mockOperations.resetWorld),
    create: (recipe) => order(mockOperations.createWorld, recipe),
    addFault: async (fault) => void (await order(mockOperations.addFault, fault)),
    clearFaults: () => order(mockOperations.clearFaults),
    sendEvent: async (event) =>
      (await order<{ listeners: number }>(mockOperations.sendEvent, event)).listeners,
    journal: () => order(mockOperations.getJournal),
  };
}

function refusalIn(status: number, text: string): string {
  const problem = problemIn(status, text);
  const detail = problem?.detail ?? problem?.title ?? '';
  // Most details name the fields already.
  const fields = problem?.fields.filter((line) => !detail.includes(line.split(' ', 1)[0] ?? '')) ?? [];
  const sentence = [detail, ...fields].filter(Boolean).join(' ');
  return sentence === '' ? `The server responded with ${status}.` : sentence;
}
