import { type EventData, type EventName, eventSchemas } from '../../../contracts/operations/events.ts';
import type { ClusterBus } from '../../store/bus/bus.ts';
import type { FastifyRequest } from 'fastify';
import { responseJson } from '../http/responses.ts';
import { StoreUnavailableError } from '../../store/engines/errors.ts';
import { EventStream } from './stream.ts';

/** One event for the SPA. */
export type ServerEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly data: EventData[Name] };
}[EventName];

type EventListener = (event: ServerEvent) => void;

/** Delivers events to the clients of a world on all servers. There is one hub for each app. */
export class EventHub {
  readonly #listeners = new Map<string, Map<EventListener, () => void>>();
  readonly #bus: ClusterBus;
  readonly #unsubscribe: readonly (() => void)[];

  constructor(bus: ClusterBus) {
    this.#bus = bus;
    this.#unsubscribe = [
      bus.subscribe('event', ({ worldId, name, data }) =>
        this.#deliver(worldId, { name, data } as ServerEvent),
      ),
      bus.subscribe('world-deleted', (worldId) => {
        this.#end(worldId);
      }),
      // The missed events are unknown: clients that reconnect load the present state.
      bus.onLost(() => this.#endListening()),
    ];
  }

  /** Sends an event to the listeners of a world on all servers. Returns the number of listeners on this server. */
  async publish<Name extends EventName>(worldId: string, name: Name, data: EventData[Name]): Promise<number> {
    const count = this.listeners(worldId);
    await this.#bus.publish('event', { worldId, name, data });
    return count;
  }

  /**
   * Calls a listener for each event of a world, until the returned function is called.
   *
   * @param onEnd called when no event will follow: the world is deleted, the server stops, or events may have been
   * missed
   */
  subscribe(worldId: string, listener: EventListener, onEnd: () => void = () => undefined): () => void {
    const listeners = this.#listeners.get(worldId) ?? new Map<EventListener, () => void>();
    this.#listeners.set(worldId, listeners.set(listener, onEnd));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(worldId) === listeners) this.#listeners.delete(worldId);
    };
  }

  /** Returns the number of listeners of a world on this server. */
  listeners(worldId: string): number {
    return this.#listeners.get(worldId)?.size ?? 0;
  }

  /** False while this server cannot receive events of other servers. The server then rejects new streams. */
  get isConnected(): boolean {
    return this.#bus.isConnected;
  }

  /** Ends all subscriptions. Called when the server stops. */
  endAll(): void {
    for (const stop of this.#unsubscribe) stop();
    this.#endListening();
  }

  #endListening(): void {
    for (const worldId of this.#listeners.keys()) this.#end(worldId);
  }

  #deliver(worldId: string, event: ServerEvent): void {
    for (const listener of Array.from(this.#listeners.get(worldId)?.keys() ?? [])) listener(event);
  }

  #end(worldId: string): void {
    const listeners = this.#listeners.get(worldId);
    this.#listeners.delete(worldId);
    for (const onEnd of listeners?.values() ?? []) onEnd();
  }
}

/**
 * Returns the events of the world of a request as a stream. The stream ends when the client disconnects, the world is
 * deleted or the server stops. It also ends when an event may have been missed. An event that violates its contract is
 * logged and not sent.
 *
 * @throws {StoreUnavailableError} while events of other servers cannot be received
 */
export function eventsOf(request: FastifyRequest): EventStream {
  const { events } = request.server;
  const worldId = request.world.id;
  if (!events.isConnected) throw new StoreUnavailableError('The connection to the other servers is broken');
  const stream = new EventStream();
  const stop = events.subscribe(worldId, send, () => stream.end());
  stream.once('close', stop);
  return stream;

  function send({ name, data }: ServerEvent): void {
    try {
      responseJson(request, eventSchemas[name], data);
      stream.sendEvent(name, data);
    } catch (error) {
      request.log.error({ err: error, event: name }, 'An event breaks its contract');
    }
  }
}
