import { nanoid } from '@reduxjs/toolkit';
import { isRecord, string, text } from '../../shared/parse.ts';
import { type ConnectionSettings, followEvents, type Position, startOfEvents } from './connection.ts';

/** The parts of the browser by which its tabs share one connection. */
export interface SharingBrowser {
  /** Undefined in a browser without Web Locks. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** @throws in a browser without broadcast channels, or that forbids them */
  openChannel(name: string): BroadcastChannel;
  isVisible(): boolean;
  /** Calls the listener when the tab is shown or hidden, until the signal aborts. */
  onVisibility(listener: () => void, signal: AbortSignal): void;
}

/**
 * Follows the events of a user in this tab until the signal aborts, by one connection for all tabs of the browser: over
 * HTTP/1.1, a browser opens six connections to a server. The tab that was shown last has the connection, by a Web Lock,
 * and passes the events on. If that tab is closed or crashes, another tab takes over. A tab that takes over, and each
 * visible tab when another one has taken over, catches up by `onReconnected`.
 *
 * A browser without locks or channels has a connection for each visible tab.
 * @param key the user. Tabs of another user share nothing with this one
 */
export async function followSharedEvents(
  key: string,
  settings: ConnectionSettings,
  browser: SharingBrowser = thisBrowser,
): Promise<void> {
  const { signal } = settings;
  const name = `threshold-events ${key}`;
  const channel = channelOf(browser, name, signal);
  const tab = new SharingTab(settings, browser, channel);
  let locks = channel ? browser.locks : undefined;
  while (!signal.aborted && !tab.isRefused) {
    if (!locks) await tab.connectWhileVisible();
    else if ((await tab.connectInTurn(locks, name)) === 'no-locks') locks = undefined;
  }
  channel?.close();
}

/** A message of the tab with the connection. */
type Message =
  | { readonly kind: 'event'; readonly name: string | undefined; readonly data: string; readonly id: string }
  | { readonly kind: 'connected' | 'hidden' };

class SharingTab {
  /** True when the server has refused the session, or has no events. */
  isRefused = false;
  readonly #id = nanoid();
  readonly #settings: ConnectionSettings;
  readonly #browser: SharingBrowser;
  readonly #channel: BroadcastChannel | null;
  readonly #position: Position = startOfEvents();
  /** The tab whose events count; null before one is known. */
  #source: string | null = null;
  /** True while this tab has a connection, so that it needs no events of other tabs. */
  #hasTurn = false;
  #isTakingOver: boolean;
  /** Ends the wait for a turn. */
  #waiting = new AbortController();
  /** Ends the turn: the connection of this tab. */
  #turn = new AbortController();

  constructor(settings: ConnectionSettings, browser: SharingBrowser, channel: BroadcastChannel | null) {
    this.#settings = settings;
    this.#browser = browser;
    this.#channel = channel;
    this.#isTakingOver = browser.isVisible();
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#hear(data));
    browser.onVisibility(() => this.#look(), settings.signal);
  }

  /**
   * Waits for the lock, and connects until the connection ends or another tab takes the lock. A visible tab takes the
   * lock at once.
   */
  async connectInTurn(locks: Pick<LockManager, 'request'>, name: string): Promise<'over' | 'no-locks'> {
    this.#waiting = new AbortController();
    const { signal } = this.#settings;
    const options = this.#isTakingOver
      ? { steal: true }
      : { signal: AbortSignal.any([signal, this.#waiting.signal]) };
    // A tab that waits does not know what it misses between two connections.
    if (!this.#isTakingOver) this.#position.hasBegun = true;
    this.#isTakingOver = false;
    try {
      await locks.request(name, options, async () => {
        this.#hasTurn = true;
        this.#isTakingOver = false;
        this.#look();
        await this.#connect();
      });
      return 'over';
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? 'over' : 'no-locks';
    } finally {
      this.#hasTurn = false;
      this.#turn.abort();
    }
  }

  /** Waits until the tab is visible, and connects until the tab is hidden. */
  async connectWhileVisible(): Promise<void> {
    const { signal } = this.#settings;
    if (!this.#browser.isVisible()) this.#position.hasBegun = true;
    await this.#visibility(true);
    if (signal.aborted) return;
    this.#hasTurn = true;
    const connected = this.#connect();
    void this.#visibility(false).then(() => this.#turn.abort());
    await connected;
    this.#hasTurn = false;
  }

  /** Connects until the connection ends, or `#turn` or the session is aborted. */
  async #connect(): Promise<void> {
    this.#turn = new AbortController();
    const { signal } = this.#turn;
    const end = () => this.#turn.abort();
    this.#settings.signal.addEventListener('abort', end);
    if (this.#settings.signal.aborted) end();
    await followEvents({
      ...this.#settings,
      signal,
      position: this.#position,
      onConnected: () => this.#post({ kind: 'connected' }),
      receive: (name, data) => {
        this.#settings.receive(name, data);
        this.#post({ kind: 'event', name, data, id: this.#position.lastEventId });
      },
    });
    this.#settings.signal.removeEventListener('abort', end);
    this.isRefused = !signal.aborted;
  }

  /** A visible tab takes the connection. A tab that is hidden with the connection tells the others. */
  #look(): void {
    if (this.#browser.isVisible()) this.#takeOver();
    else if (this.#hasTurn) this.#post({ kind: 'hidden' });
  }

  #takeOver(): void {
    if (this.#hasTurn) return;
    this.#isTakingOver = true;
    this.#waiting.abort();
  }

  #post(message: Message): void {
    // The end of the session closes the channel.
    if (!this.#settings.signal.aborted) this.#channel?.postMessage({ ...message, from: this.#id });
  }

  #hear(value: unknown): void {
    if (this.#hasTurn || this.#settings.signal.aborted || !isRecord(value)) return;
    const from = string(value['from']);
    switch (value['kind']) {
      case 'connected':
        this.#source = from;
        // A hidden tab catches up when it is shown.
        if (this.#browser.isVisible()) this.#settings.onReconnected?.();
        break;
      case 'event':
        this.#source ??= from;
        // The former tab may still send what the new one sends, too.
        if (this.#source !== from) return;
        this.#position.lastEventId = string(value['id']);
        this.#settings.receive(text(value['name']) ?? undefined, string(value['data']));
        break;
      case 'hidden':
        if (this.#browser.isVisible()) this.#takeOver();
    }
  }

  /** Resolves when the tab is visible or hidden, or when the session ends. */
  #visibility(isVisible: boolean): Promise<void> {
    const { signal } = this.#settings;
    return new Promise((resolve) => {
      const done = new AbortController();
      const look = () => {
        if (this.#browser.isVisible() !== isVisible && !signal.aborted) return;
        signal.removeEventListener('abort', look);
        done.abort();
        resolve();
      };
      this.#browser.onVisibility(look, done.signal);
      signal.addEventListener('abort', look);
      look();
    });
  }
}

/** Opens a channel that the signal closes. Returns null in a browser without channels. */
function channelOf(browser: SharingBrowser, name: string, signal: AbortSignal): BroadcastChannel | null {
  try {
    const channel = browser.openChannel(name);
    signal.addEventListener('abort', () => channel.close());
    return channel;
  } catch {
    return null;
  }
}

const thisBrowser: SharingBrowser = {
  locks: globalThis.navigator?.locks ?? undefined,
  openChannel: (name) => new BroadcastChannel(name),
  isVisible: () => document.visibilityState === 'visible',
  onVisibility: (listener, signal) => document.addEventListener('visibilitychange', listener, { signal }),
};
