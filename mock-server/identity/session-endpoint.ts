import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { strict } from '../../contracts/schemas/shapes.ts';
import { problem } from '../plugins/problems.ts';
import { personas } from '../worlds/personas.ts';
import { isFromOwnPage } from './own-page.ts';
import { startSession } from './session.ts';

export const SessionRequest = strict({ persona: Type.String() });
type SessionRequest = Type.Static<typeof SessionRequest>;

/** POST session {persona}: signs a persona in without the page, for tests and demos. There only while the server is a mock. */
export async function sessionEndpoint(
  request: FastifyRequest<{ Body: SessionRequest }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isFromOwnPage(request))
    throw problem('anti-forgery-missing', 'A foreign page may not sign anyone in.');
  const persona = personas.find(({ id }) => id === request.body.persona);
  if (!persona) {
    const known = personas.map(({ id }) => id).join(', ');
    throw problem('persona-not-found', `The persona must be one of ${known}.`);
  }
  await startSession(request, reply, persona);
  return reply.code(204).send();
}
