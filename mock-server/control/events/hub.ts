import type { EventData, EventName } from '../../../contracts/schemas/events.ts';
import { LonePeer, type Peers } from '../../store/peers.ts';

/** One event on its way to the SPA. */
export type ServerEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly data: EventData[Name] };
}[EventName];

export type EventListener = (event: ServerEvent) => void;

/** Takes events to everybody who listens in a world, on whichever server. There is one for each app. */
export class EventHub {
  readonly #listeners = new Map<string, Map<EventListener, () => void>>();
  readonly #peers: Peers;
  readonly #mostListeners: number;
  readonly #stopHearing: readonly (() => void)[];

  /** @param mostListeners that one world may have on this server at a time; any number without one */
  constructor(peers: Peers = new LonePeer(), mostListeners = Number.POSITIVE_INFINITY) {
    this.#peers = peers;
    this.#mostListeners = mostListeners;
    this.#stopHearing = [
      peers.hear('event', ({ worldId, name, data }) => this.#deliver(worldId, { name, data } as ServerEvent)),
      peers.hear('world-gone', (worldId) => {
        this.#end(worldId);
        return null;
      }),
      // Nobody knows which events they were: whoever connects again asks how things stand.
      peers.onMissed(() => this.#endListening()),
    ];
  }

  /** @returns how many listeners got it; those of other worlds never do */
  async publish<Name extends EventName>(worldId: string, name: Name, data: EventData[Name]): Promise<number> {
    const heard = await this.#peers.ask('event', { worldId, name, data });
    return heard.reduce((sum, count) => sum + count, 0);
  }

  /**
   * Listens in a world until the answered function is called.
   *
   * @param onEnd told when the world goes, the server stops, or events may have been missed: nothing will follow
   */
  subscribe(worldId: string, listener: EventListener, onEnd: () => void = () => undefined): () => void {
    const listeners = this.#listeners.get(worldId) ?? new Map<EventListener, () => void>();
    this.#listeners.set(worldId, listeners.set(listener, onEnd));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(worldId) === listeners) this.#listeners.delete(worldId);
    };
  }

  /** How many listen in a world, on this server. */
  listeners(worldId: string): number {
    return this.#listeners.get(worldId)?.size ?? 0;
  }

  /** Whether a world has as many listeners as it may have. */
  isFull(worldId: string): boolean {
    return this.listeners(worldId) >= this.#mostListeners;
  }

  /** Lets a world have as many listeners as it may have, who do nothing, until it goes. Without a limit none come. */
  fill(worldId: string): void {
    if (!Number.isFinite(this.#mostListeners)) return;
    while (!this.isFull(worldId)) this.subscribe(worldId, () => undefined);
  }

  /** False while events that happen on other servers would not come here: nobody may begin to listen then. */
  get isHearing(): boolean {
    return this.#peers.isHearing;
  }

  /** Ends every subscription: the server stops. */
  endAll(): void {
    for (const stop of this.#stopHearing) stop();
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
