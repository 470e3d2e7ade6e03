import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../platform/http/send-page.ts';
import type { Parameters } from './authorization-request.ts';
import { isFromOwnPage, isOnOrigin, originOf, type Site } from '../platform/http/origin.ts';
import { refusalPage, signedOutPage, signOutPage } from './sign-in-page.ts';
import { dropSession } from './session.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { clientId } from './provider.ts';

/** Returns the address that ends the provider's session and then redirects to a path of the same host. */
export const logoutAddress = (site: Site, path: string): string =>
  `${providerPaths.logout}?post_logout_redirect_uri=${encodeURIComponent(originOf(site) + path)}`;

/**
 * GET and POST logout: ends the session, then redirects to the requested address if it is on this host. After a link or
 * form on another site, a page asks for confirmation first (OpenID Connect RP-Initiated Logout, 2 and 6).
 */
export async function logout(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const sent = (request.method === 'POST' ? request.body : request.query) as Parameters | undefined;
  const { post_logout_redirect_uri: wanted, state, client_id: client } = sent ?? {};
  if (client !== undefined && client !== clientId) {
    return sendPage(reply, 400, refusalPage('The client_id is not known to this sign-in service.'));
  }
  const origin = originOf(request);
  const next = wanted === undefined ? null : sameHost(wanted, origin);
  if (wanted !== undefined && next === null) {
    const reason = `The post_logout_redirect_uri must be on ${origin}.`;
    return sendPage(reply, 400, refusalPage(reason));
  }
  if (!isFromOwnPage(request)) return sendPage(reply, 200, signOutPage(addressOf(sent ?? {})));
  dropSession(request, reply);
  await request.server.worlds.endSession(request.world.id);
  if (next === null) return sendPage(reply, 200, signedOutPage());
  if (typeof state === 'string') next.searchParams.set('state', state);
  return reply.redirect(next.href, request.method === 'POST' ? 303 : 302);
}

/** Returns the address of a GET request for the same logout. */
function addressOf(sent: Parameters): string {
  const fields = Object.entries(sent).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return `${providerPaths.logout}?${new URLSearchParams(fields)}`;
}

function sameHost(value: unknown, origin: string): URL | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return isOnOrigin(url, origin) ? url : null;
}
