import type { EventData, EventName } from '../../contracts/schemas/events.ts';

/** One event on its way to the SPA. */
export type ServerEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly data: EventData[Name] };
}[EventName];

export type EventListener = (event: ServerEvent) => void;

/** Takes events to everybody who listens in a world. There is one for each app. */
export class EventHub {
  readonly #listeners = new Map<string, Map<EventListener, () => void>>();
  readonly #mostListeners: number;

  /** @param mostListeners that one world may have at a time; any number without one */
  constructor(mostListeners = Number.POSITIVE_INFINITY) {
    this.#mostListeners = mostListeners;
  }

  /** @returns how many listeners got it; those of other worlds never do */
  publish<Name extends EventName>(worldId: string, name: Name, data: EventData[Name]): number {
    const listeners = [...(this.#listeners.get(worldId)?.keys() ?? [])];
    const event = { name, data } as ServerEvent;
    for (const listener of listeners) listener(event);
    return listeners.length;
  }

  /**
   * Listens in a world until the answered function is called.
   *
   * @param onEnd told when the world goes or the server stops: nothing will follow
   */
  subscribe(worldId: string, listener: EventListener, onEnd: () => void = () => undefined): () => void {
    const listeners = this.#listeners.get(worldId) ?? new Map<EventListener, () => void>();
    this.#listeners.set(worldId, listeners.set(listener, onEnd));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(worldId) === listeners) this.#listeners.delete(worldId);
    };
  }

  /** How many listen in a world. */
  listeners(worldId: string): number {
    return this.#listeners.get(worldId)?.size ?? 0;
  }

  /** Whether a world has as many listeners as it may have. */
  isFull(worldId: string): boolean {
    return this.listeners(worldId) >= this.#mostListeners;
  }

  /** Ends every subscription of a world: it has been deleted. */
  end(worldId: string): void {
    const listeners = this.#listeners.get(worldId);
    this.#listeners.delete(worldId);
    for (const onEnd of listeners?.values() ?? []) onEnd();
  }

  /** Ends every subscription: the server stops. */
  endAll(): void {
    for (const worldId of this.#listeners.keys()) this.end(worldId);
  }
}
