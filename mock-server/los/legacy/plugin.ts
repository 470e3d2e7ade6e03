import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type LegacyPage, type LegacyPageName, legacyPages } from '../../../contracts/api/legacy.ts';
import { logoutAddress } from '../../identity/logout.ts';
import { isFromOwnPage } from '../../platform/http/origin.ts';
import { readSession } from '../../identity/session.ts';
import { signedOutPath, signedOutPaths } from '../../identity/provider.ts';
import { giveAntiForgeryCookie } from '../../platform/http/anti-forgery.ts';
import { userIn } from '../authentication.ts';
import { serveAsset } from '../../platform/html/assets.ts';
import { isSentFromPage } from './page/forms.ts';
import { legacyLayout, legacyScript, type Masthead } from './page/layout.ts';
import { notFromElsewhere, notServed, sendAgain, signInAgain } from './page/notices.ts';
import type { LegacyFormHandler, LegacyPageRenderer, PageContext, PageView, SeeOther } from './page/page.ts';
import { forms, pages, publicPages, selectingPages } from './pages.ts';
import { sendPage } from '../../platform/http/send-page.ts';

/** Serves every documented legacy page: those of pages.ts with their content, all others with status 501. */
export const legacyPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    serveAsset(app, legacyScript);
    await app.register(formbody);
    for (const [name, page] of Object.entries(legacyPages) as [LegacyPageName, LegacyPage][]) {
      if (app.passedOn.has(name)) continue;
      const [open, form] = [pages[name], forms[name]];
      app.get(page.path, (request, reply) => {
        const text = publicPages[name];
        if (text) return show(reply, page, text);
        if (!open) return show(reply, page, notServed(page.title, page.path));
        if (selectingPages.has(name) && !isFromOwnPage(request)) {
          return show(reply, page, notFromElsewhere(request.url));
        }
        return answer(page, open, request, reply);
      });
      if (!form) continue;
      app.post(page.path, (request, reply) =>
        isSentFromPage(request)
          ? answer(page, form, request, reply)
          : show(reply, page, sendAgain(page.path)),
      );
    }
  },
  {
    name: 'legacy',
    dependencies: ['authentication', 'compression', 'identity', 'passed-on'],
    fastify: '5.x',
    encapsulate: true,
  },
);

async function answer(
  page: LegacyPage,
  render: LegacyPageRenderer | LegacyFormHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { world } = request;
  const objectId = (await readSession(request))?.objectId;
  const user = objectId === undefined ? null : await userIn(world, objectId);
  if (objectId === undefined || !user)
    return show(reply, page, signInAgain(logoutAddress(request, signedOutPath)));
  // The journal reads this property.
  request.objectId = objectId;
  const view = await render({
    store: world.store,
    events: request.server.events,
    world,
    user,
    objectId,
    query: request.query as PageContext['query'],
    form: (request.body ?? {}) as PageContext['form'],
    antiForgeryToken: giveAntiForgeryCookie(request, reply),
  });
  const account = user.authenticatedWithMicrosoft ? 'provider' : 'product';
  const masthead = {
    userName: `${user.firstName} ${user.lastName}`,
    logoutAddress: logoutAddress(request, signedOutPaths[account]),
  };
  return show(reply, page, view, masthead);
}

function show(
  reply: FastifyReply,
  page: LegacyPage,
  view: PageView | SeeOther,
  masthead: Masthead | null = null,
): FastifyReply {
  if ('location' in view) return reply.code(303).header('location', view.location).send();
  return sendPage(reply, view.status ?? 200, legacyLayout(page, view, masthead, reply.cspNonce.script));
}
