import type { Plugin, Rolldown } from 'vite';
import { configurationOperations } from '../../contracts/operations/configuration.ts';
import { paths } from '../../web/shared/routes/paths.ts';

type Bundle = Rolldown.OutputBundle;

/** End of the path of the module that the SPA loads once the user is signed in. */
const appModule = '/web/app/app.tsx';

/**
 * Vite plugin that lets index.html send requests before the entry script is compiled: for the settings, which every
 * page but the signed-out page needs, and for the files of the app, if this page load ends a sign-in or the user is
 * signed in. A first visit redirects to the identity provider and does not need the files.
 */
export function appPreload(): Plugin {
  return {
    name: 'app-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = filesOf(bundle, appModule);
        if (files.length === 0) return html;
        // Inserts the script before the entry script, which the browser may compile as soon as it parses it.
        return html.replace('<script type="module"', `<script>${preloadScript(files)}</script>\n    $&`);
      },
    },
  };
}

/** Returns the paths, from the site root, of the scripts and style sheets of a module and of its static imports. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const waiting = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (files.has(chunk.fileName)) continue;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    const { imports } = chunk;
    waiting.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  return [...files].map((file) => `/${file}`);
}

/**
 * Returns the script that requests the settings and these files. It is not a module, since browsers run modules only
 * after they have parsed the page.
 */
export const preloadScript = (files: readonly string[]): string => `
  let isSignedIn = false;
  try {
    isSignedIn = sessionStorage.getItem('user') !== null;
  } catch {}
  const request = (rel, as, href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: '' }));
  if (isSecureContext && location.pathname !== ${JSON.stringify(paths.signedOut)})
    request('preload', 'fetch', ${JSON.stringify(configurationOperations.getConfiguration.path)});
  if (isSignedIn || location.pathname === ${JSON.stringify(paths.callback)}) {
    for (const file of ${JSON.stringify(files)}) {
      if (file.endsWith('.js')) request('modulepreload', 'script', file);
      else request('preload', 'style', file);
    }
  }
`;
