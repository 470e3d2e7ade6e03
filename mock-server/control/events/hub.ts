import type { EventData, EventName } from '../../../contracts/operations/events.ts';
import { LocalBus, type ClusterBus } from '../../store/cluster/bus.ts';

/** One event for the SPA. */
export type ServerEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly data: EventData[Name] };
}[EventName];

export type EventListener = (event: ServerEvent) => void;

/** Delivers events to the clients of a world on all servers. There is one hub for each app. */
export class EventHub {
  readonly #listeners = new Map<string, Map<EventListener, () => void>>();
  readonly #bus: ClusterBus;
  readonly #mostListeners: number;
  readonly #unsubscribe: readonly (() => void)[];

  /** @param mostListeners maximum number of listeners of one world on this server; default: no limit */
  constructor(bus: ClusterBus = new LocalBus(), mostListeners = Number.POSITIVE_INFINITY) {
    this.#bus = bus;
    this.#mostListeners = mostListeners;
    this.#unsubscribe = [
      bus.subscribe('event', ({ worldId, name, data }) =>
        this.#deliver(worldId, { name, data } as ServerEvent),
      ),
      bus.subscribe('world-deleted', (worldId) => {
        this.#end(worldId);
        return null;
      }),
      // The missed events are unknown: clients that reconnect load the present state.
      bus.onLost(() => this.#endListening()),
    ];
  }

  /** Sends an event to the listeners of a world on all servers. Returns the number of listeners that received it. */
  async publish<Name extends EventName>(worldId: string, name: Name, data: EventData[Name]): Promise<number> {
    const counts = await this.#bus.request('event', { worldId, name, data });
    return counts.reduce((sum, count) => sum + count, 0);
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

  /** Returns true if a world has the maximum number of listeners on this server. */
  isFull(worldId: string): boolean {
    return this.listeners(worldId) >= this.#mostListeners;
  }

  /** Adds idle listeners to a world up to the maximum, until the world is deleted. Adds none if there is no maximum. */
  fill(worldId: string): void {
    if (!Number.isFinite(this.#mostListeners)) return;
    while (!this.isFull(worldId)) this.subscribe(worldId, () => undefined);
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

  #deliver(worldId: string, event: ServerEvent): number {
    const listeners = [...(this.#listeners.get(worldId)?.keys() ?? [])];
    for (const listener of listeners) listener(event);
    return listeners.length;
  }

  #end(worldId: string): void {
    const listeners = this.#listeners.get(worldId);
    this.#listeners.delete(worldId);
    for (const onEnd of listeners?.values() ?? []) onEnd();
  }
}
