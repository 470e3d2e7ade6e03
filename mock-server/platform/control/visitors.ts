import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { html } from '../html/html.ts';
import { noticePage } from '../html/page.ts';
import { arrivalOf } from '../http/fetch-metadata.ts';
import { newNonce } from '../http/headers.ts';
import { problem } from '../http/problems.ts';
import { sendPage } from '../http/send-page.ts';
import { isOutsideOfWorlds } from '../worlds/plugin.ts';
import { setWorldCookie, worldKeyOf } from '../worlds/world-key.ts';
import { removeWorld } from './world-actions.ts';
import { defaultWorldId, type Worlds } from '../worlds/worlds.ts';

interface VisitorsOptions {
  /** Maximum number of worlds, besides the default world; 0: visitors share the default world. */
  readonly most: number;
}

/**
 * Gives a world to each visitor: a browser that opens a page and names no world that exists. Every other request
 * without a world is refused, so that no visitor sees the default world. Closes the control API, except for demos.
 */
export const visitorsPlugin = fastifyPlugin<VisitorsOptions>(
  async (app: FastifyInstance, { most }) => {
    if (most === 0) return;
    const { worlds } = app;
    app.addHook('onRequest', async (request, reply) => {
      if (isClosed(request)) throw problem('path-unknown', 'The control API is off on this server.');
      if (isOutsideOfWorlds(request.url) || request.world.id !== defaultWorldId) return;
      const arrival = arrivalOf(request);
      if (arrival === 'direct' || arrival === 'linked') {
        request.world = await worlds.create({});
        setWorldCookie(request, reply, request.world.id);
        for (const id of longestUnused(worlds, most)) await removeWorld(app, id);
        return;
      }
      if (!request.headers.accept?.includes('text/html')) throw withoutWorld();
      return sendPage(reply, 400, startAgainPage(), { nonce: newNonce() });
    });
  },
  { name: 'visitors', dependencies: ['rate-limit'], fastify: '5.x' },
);

/** Returns true for routes of the control API, except demos, the presenter's bar, and the visitor's own world. */
function isClosed(request: FastifyRequest): boolean {
  const { url = '' } = request.routeOptions;
  if (!/^\/mock(?:\/|$)/.test(url) || /^\/mock\/(?:demos(?:\/|$)|console\/)/.test(url)) return false;
  const { id } = (request.params ?? {}) as { readonly id?: string };
  const isOwn = url.startsWith('/mock/worlds/:id') && id === 'current';
  if (isOwn && [null, defaultWorldId].includes(worldKeyOf(request))) throw withoutWorld();
  return !isOwn;
}

/** Returns the worlds beyond a number, those that were not used for longest. */
function longestUnused(worlds: Worlds, most: number): string[] {
  const used = [...worlds.usage()].filter(([id]) => id !== defaultWorldId);
  if (used.length <= most) return [];
  return used
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, used.length - most)
    .map(([id]) => id);
}

const withoutWorld = () =>
  problem('world-unknown', 'This demo was reset, or your browser blocks cookies. Reload the page.');

const startAgainPage = () =>
  noticePage(
    'This demo was reset',
    'This demo was reset',
    html`<p>Your entries were deleted after a period of inactivity.</p>
<p><a href="/" target="_top">Start again</a></p>`,
  );
