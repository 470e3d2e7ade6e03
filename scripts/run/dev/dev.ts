import { join } from 'node:path';
import { createServer } from 'vite';
import { modeInWords } from '../../../mock-server/app/settings/mode.ts';
import { type ReadSettings, readSettings } from '../../../mock-server/app/settings/settings.ts';
import { openBehind, RefusedError } from './behind.ts';
import { isServerPath } from './server-paths.ts';
import { endWithNpm } from '../../shared/npm-parent.ts';
import { root } from '../../shared/source-files.ts';
import { refusalOf } from '../start/refusal.ts';

// Starts Vite for web and, as its proxy target, the mock server, which restarts on changes in mock-server and contracts.
// The browser uses the address of Vite only.

/** The addresses of fonts in a built SPA, and the address of their folder at Vite. */
const builtFonts = /^\/assets\/(inter-[\w-]+\.woff2)$/;
const fonts = `/@fs${join(root, 'node_modules/@fontsource-variable/inter/files')}`;

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
  // Not awaited yet, so that an error of the mock server is reported without waiting for Vite.
  const created = createServer({
    configFile: join(root, 'vite.config.ts'),
    clearScreen: false,
    server: {
      host,
      port,
      allowedHosts: allowedHosts === undefined ? true : [...allowedHosts],
      strictPort: true,
      proxy: {
        // changeOrigin: false keeps the host header, since sign-in settings and cookies depend on the browser's address.
        '^/': {
          target: behind.url,
          changeOrigin: false,
          bypass: ({ url = '/' }) => {
            if (builtFonts.test(url)) return url.replace(builtFonts, `${fonts}/$1`);
            return isServerPath(url) ? undefined : url;
          },
        },
      },
    },
  });
  const close = () => {
    behind.close();
    void created.then((vite) => vite.close()).catch(() => undefined);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, close);
  endWithNpm();
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
