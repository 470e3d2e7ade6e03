import type { FastifyInstance, FastifyReply, FastifyRequest, preValidationHookHandler } from 'fastify';
import Type from 'typebox';
import { strict } from '../../contracts/schema.ts';
import { problem } from '../http/problems.ts';
import { isFromOwnPage } from '../http/own-page.ts';
import { personaIds } from '../../contracts/api/personas.ts';
import { personaNamed } from '../seeds/personas.ts';
import { startSession } from './session.ts';
import { providerPaths } from './settings.ts';

const SessionRequest = strict({ persona: Type.String() });

/** Adds POST session, which signs in a persona without the sign-in page, for tests and demos. */
export function addSessionEndpoint(app: FastifyInstance): void {
  app.post(
    providerPaths.session,
    { schema: { body: SessionRequest }, preValidation: refuseForeignPages },
    signInPersona,
  );
}

const refuseForeignPages: preValidationHookHandler = (request, _reply, done) => {
  if (isFromOwnPage(request)) done();
  else done(problem('anti-forgery-missing', 'A page of another site may not sign in a persona.'));
};

async function signInPersona(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const wanted = request.body as Type.Static<typeof SessionRequest>;
  const persona = personaNamed(wanted.persona);
  if (!persona) {
    throw problem('persona-not-found', `The persona must be one of ${personaIds.join(', ')}.`);
  }
  await startSession(request, reply, persona);
  return reply.code(204).send();
}
