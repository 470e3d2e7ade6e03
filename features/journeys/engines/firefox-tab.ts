import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDriver } from './driver.ts';
import { type Tab, windowSize } from './tab.ts';

/** Opens Firefox, which speaks WebDriver BiDi itself, over a web socket. */
export async function firefoxTab(): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), 'threshold-firefox-'));
  const program = process.env['FIREFOX'] ?? 'firefox';
  const missing = 'Install Firefox (Debian: apt-get install firefox-esr), or name it in FIREFOX';
  const parameters = ['--headless', '--remote-debugging-port=0', '--profile', profile];
  const driver = await startDriver(program, parameters, missing);
  const socket = new WebSocket(`${await driver.written(/ws:\/\/[\d.:]+/)}/session`);
  await once(socket, 'open');
  const send = commands(socket);
  await send('session.new', { capabilities: {} });
  // A tab of its own, since the keys of the first one go to the address bar: its page never gets a focus event.
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: windowSize });
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    read: async (expression) => {
      const asked = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: false };
      const { result, exceptionDetails } = await send('script.evaluate', asked);
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      const { value } = result as { readonly value?: string };
      return value === undefined ? undefined : (JSON.parse(value) as unknown);
    },
    act: async (input) => void (await send('input.performActions', { context, actions: [input] })),
    close: async () => {
      socket.close();
      driver.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** Returns a function that sends a command and returns its result. */
function commands(socket: WebSocket) {
  type Result = Readonly<Record<string, unknown>>;
  const waiting = new Map<number, (reply: { readonly result?: Result; readonly message?: string }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as { readonly id?: number; readonly result?: Result };
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let last = 0;
  return async (method: string, params: object): Promise<Result> => {
    last += 1;
    const id = last;
    const reply = new Promise<{ readonly result?: Result; readonly message?: string }>((resolve) =>
      waiting.set(id, resolve),
    );
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await reply;
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  };
}
