import { filesUnder, textOf } from '../../shared/source-files.ts';

/** Files and packages that the server needs at run time, besides the build results. */
interface Needed {
  /** Sorted paths of the files, from the root. */
  readonly files: readonly string[];
  /** Folders of the packages whose files the server sends, from the root, sorted. */
  readonly packages: readonly string[];
}

/** Programs beside the bundle: the start of the server and its health check. */
export const programs = ['scripts/run/start/built.cjs', 'scripts/build/image/health.cjs'];

/** Matches the style sheets, scripts and data files that the server reads. */
const read = /\.(?:css|js|tsv)$|\/data\/[\w-]+\.json$/;

/** Matches the sources of the console and of the presenter's bar, which Vite builds. */
const inBrowser = /^mock-server\/tools\/(?:console|presenter)\/client\//;

/** Returns what the server needs besides its bundle, the SPA, the console and the specification. */
export function neededByServer(): Needed {
  const ofServer = filesUnder(['mock-server']);
  const files = [
    'LICENSE',
    'package.json',
    'contracts/openapi.json',
    ...programs,
    ...ofServer.filter((file) => read.test(file) && !inBrowser.test(file)),
  ];
  const packages = ofServer
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...textOf(file).matchAll(/import\.meta\.resolve\('([^']+)'\)/g)])
    .map(([, from = '']) => `node_modules/${packageOf(from)}`);
  return { files: [...new Set(files)].toSorted(), packages: [...new Set(packages)].toSorted() };
}

/** Returns the package of an import: `@scope/name` for `@scope/name/file`. */
const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
