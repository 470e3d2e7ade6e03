import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { followSharedEvents } from './shared-events.ts';

/** An event service that counts its connections. `status` is that of the next responses. */
class EventService {
  status = 200;
  attempts = 0;
  readonly #open = new Set<ReadableStreamDefaultController<Uint8Array>>();

  get connections(): number {
    return this.#open.size;
  }

  readonly connect = async (signal: AbortSignal): Promise<Response> => {
    this.attempts += 1;
    if (this.status !== 200) return new Response(null, { status: this.status });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#open.add(controller);
        signal.addEventListener('abort', () => {
          if (this.#open.delete(controller)) controller.error(signal.reason);
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

  send(name: string): void {
    for (const stream of this.#open) stream.enqueue(new TextEncoder().encode(`event: ${name}\ndata: {}\n\n`));
  }

  /** Ends all connections, as a server does that stops. */
  stop(): void {
    for (const stream of this.#open) stream.close();
    this.#open.clear();
  }
}

/** A tab of one browser, with the locks and channels of this process. */
class Tab {
  readonly received: string[] = [];
  readonly #closing = new AbortController();
  readonly #page = new EventTarget();

  constructor(service: EventService, key: string) {
    const settings = {
      request: (_headers: object, signal: AbortSignal) => service.connect(signal),
      receive: (name: string | undefined) => void this.received.push(name ?? ''),
      catchUp: () => void this.received.push('catch up'),
      signal: this.#closing.signal,
      wait: async () => undefined,
    };
    followSharedEvents(key, settings, this.#page);
  }

  /** Something happens to the page of the tab. */
  async happens(event: 'freeze' | 'resume' | 'pagehide' | 'pageshow'): Promise<void> {
    this.#page.dispatchEvent(new Event(event));
    await settled();
  }

  /** Closes the tab, or ends its session. Its lock is free then, as after a crash. */
  async close(): Promise<void> {
    this.#closing.abort();
    await settled();
  }
}

/** Resolves when all waits for locks, channels and responses are over. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate);
}

let users = 0;

/** Opens tabs of a new user. They are closed at the end of the test. */
async function openTabs(context: TestContext, count: number) {
  users += 1;
  const service = new EventService();
  const tabs: Tab[] = [];
  context.after(() => Promise.all(tabs.map((tab) => tab.close())));
  const open = async (key = `user ${users}`): Promise<Tab> => {
    const tab = new Tab(service, key);
    tabs.push(tab);
    await settled();
    return tab;
  };
  for (let number = 0; number < count; number += 1) await open();
  const [first, second] = tabs;
  assert.ok(first && second);
  return { service, tabs, first, second, open };
}

const received = (tabs: readonly Tab[]) => tabs.map((tab) => tab.received);

test('[A-166 S-4.1-05] twelve tabs have one connection, and each gets each event once, in order', async (context) => {
  const { service, tabs } = await openTabs(context, 12);
  service.send('loanUpdate');
  service.send('menuUpdate');
  await settled();
  assert.equal(service.attempts, 1);
  for (const tab of tabs) assert.deepEqual(tab.received, ['loanUpdate', 'menuUpdate']);
});

test('[A-166] after a lost connection each tab catches up', async (context) => {
  const { service, tabs } = await openTabs(context, 3);
  service.stop();
  await settled();
  assert.equal(service.connections, 1);
  for (const tab of tabs) assert.deepEqual(tab.received, ['catch up']);
});

for (const [what, leave, comeBack] of [
  ['closes', (tab: Tab) => tab.close(), undefined],
  ['freezes', (tab: Tab) => tab.happens('freeze'), 'resume'],
  ['enters the back-forward cache', (tab: Tab) => tab.happens('pagehide'), 'pageshow'],
] as const) {
  test(`[A-166] when the tab with the connection ${what}, another one connects, and the others catch up`, async (context) => {
    const { service, tabs, first, second } = await openTabs(context, 3);
    await leave(first);
    service.send('loanUpdate');
    await settled();
    assert.deepEqual([service.connections, service.attempts], [1, 2]);
    for (const tab of tabs.slice(1)) assert.deepEqual(tab.received, ['catch up', 'loanUpdate']);
    if (!comeBack) return assert.deepEqual(first.received, []);
    first.received.length = 0;
    await first.happens(comeBack);
    assert.deepEqual([service.attempts, first.received], [2, ['catch up']]);
    await second.close();
    service.send('menuUpdate');
    await settled();
    assert.equal(first.received.at(-1), 'menuUpdate');
  });
}

test('[A-166] a tab of another user, and one whose session has ended, get no event of this user', async (context) => {
  const { service, first, second, open } = await openTabs(context, 2);
  const stranger = await open('another user');
  assert.equal(service.connections, 2);
  await first.close();
  assert.equal(service.connections, 2);
  await second.close();
  assert.equal(service.connections, 1);
  service.send('loanUpdate');
  await settled();
  assert.deepEqual(received([first, second, stranger]), [[], ['catch up'], ['loanUpdate']]);
});

test('[A-166 L-6-01] a refusal of the session ends the attempts of each tab', async (context) => {
  const { service, tabs, open } = await openTabs(context, 2);
  service.status = 401;
  service.stop();
  await settled();
  await open();
  assert.equal(service.attempts, 1 + tabs.length);
});
