import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { worldName } from '../../contracts/api/world-name.ts';
import { sendPage } from '../platform/http/send-page.ts';
import {
  type AuthorizationRequest,
  type Parameters,
  type ReturnAddress,
  readAuthorizationRequest,
  readReturnAddress,
  OAuthError,
} from './authorization-request.ts';
import { clientInfoOf } from './persona-token.ts';
import { personaNamed, personaOf } from '../los/seeds/personas.ts';
import { isFromOwnPage, originOf } from '../platform/http/origin.ts';
import { refusalPage, signInPage } from './sign-in-page.ts';
import { readSession, type Session, startSession } from './session.ts';

/** GET authorize: responds with a code for a signed-in user, else with the sign-in page. */
export function authorize(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return withCheckedClient(request, reply, async (wanted, back) => {
    const session = wanted.prompt === 'login' ? null : matching(await readSession(request), wanted.loginHint);
    if (session) return reply.redirect(await addressWithCode(request, session, wanted, back));
    if (wanted.prompt === 'none') throw new OAuthError('login_required', 'No user is signed in');
    return sendPage(reply, 200, signInPage(pageContext(request, wanted, back)));
  });
}

/** POST authorize: signs in the persona of the sign-in form, and redirects with a code. */
export function choosePersona(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return withCheckedClient(request, reply, async (wanted, back) => {
    const chosen = (request.body as Parameters | undefined)?.['persona'];
    const persona = personaNamed(chosen);
    if (!persona || !isFromOwnPage(request)) {
      return sendPage(reply, 400, signInPage(pageContext(request, wanted, back)));
    }
    await startSession(request, reply, persona);
    return reply.redirect(await addressWithCode(request, persona, wanted, back), 303);
  });
}

type Handler = (wanted: AuthorizationRequest, back: ReturnAddress) => Promise<FastifyReply>;

async function withCheckedClient(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: Handler,
): Promise<FastifyReply> {
  const parameters = request.query as Parameters;
  let back: ReturnAddress;
  try {
    back = readReturnAddress(parameters, originOf(request));
  } catch (error) {
    if (error instanceof OAuthError) return sendPage(reply, 400, refusalPage(error.message));
    throw error;
  }
  try {
    return await handle(readAuthorizationRequest(parameters), back);
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const status = request.method === 'POST' ? 303 : 302;
    return reply.redirect(addressWith(back, { error: error.code, error_description: error.message }), status);
  }
}

/** Returns the session, or null if the login hint is the mail address of another user. */
function matching(session: Session | null, loginHint: string | null): Session | null {
  if (!session || loginHint === null) return session;
  const persona = personaOf(session.objectId);
  return persona?.email.toLowerCase() === loginHint.toLowerCase() ? session : null;
}

async function addressWithCode(
  request: FastifyRequest,
  { objectId }: Session,
  wanted: AuthorizationRequest,
  back: ReturnAddress,
): Promise<string> {
  const claims = {
    jti: randomUUID(),
    oid: objectId,
    world: request.world.id,
    scope: wanted.scopes.join(' '),
    ...(wanted.nonce === null ? {} : { nonce: wanted.nonce }),
    challenge: wanted.challenge,
    redirect_uri: back.redirectUri,
  };
  const code = await request.server.tokenAuthority.sign('code', claims, originOf(request));
  return addressWith(back, { code, client_info: clientInfoOf(objectId) });
}

function pageContext(request: FastifyRequest, wanted: AuthorizationRequest, back: ReturnAddress) {
  const { id, name } = request.world;
  return {
    action: request.url,
    host: request.host,
    world: id === 'default' ? name : (name ?? worldName(id)),
    hint: wanted.loginHint,
    cancelAddress: addressWith(back, {
      error: 'access_denied',
      error_description: 'The sign-in was canceled',
    }),
  };
}

function addressWith(back: ReturnAddress, parameters: Readonly<Record<string, string>>): string {
  const fields = Object.entries(back.state === null ? parameters : { ...parameters, state: back.state });
  if (back.responseMode === 'fragment') return `${back.url.href}#${new URLSearchParams(fields)}`;
  const url = new URL(back.url);
  for (const [name, value] of fields) url.searchParams.set(name, value);
  return url.href;
}
