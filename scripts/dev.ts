import { join } from 'node:path';
import { createServer } from 'vite';
import { modeInWords } from '../mock-server/settings/mode.ts';
import { type ReadSettings, readSettings } from '../mock-server/settings/settings.ts';
import { openBehind, RefusedError } from './dev/behind.ts';
import { isServerPath } from './dev/server-paths.ts';
import { root } from './source-files.ts';
import { refusalOf } from './start/refusal.ts';

// Vite in front, which shows every change in web at once; behind it the mock server, which starts anew on every
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
  const vite = await createServer({
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
    void vite.close();
  };
  process.once('SIGINT', close).once('SIGTERM', close);
  behind.onRestart(() => vite.ws.send({ type: 'full-reload' }));
  try {
    await behind.ready;
    await vite.listen();
  } catch (error) {
    close();
    throw error;
  }
  const address = vite.httpServer?.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  console.log(modeInWords(settings).join('\n'));
  console.log(`ready: http://localhost:${actual}`);
}
