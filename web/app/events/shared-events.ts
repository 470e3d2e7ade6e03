import { followEvents, type StreamSettings } from '../../shared/api/event-stream.ts';
import { isRecord, string, text } from '../../shared/parse.ts';

interface SharedSettings extends Omit<StreamSettings, 'onConnected' | 'isAgain'> {
  /** Called after each connection before which events may have been missed. */
  readonly catchUp: () => void;
}

/** What the tab with the connection tells the other ones. */
type News = { readonly name: string | undefined; readonly data: string } | { readonly isReconnected: true };

/**
 * Follows the events of a user in this tab until the signal aborts, by one connection for all tabs: over HTTP/1.1, a
 * browser opens six connections to a server. The tab that holds the Web Lock has the connection and passes the events
 * on. When it closes, freezes or enters the back-forward cache, the next tab gets the lock. After each reconnection all
 * tabs catch up. A browser without locks, which is one that nobody can sign in with, has a connection for each tab.
 * @param key the user. Tabs of another user share nothing with this one
 * @param page the window of this tab
 */
export function followSharedEvents(key: string, settings: SharedSettings, page: EventTarget = window): void {
  const { signal, receive, catchUp } = settings;
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return void followEvents({ ...settings, onConnected: (isAgain) => isAgain && catchUp() });
  const name = `threshold-events ${key}`;
  const channel = new BroadcastChannel(name);
  const hear = (news: unknown) => {
    if (!isRecord(news)) return;
    if (news['isReconnected'] === true) catchUp();
    else receive(text(news['name']) ?? undefined, string(news['data']));
  };
  const post = channel.postMessage.bind(channel);
  const share = (news: News) => {
    hear(news);
    post(news);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  signal.addEventListener('abort', () => channel.close());

  const connect = (isAgain: boolean, until: AbortSignal) =>
    followEvents({
      ...settings,
      signal: until,
      isAgain,
      receive: (event, data) => share({ name: event, data }),
      onConnected: (again) => again && share({ isReconnected: true }),
    });
  const follow = async (isAgain: boolean, until: AbortSignal): Promise<void> => {
    const ifAvailable = async (lock: Lock | null) => lock && connect(isAgain, until);
    if ((await locks.request(name, { ifAvailable: true }, ifAvailable)) !== null) return;
    if (isAgain) catchUp();
    // A tab that waits for the lock does not know what it misses between two connections.
    await locks.request(name, { signal: until }, () => connect(true, until)).catch(() => undefined);
  };

  let awake = new AbortController();
  const start = (isAgain: boolean) => {
    awake = new AbortController();
    void follow(isAgain, AbortSignal.any([signal, awake.signal]));
  };
  const sleep = () => awake.abort();
  const wake = () => awake.signal.aborted && start(true);
  for (const event of ['freeze', 'pagehide']) page.addEventListener(event, sleep, { capture: true, signal });
  for (const event of ['resume', 'pageshow']) page.addEventListener(event, wake, { capture: true, signal });
  start(false);
}
