import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest, FastifyInstance, preValidationHookHandler } from 'fastify';
import { cookieValue, setCookie } from '../platform/http/cookies.ts';
import { type Persona, personaNamed } from '../los/seeds/personas.ts';
import { isFromOwnPage, originOf, portOf } from '../platform/http/origin.ts';
import { TokenRejected } from './tokens.ts';
import Type from 'typebox';
import { strict } from '../../contracts/schema.ts';
import { problem } from '../platform/http/problems.ts';
import { personaIds } from '../../contracts/api/personas.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';

export interface Session {
  readonly objectId: string;
}

/** Returns the name of the session cookie. Browsers share cookies between ports, so the name contains the port. */
export const sessionCookieName = (host: string): string => `threshold-session-${portOf(host)}`;

/**
 * Returns the session of the cookie; without a valid one, a session of the persona in the world's recipe. A session is
 * valid only in the world in which it was started.
 */
export async function readSession(request: FastifyRequest): Promise<Session | null> {
  const token = cookieValue(request.headers.cookie, sessionCookieName(request.host));
  return (token && (await sessionOf(token, request))) || sessionOfWorld(request);
}

/** Signs in a persona: sets the session cookie. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  persona: Pick<Persona, 'objectId'>,
): Promise<void> {
  const claims = { oid: persona.objectId, world: request.world.id };
  const token = await request.server.tokenAuthority.sign('session', claims, originOf(request));
  setSessionCookie(request, reply, token);
}

export function dropSession(request: FastifyRequest, reply: FastifyReply): void {
  setSessionCookie(request, reply, '');
}

const SessionRequest = strict({ persona: Type.String() });

/** Adds POST session, which signs in a persona without the sign-in page, for tests and demos. */
export function addSessionEndpoint(app: FastifyInstance): void {
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      providerPaths.session,
      { schema: { body: SessionRequest }, preValidation: refuseForeignPages },
      async (request, reply) => {
        const persona = personaNamed(request.body.persona);
        if (!persona)
          throw problem('persona-not-found', `The persona must be one of ${personaIds.join(', ')}.`);
        await startSession(request, reply, persona);
        return reply.code(204).send();
      },
    );
}

async function sessionOf(token: string, request: FastifyRequest): Promise<Session | null> {
  try {
    const { oid, world } = await request.server.tokenAuthority.read('session', token, originOf(request));
    return typeof oid === 'string' && world === request.world.id ? { objectId: oid } : null;
  } catch (error) {
    if (error instanceof TokenRejected) return null;
    throw error;
  }
}

function sessionOfWorld({ world }: FastifyRequest): Session | null {
  const persona = personaNamed(world.persona);
  return persona ? { objectId: persona.objectId } : null;
}

/**
 * Sets the session cookie. With SameSite=Lax, browsers send it with top-level redirects and in frames of the product,
 * but not in frames of other sites.
 */
function setSessionCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const name = sessionCookieName(request.host);
  setCookie(request, reply, { name, value, attributes: 'HttpOnly; SameSite=Lax' });
}

const refuseForeignPages: preValidationHookHandler = (request, _reply, done) => {
  if (isFromOwnPage(request)) done();
  else done(problem('anti-forgery-missing', 'A page of another site may not sign in a persona.'));
};
