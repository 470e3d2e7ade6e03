import type { FastifyInstance } from 'fastify';
import { stubResponses, operationOf } from './answers.ts';

/** Names of the operations with a stub. */
const wanted = new Set((process.env['THRESHOLD_STUBBED_OPERATIONS'] ?? '').split(','));

/** Adds fixed responses to some operations, without authentication. Only test runs call this. */
export function stubOperations(app: FastifyInstance): void {
  const answers = stubResponses();
  app.addHook('onRequest', async (request, reply) => {
    const name = operationOf(request.method, request.url);
    const answer = name === null || !wanted.has(name) ? undefined : answers.get(name);
    if (answer) return reply.code(answer.status).type(answer.type).send(answer.body);
    return undefined;
  });
}
