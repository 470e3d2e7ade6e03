import type { FastifyInstance } from 'fastify';
import { hollowAnswers, operationOf } from './answers.ts';

/** Names of the calls that are hollow, by commas. */
const wanted = new Set((process.env['THRESHOLD_HOLLOW_OPERATIONS'] ?? '').split(','));

/** Lets a server answer some calls always the same, before it looks at who asks. Only a test build calls this. */
export function hollowOut(app: FastifyInstance): void {
  const answers = hollowAnswers();
  app.addHook('onRequest', async (request, reply) => {
    const name = operationOf(request.method, request.url);
    const answer = name === null || !wanted.has(name) ? undefined : answers.get(name);
    if (answer) return reply.code(answer.status).type(answer.type).send(answer.body);
    return undefined;
  });
}
