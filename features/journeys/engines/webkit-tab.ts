import { createServer } from 'node:net';
import { once } from 'node:events';
import { startDriver } from './driver.ts';
import { type Tab, windowSize } from './tab.ts';

/** Opens WebKitGTK by its driver, which speaks WebDriver over HTTP. WebKitGTK needs a display: it gets a virtual one. */
export async function webkitTab(): Promise<Tab> {
  const port = await freePort();
  const missing = 'Debian: apt-get install webkit2gtk-driver xvfb';
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  const driver = await startDriver('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], missing);
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const address = `http://127.0.0.1:${port}${path}`;
    const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await driver.answers(() => send('GET', '/status'));
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { readonly sessionId: string };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, windowSize);
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    read: (expression) =>
      send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    act: async (input) => void (await send('POST', `${session}/actions`, { actions: [input] })),
    close: async () => {
      await send('DELETE', session);
      driver.stop();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
