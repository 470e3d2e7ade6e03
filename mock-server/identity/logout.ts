import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../http/send-page.ts';
import type { Parameters } from './authorization-request.ts';
import { isFromOwnPage, isOnOrigin, originOf, type Site } from '../http/site.ts';
import { refusalPage, signedOutPage, signOutPage } from './sign-in-page.ts';
import { dropSession } from './session.ts';
import { providerPaths } from './settings.ts';

/** Returns the address that ends the provider's session and then redirects to a path of the same host. */
export const logoutAddress = (site: Site, path: string): string =>
  `${providerPaths.logout}?post_logout_redirect_uri=${encodeURIComponent(originOf(site) + path)}`;

/**
 * GET logout: ends the session, then redirects to the requested address if it is on this host. After a link on another
 * site, a page asks for confirmation first: OpenID Connect defines logout as a GET request.
 */
export async function logout(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { post_logout_redirect_uri: wanted, state } = request.query as Parameters;
  const origin = originOf(request);
  const next = wanted === undefined ? null : sameHost(wanted, origin);
  if (wanted !== undefined && next === null) {
    const reason = `The post_logout_redirect_uri must be on ${origin}.`;
    return sendPage(reply, 400, refusalPage(reason), 'sign-in');
  }
  if (!isFromOwnPage(request)) return sendPage(reply, 200, signOutPage(request.url), 'sign-in');
  dropSession(request, reply);
  await request.server.worlds.endSession(request.world.id);
  if (next === null) return sendPage(reply, 200, signedOutPage(), 'sign-in');
  if (typeof state === 'string') next.searchParams.set('state', state);
  return reply.redirect(next.href);
}

function sameHost(value: unknown, origin: string): URL | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return isOnOrigin(url, origin) ? url : null;
}
