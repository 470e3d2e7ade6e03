import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import { EventService } from './fixtures.ts';
import { followSharedEvents, type SharingBrowser } from './shared-events.ts';

/** A tab of one browser, with the locks and channels of this process. */
class Tab {
  readonly received: string[] = [];
  catchUps = 0;
  unauthorized = 0;
  isOver = false;
  readonly #closing = new AbortController();
  readonly #listeners = new Set<() => void>();
  #isVisible: boolean;

  constructor(service: EventService, key: string, isVisible: boolean, changes: Partial<SharingBrowser>) {
    this.#isVisible = isVisible;
    const { transport } = fakeTransport(() => Response.error(), {
      fetch: service.fetch,
      onUnauthorized: () => void (this.unauthorized += 1),
    });
    const settings = {
      transport,
      receive: (name: string | undefined) => void this.received.push(name ?? ''),
      onReconnected: () => void (this.catchUps += 1),
      signal: this.#closing.signal,
      wait: () => new Promise<void>(() => undefined),
    };
    const browser: SharingBrowser = {
      locks: navigator.locks,
      openChannel: (name) => new BroadcastChannel(name),
      isVisible: () => this.#isVisible,
      onVisibility: (listener, signal) => {
        this.#listeners.add(listener);
        signal.addEventListener('abort', () => this.#listeners.delete(listener));
      },
      ...changes,
    };
    void followSharedEvents(key, settings, browser).then(() => {
      this.isOver = true;
    });
  }

  show(isVisible = true): void {
    this.#isVisible = isVisible;
    for (const listener of this.#listeners) listener();
  }

  /** Closes the tab, or ends its session. Its lock is free then, as after a crash. */
  close(): void {
    this.#closing.abort();
  }
}

/** Resolves when all waits for locks, channels and responses are over. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate);
}

const noChannels: Partial<SharingBrowser> = {
  openChannel: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};
const refusedLocks: Partial<SharingBrowser> = {
  locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
};

let users = 0;
/** Returns a browser of a new user. Its tabs are closed at the end of the test. */
function browserOf(end: { after(close: () => void): void }, changes: Partial<SharingBrowser> = {}) {
  users += 1;
  const service = new EventService();
  const opened: Tab[] = [];
  end.after(() => {
    for (const tab of opened) tab.close();
  });
  const open = async (isVisible = true, key = `user ${users}`) => {
    const tab = new Tab(service, key, isVisible, changes);
    opened.push(tab);
    await settled();
    return tab;
  };
  return { service, open };
}

/** Opens tabs as a user does: each new one hides the one before. */
async function openTabs(count: number, open: (isVisible?: boolean) => Promise<Tab>): Promise<Tab[]> {
  const tabs: Tab[] = [];
  while (tabs.length < count) {
    tabs.at(-1)?.show(false);
    tabs.push(await open());
  }
  return tabs;
}

test('[A-166] twelve tabs of a browser have one connection, and each gets each event once, in order', async (t) => {
  const { service, open } = browserOf(t);
  const tabs = await openTabs(12, open);
  assert.equal(service.connections, 1);
  service.send('loanUpdate');
  service.send('menuUpdate');
  await settled();
  for (const { received } of tabs) assert.deepEqual(received, ['loanUpdate', 'menuUpdate']);
});

test('[A-166] windows side by side, all of them visible, have one connection', async (t) => {
  const { service, open } = browserOf(t);
  const windows = [await open(), await open(), await open()];
  assert.equal(service.connections, 1);
  service.send('loanUpdate');
  await settled();
  for (const { received } of windows) assert.deepEqual(received, ['loanUpdate']);
});

test('[A-166] each visible window catches up when another one has taken the connection', async (t) => {
  const { open } = browserOf(t);
  const windows = [await open(), await open(), await open()];
  assert.deepEqual(
    windows.map(({ catchUps }) => catchUps),
    [2, 1, 0],
  );
});

test('[A-166 S-4.1-05] a tab opened in the background catches up when it takes the connection', async (t) => {
  const { open } = browserOf(t);
  const [holder, background] = [await open(), await open(false)];
  assert.equal(background.catchUps, 0);
  holder.close();
  await settled();
  assert.equal(background.catchUps, 1);
});

test('[A-166 S-4.1-05] a tab that is shown takes the connection, and catches up', async (t) => {
  const { service, open } = browserOf(t);
  const [first, second] = await openTabs(2, open);
  assert.ok(first && second);
  assert.deepEqual([first.catchUps, second.catchUps, service.attempts], [0, 0, 2]);
  second.show(false);
  first.show();
  await settled();
  assert.deepEqual([first.catchUps, second.catchUps, service.attempts, service.connections], [1, 0, 3, 1]);
  service.send('loanUpdate');
  await settled();
  assert.deepEqual([first.received, second.received], [['loanUpdate'], ['loanUpdate']]);
});

test('[A-166] when the tab with the connection is closed, another takes over, and visible tabs catch up', async (t) => {
  const { service, open } = browserOf(t);
  const [beside, hidden, holder] = [await open(), await open(false), await open()];
  const before = beside.catchUps;
  holder.close();
  await settled();
  assert.equal(service.connections, 1);
  service.send('loanUpdate');
  await settled();
  assert.deepEqual([beside.received, hidden.received, holder.received], [['loanUpdate'], ['loanUpdate'], []]);
  assert.ok(beside.catchUps > before);
});

test('[A-166] when the tab with the connection is hidden, a visible one takes over: a hidden tab can freeze', async (t) => {
  const { service, open } = browserOf(t);
  const [beside, holder] = [await open(), await open()];
  const before = service.attempts;
  holder.show(false);
  await settled();
  assert.deepEqual([service.attempts - before, service.connections], [1, 1]);
  holder.close();
  service.send('loanUpdate');
  await settled();
  assert.deepEqual(beside.received, ['loanUpdate']);
});

test('[A-166] while all tabs are hidden, one of them keeps the connection', async (t) => {
  const { service, open } = browserOf(t);
  const tabs = await openTabs(3, open);
  tabs.at(-1)?.show(false);
  await settled();
  assert.deepEqual([service.connections, service.attempts], [1, 3]);
  service.send('sessionExtend');
  await settled();
  for (const { received } of tabs) assert.deepEqual(received, ['sessionExtend']);
  tabs.at(-1)?.close();
  await settled();
  assert.equal(service.connections, 1);
});

test('[A-166] a tab that takes over continues after the last event that it has heard of', async (t) => {
  const { service, open } = browserOf(t);
  const [first, second] = await openTabs(2, open);
  service.send('loanUpdate', '41');
  await settled();
  second?.show(false);
  first?.show();
  await settled();
  assert.deepEqual(service.lastEventIds, [null, null, '41']);
});

test('[A-166] a tab of another user, and one whose session has ended, get no event of this user', async (t) => {
  const { service, open } = browserOf(t);
  const [own, ended] = [await open(), await open(false)];
  const other = new EventService();
  const stranger = new Tab(other, 'another user', true, {});
  t.after(() => stranger.close());
  await settled();
  ended.close();
  await settled();
  assert.deepEqual([service.connections, other.connections], [1, 1]);
  service.send('loanUpdate');
  await settled();
  assert.deepEqual([own.received, ended.received, stranger.received], [['loanUpdate'], [], []]);
});

test('[A-166 S-4.1-05] malformed messages and those of a tab that has lost the connection are ignored', async (t) => {
  const { open } = browserOf(t);
  const follower = await open();
  await open();
  const channel = new BroadcastChannel(`threshold-events user ${users}`);
  t.after(() => channel.close());
  const post = channel.postMessage.bind(channel);
  for (const message of [
    null,
    'event',
    { kind: 'event' },
    { kind: 'event', name: 'loanUpdate', data: '{}', id: '', from: 'a former tab' },
  ])
    post(message);
  await settled();
  assert.deepEqual(follower.received, []);
});

test('[A-166] the end of the session in a tab ends its connection and its wait for one', async (t) => {
  const { service, open } = browserOf(t);
  const [waiting, holder] = [await open(false), await open()];
  waiting.close();
  holder.close();
  await settled();
  assert.deepEqual([waiting.isOver, holder.isOver, service.connections], [true, true, 0]);
});

test('[A-166 L-6-01] a 401 ends the session of the tab with the connection; a 204 ends the attempts of each tab', async (t) => {
  for (const [status, unauthorized] of [
    [401, 1],
    [204, 0],
  ] as const) {
    const { service, open } = browserOf(t);
    service.status = status;
    const tabs = [await open(), await open(false), await open(false)];
    for (const tab of tabs) tab.show();
    await settled();
    assert.equal(service.attempts, 3);
    for (const tab of tabs) assert.deepEqual([tab.isOver, tab.unauthorized], [true, unauthorized]);
  }
});

for (const [what, changes] of [
  ['locks', { locks: undefined }],
  ['channels', noChannels],
  ['permission for locks', refusedLocks],
] as const) {
  test(`[A-166] in a browser without ${what}, a tab has a connection while it is visible, and catches up`, async (t) => {
    const { service, open } = browserOf(t, changes);
    const tabs = await openTabs(12, open);
    await settled();
    assert.equal(service.connections, 1);
    const [first, second] = tabs;
    tabs.at(-1)?.show(false);
    await settled();
    assert.equal(service.connections, 0);
    first?.show();
    await settled();
    assert.deepEqual([service.connections, first?.catchUps, second?.catchUps], [1, 1, 0]);
    service.send('loanUpdate');
    await settled();
    assert.deepEqual(first?.received, ['loanUpdate']);
    assert.deepEqual(second?.received, what === 'channels' ? [] : ['loanUpdate']);
    second?.show();
    await settled();
    service.send('menuUpdate');
    await settled();
    for (const tab of [first, second]) assert.equal(tab?.received.at(-1), 'menuUpdate');
    const background = await open(false);
    second?.show(false);
    background.show();
    await settled();
    assert.equal(background.catchUps, 1);
    assert.deepEqual(first?.received, ['loanUpdate', 'menuUpdate']);
  });
}
