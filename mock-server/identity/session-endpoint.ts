import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { strict } from '../../contracts/schema.ts';
import { checkRequest } from '../http/validation.ts';
import { problem } from '../http/problems.ts';
import { isFromOwnPage } from '../http/own-page.ts';
import { startSession } from './session.ts';

const SessionRequest = strict({ persona: Type.String() });

// Validated in the handler: a schema of the route would load the compiler and be compiled at startup.
const schemas = { body: SessionRequest };

/**
 * POST session: signs in a persona without the sign-in page, for tests and demos. Exists only with the control API.
 */
export async function sessionEndpoint(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!isFromOwnPage(request))
    throw problem('anti-forgery-missing', 'A page of another site may not sign in a persona.');
  checkRequest(request, schemas);
  const wanted = request.body as Type.Static<typeof SessionRequest>;
  const { users } = request.server.directory;
  const persona = users.find(({ id }) => id === wanted.persona);
  if (!persona) {
    const known = users.map(({ id }) => id).join(', ');
    throw problem('persona-not-found', `The persona must be one of ${known}.`);
  }
  await startSession(request, reply, persona);
  return reply.code(204).send();
}
