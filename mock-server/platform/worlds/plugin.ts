import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { stopwatch } from './clock.ts';
import { isWorldId, worldKeyOf } from './world-key.ts';
import type { World } from './world.ts';
import { defaultWorldId, type Worlds } from './worlds.ts';
import { isAboutHealth } from '../http/health.ts';
import { problem, type ProblemError } from '../http/problems.ts';
import { portOf } from '../http/origin.ts';
import { providerPaths } from '../../../contracts/api/provider-paths.ts';
import { worldCookieName, worldHeader } from '../../../contracts/api/headers.ts';
import { worldName } from '../../../contracts/api/world-name.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import { html } from '../html/html.ts';
import { noticePage } from '../html/page.ts';
import { sendPage } from '../http/send-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True if a request must name its world. */
    isWorldRequired: boolean;
  }
  interface FastifyRequest {
    world: World;
    /** Time at which the request arrived, in milliseconds of `stopwatch`. */
    startedAt: number;
  }
}

interface WorldsOptions {
  /** True if a request can name its world; false: every request uses the default world. */
  readonly hasKeys: boolean;
  /** True if a request must name its world; false: without a name it is in the default world. */
  readonly isRequired: boolean;
}

/** Sets the world of each request. */
export const worldsPlugin = fastifyPlugin<WorldsOptions>(
  async (app: FastifyInstance, { hasKeys, isRequired }) => {
    const { worlds } = app;
    app.decorate('isWorldRequired', isRequired);
    app.decorateRequest('world');
    app.decorateRequest('startedAt', 0);
    app.addHook('onRequest', async (request) => {
      request.startedAt = stopwatch();
      // A response with a problem needs a world, too.
      request.world = worlds.default;
      // A client that creates a world may still send the cookie of a deleted one; a file belongs to no world.
      if (isOutsideOfWorlds(request.url)) return;
      const key = hasKeys ? worldKeyOf(request) : null;
      if (key === null && isRequired && !isOfNoWorld(request)) throw withoutWorld(request);
      request.world = await worldWithKey(worlds, key ?? defaultWorldId);
    });
  },
  // The journal records what a later hook refuses, and needs the world for it.
  { name: 'worlds', dependencies: ['state', 'error-handler', 'cors'], fastify: '5.x' },
);

/**
 * Returns the world that a request names, else the default world.
 *
 * @throws {ProblemError} world-unknown, also if the request must name its world and does not
 */
export function worldOfRequest(request: FastifyRequest): Promise<World> {
  const { worlds, isWorldRequired } = request.server;
  const key = worldKeyOf(request);
  if (key === null && isWorldRequired) throw withoutWorld(request);
  return worldWithKey(worlds, key ?? defaultWorldId);
}

/** Returns true for requests that never name a world: preflights, single files, and the keys of the provider. */
const isOfNoWorld = ({ method, url }: FastifyRequest): boolean =>
  method === 'OPTIONS' || file.test(url) || keysOfProvider.some((path) => isBelow(url, path));

const file = /^\/[\w-]+\.(?:ico|png|svg|txt|webmanifest)(?:\?|$)/;

/** What a backend reads to verify tokens of every world. */
const keysOfProvider = [providerPaths.discovery, providerPaths.keys];

function withoutWorld(request: FastifyRequest) {
  const cookie = worldCookieName(portOf(request.host));
  return problem(
    'world-unknown',
    `This request names no world, and this server requires one (REQUIRE_WORLD=on). Create a world by POST /mock/worlds. Send its id in the header ${worldHeader} or the cookie ${cookie}, or send the request to the host w-ID.localhost. In Playwright, use page, context and request of the client package's test.`,
  );
}

/** Returns true for paths that belong to no world: files, health probes, the API documents, and the console. */
export const isOutsideOfWorlds = (url: string): boolean =>
  sites.some((site) => isBelow(url, site)) || isAboutHealth(url);

const sites = ['/mock', '/assets', '/page-assets', '/api-docs', '/spec', '/favicon.ico'] as const;

/**
 * Sends a page to a browser whose world does not exist. The page has a button that makes a new world, and a link to the
 * console, where the user can go to the default world.
 *
 * @returns null for any other problem, and for a script's request for data
 */
export function sendLostWorldPage(
  { code }: ProblemError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  if (code !== 'world-unknown' || !request.headers.accept?.includes('text/html')) return null;
  const key = worldKeyOf(request)?.slice(0, 40);
  const title = key === undefined ? 'No world' : 'This world is gone';
  const reason =
    key === undefined
      ? 'This browser has no world yet, and this server requires one (REQUIRE_WORLD). In Playwright, import test from @threshold-mock/client/playwright.'
      : `The world “${isWorldId(key) ? worldName(key) : key}” of this browser was deleted, or it has expired.`;
  return sendPage(
    reply,
    400,
    noticePage(
      title,
      title,
      html`<p>${reason}</p>
<form method="post" action="${mockOperations.enterWorld.path}" target="_top"><button class="button primary">Make a new world</button></form>
<p><a href="/mock" target="_top">Open the console to go to the default world</a></p>`,
    ),
  );
}

/** Returns the world of a key that a request names. @throws {ProblemError} world-unknown */
async function worldWithKey(worlds: Worlds, key: string): Promise<World> {
  const found = isWorldId(key) ? await worlds.find(key) : null;
  if (found) return found;
  throw problem(
    'world-unknown',
    `There is no world "${key.slice(0, 40)}". It was deleted or has expired, or its id is mistyped. Open /mock in the browser, or send POST /mock/worlds, to make a new world.`,
  );
}

const isBelow = (url: string, site: string): boolean =>
  url.startsWith(site) &&
  (url.length === site.length || url[site.length] === '/' || url[site.length] === '?');
