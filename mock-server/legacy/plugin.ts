import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type LegacyPage, type LegacyPageName, legacyPages } from '../../contracts/api/legacy.ts';
import { logoutAddress } from '../identity/logout.ts';
import { readSession } from '../identity/session.ts';
import { signedOutPath } from '../identity/settings.ts';
import type { Store } from '../store/store.ts';
import { serveAsset } from './assets.ts';
import { legacyLayout, legacyScript, legacyStylesheet } from './layout.ts';
import { notServed, signInAgain } from './notices.ts';
import type { LegacyPageRenderer, PageContext, PageView } from './page.ts';
import { pages } from './pages.ts';
import { sendPage } from './send-page.ts';

export interface LegacyOptions {
  readonly store: Store;
}

/** Every page of the inventory: those in the table with what they show, all others with a page that says 501. */
export const legacyPlugin = fastifyPlugin<LegacyOptions>(
  async (app: FastifyInstance, { store }) => {
    serveAsset(app, legacyStylesheet);
    serveAsset(app, legacyScript);
    for (const [name, page] of Object.entries(legacyPages) as [LegacyPageName, LegacyPage][]) {
      const render = pages[name];
      app.get(page.path, async (request, reply) => {
        const answer = render
          ? await answerOf(page, render, store, request)
          : { view: notServed(page.title, page.path), masthead: null };
        return send(reply, page, answer);
      });
    }
  },
  { name: 'legacy', dependencies: ['identity'] },
);

interface Answer {
  readonly view: PageView;
  readonly masthead: Parameters<typeof legacyLayout>[2];
}

async function answerOf(
  page: LegacyPage,
  render: LegacyPageRenderer,
  store: Store,
  request: FastifyRequest,
): Promise<Answer> {
  const leave = logoutAddress(request.host, signedOutPath);
  const { world } = request;
  const objectId = (await readSession(request))?.objectId;
  const user = objectId === undefined ? null : await store.users.byObjectId(world.id, objectId);
  if (objectId === undefined || !user) return { view: signInAgain(leave), masthead: null };
  const query = request.query as PageContext['query'];
  const view = await render({ store, world, user, objectId, query });
  return { view, masthead: { userName: `${user.firstName} ${user.lastName}`, logoutAddress: leave } };
}

const send = (reply: FastifyReply, page: LegacyPage, { view, masthead }: Answer): FastifyReply =>
  sendPage(reply, view.status ?? 200, legacyLayout(page, view, masthead), 'legacy');
