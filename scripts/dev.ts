import { join } from 'node:path';
import { createServer } from 'vite';
import { modeInWords } from '../mock-server/settings/mode.ts';
import { type ReadSettings, readSettings } from '../mock-server/settings/settings.ts';
import { openBehind, RefusedError } from './dev/behind.ts';
import { isServerPath } from './dev/server-paths.ts';
import { root } from './shared/source-files.ts';
import { refusalOf } from './start/refusal.ts';

// Vite in front, which shows every change in web at once; behind it the mock server, which restarts on every
// change in mock-server and contracts. The browser sees one address.

try {
  await develop(readSettings(process.env));
} catch (error) {
  if (!(error instanceof RefusedError)) console.error(refusalOf(error) ?? error);
  process.exit(1);
}

async function develop({ settings, warnings }: ReadSettings): Promise<void> {
  for (const line of warnings) console.error(line);
  const { host, port, dataFile, allowedHosts } = settings;
  const behind = await openBehind(dataFile);
  // Both at the same time: a server that is refused does not wait for Vite.
  const created = createServer({
    configFile: join(root, 'vite.config.ts'),
    clearScreen: false,
    server: {
      host,
      port,
      allowedHosts: allowedHosts === undefined ? true : [...allowedHosts],
      strictPort: true,
      proxy: {
        // Sign-in settings and cookies depend on the address that the browser sees: the host header stays.
        '^/': {
          target: behind.url,
          changeOrigin: false,
          bypass: ({ url = '/' }) => (isServerPath(url) ? undefined : url),
        },
      },
    },
  });
  const close = () => {
    behind.close();
    void created.then((vite) => vite.close()).catch(() => undefined);
  };
  process.once('SIGINT', close).once('SIGTERM', close);
  try {
    const [vite] = await Promise.all([created, behind.ready]);
    behind.onRestart(() => vite.ws.send({ type: 'full-reload' }));
    await vite.listen();
    const address = vite.httpServer?.address();
    const actual = typeof address === 'object' && address !== null ? address.port : port;
    console.log(modeInWords(settings).join('\n'));
    console.log(`ready: http://localhost:${actual}`);
  } catch (error) {
    close();
    throw error;
  }
}
