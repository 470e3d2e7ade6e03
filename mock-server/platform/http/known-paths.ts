import { distance } from 'fastest-levenshtein';
import type { FastifyInstance, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sendProblem } from './errors.ts';
import { acceptsPage } from './limit-page.ts';
import { problem } from './problems.ts';

/** The paths and methods of all registered routes. */
export interface KnownPaths {
  /** Returns the methods that the path accepts; empty for an unknown path. */
  methodsOf(path: string): string[];
  /**
   * Returns the known path with the smallest edit distance, if possible one with the same first segment. Its parameters
   * are in braces.
   */
  nearestTo(path: string): string | undefined;
  /** Returns true if the first segment of the path is that of a route, so that the SPA's page must not be sent. */
  isServerPath(path: string): boolean;
  /** Returns every route without a wildcard. Parameters are in braces. */
  all(): { readonly method: string; readonly path: string }[];
}

declare module 'fastify' {
  interface FastifyInstance {
    knownPaths: KnownPaths;
  }
}

/** Collects the routes that are registered after this plugin. */
export const knownPathsPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const methods = new Map<string, Set<string>>();
    const prefixes = new Set<string>();
    const hinted = new Set<string>();
    app.addHook('onRoute', ({ url, method, schema }: RouteOptions) => {
      if (url === '' || url.includes('*')) return;
      if (schema?.hide !== true) hinted.add(url);
      const known = methods.get(url) ?? new Set();
      for (const each of [method].flat()) known.add(each);
      methods.set(url, known);
      const prefix = firstSegment(url);
      if (prefix !== '' && !prefix.includes('.')) prefixes.add(prefix);
    });
    app.decorate('knownPaths', {
      methodsOf: (path) =>
        [...methods].flatMap(([url, known]) => (filledIn(url, path) === path ? [...known] : [])).toSorted(),
      nearestTo: (path) => {
        const relatives = [...hinted].filter((url) => firstSegment(url) === firstSegment(path));
        return nearestIn(relatives.length > 0 ? relatives : hinted, path.slice(0, longestPath));
      },
      isServerPath: (path) => prefixes.has(firstSegment(path)),
      all: () =>
        [...methods].flatMap(([url, taken]) => [...taken].map((method) => ({ method, path: inBraces(url) }))),
    });
  },
  { name: 'known-paths', fastify: '5.x' },
);

/** Maximum number of compared characters of a path. The time of a comparison grows with the product of both lengths. */
const longestPath = 300;

/**
 * Responds to a request without a route: with the page of the SPA, with 405 for a known path with another method, or
 * with 404. A mistyped path of the server gets 404 instead of the SPA's page, which would look like a broken screen.
 */
export const notFoundPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { knownPaths: known, sendSpaPage } = app;
    app.setNotFoundHandler((request, reply) => {
      const { method } = request;
      const path = request.url.split('?', 1)[0] ?? '';
      const allowed = known.methodsOf(path);
      if (allowed.length > 0) {
        const allow = allowed.join(', ');
        const detail = `${path.slice(0, 300)} accepts ${allow}, not ${method}.`;
        return sendProblem(problem('method-not-allowed', detail, { headers: { allow } }), request, reply);
      }
      const wantsPage = method === 'GET' && acceptsPage(request.headers.accept);
      if (sendSpaPage && wantsPage && !known.isServerPath(path)) return sendSpaPage(request, reply);
      const nearest = known.nearestTo(path);
      const hint = nearest === undefined ? '' : ` The nearest known path is ${nearest}.`;
      const detail = `There is nothing at ${path.slice(0, 300)}.${hint}`;
      return sendProblem(
        problem('path-unknown', detail, nearest === undefined ? {} : { nearest }),
        request,
        reply,
      );
    });
  },
  { name: 'not-found', dependencies: ['error-handler', 'known-paths', 'spa'], fastify: '5.x' },
);

/** Redirects a browser from the address of a page with a slash at its end to the address without it. */
export const slashRedirectsPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { method, url, params } = request;
      const path = url.split('?', 1)[0] ?? '';
      if (method !== 'GET' || path.length < 2 || !path.endsWith('/') || !acceptsPage(request.headers.accept))
        return done();
      // The router also takes an empty segment for a parameter.
      const lacksPage = request.is404 || isEmptyParameter(request.routeOptions.url, params);
      const page = path.slice(0, -1);
      if (lacksPage && app.knownPaths.methodsOf(page).includes('GET'))
        return reply.redirect(page + url.slice(path.length), 308);
      done();
    });
  },
  { name: 'slash-redirects', dependencies: ['header-limits', 'known-paths'], fastify: '5.x' },
);

const isEmptyParameter = (route: string | undefined, params: unknown): boolean =>
  route?.includes(':') === true && Object.values(params as object).includes('');

/** Returns the first segment of a path in lower case: /API is a mistyped request, not a page of the SPA. */
const firstSegment = (path: string): string => (path.split('/', 2)[1] ?? '').toLowerCase();

/** Fills the parameters of a route with the values of a path, so that route and path differ in fixed segments only. */
function filledIn(url: string, path: string): string {
  if (!url.includes(':')) return url;
  const given = path.split('/');
  const parts = url.split('/');
  return parts
    .map((part, index) => (part.startsWith(':') && given.length === parts.length ? given[index] : part))
    .join('/');
}

const inBraces = (url: string): string => url.replaceAll(/:(\w+)/g, '{$1}');

function nearestIn(urls: Iterable<string>, path: string): string | undefined {
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
