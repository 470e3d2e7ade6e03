import { distance } from 'fastest-levenshtein';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** What the server answers, gathered from the very routes it registers. */
export interface KnownPaths {
  /** Methods that the path would take; empty when it is unknown. */
  methodsOf(path: string): string[];
  /** The known path that is most like the one given, parameters in braces. */
  nearestTo(path: string): string | undefined;
  /** Whether the path lies under a first segment that belongs to the server, so that the SPA must not answer it. */
  isServerPath(path: string): boolean;
  /** Every route but those with a wildcard, parameters in braces. */
  all(): { readonly method: string; readonly path: string }[];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the server answers. */
    knownPaths: KnownPaths;
  }
}

/** Gathers every route that is registered after this call. */
export function gatherKnownPaths(app: FastifyInstance): KnownPaths {
  const methods = new Map<string, Set<string>>();
  const prefixes = new Set<string>();
  const hinted = new Set<string>();
  app.addHook('onRoute', ({ url, method, schema }: RouteOptions) => {
    if (url === '' || url.includes('*')) return;
    // Built files are no paths that anyone means to write.
    if (!(schema && 'hide' in schema)) hinted.add(url);
    const known = methods.get(url) ?? new Set();
    for (const each of [method].flat()) known.add(each);
    methods.set(url, known);
    const prefix = firstSegment(url);
    if (prefix !== '' && !prefix.includes('.')) prefixes.add(prefix);
  });
  const paths: KnownPaths = {
    methodsOf: (path) =>
      [...methods].flatMap(([url, known]) => (filledIn(url, path) === path ? [...known] : [])).toSorted(),
    nearestTo: (path) => nearest(hinted, path.slice(0, longestPath)),
    isServerPath: (path) => prefixes.has(firstSegment(path)),
    all: () =>
      [...methods].flatMap(([url, taken]) => [...taken].map((method) => ({ method, path: inBraces(url) }))),
  };
  app.decorate('knownPaths', paths);
  return paths;
}

/** Comparing costs the product of the lengths; a hostile path must not cost more than a long real one. */
const longestPath = 300;

/** Case does not matter: /API is a mistaken call, not a page of the SPA. */
const firstSegment = (path: string): string => (path.split('/', 2)[1] ?? '').toLowerCase();

/** The route with its parameters taken from the path, so that only the fixed parts are compared. */
function filledIn(url: string, path: string): string {
  if (!url.includes(':')) return url;
  const given = path.split('/');
  const parts = url.split('/');
  return parts
    .map((part, index) => (part.startsWith(':') && given.length === parts.length ? given[index] : part))
    .join('/');
}

const inBraces = (url: string): string => url.replaceAll(/:(\w+)/g, '{$1}');

function nearest(urls: Iterable<string>, path: string): string | undefined {
  let best: string | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const url of urls) {
    const length = distance(filledIn(url, path), path);
    if (length < shortest) {
      shortest = length;
      best = url;
    }
  }
  return best === undefined ? undefined : inBraces(best);
}
