import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import fastify, { type FastifyRequest } from 'fastify';
import type { JournalEntry } from '../../contracts/operations/journal-search.ts';
import type { AppOptions } from '../app/app.ts';
import { newWorld, signedIn, testApp } from './server.ts';
import { upstreamOf } from '../platform/upstream/upstream.ts';
import { journalOf } from './control.ts';

/** Starts a test backend in place of a real one. `asked` has the requests that it has received. */
export async function backend(context: TestContext) {
  const app = fastify({ forceCloseConnections: true });
  const asked: FastifyRequest[] = [];
  app.addHook('preHandler', (request, _reply, done) => {
    asked.push(request);
    done();
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  context.after(() => app.close());
  return {
    app,
    asked,
    last: () => asked.at(-1) ?? assert.fail('The backend got no request'),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
  };
}

/** Starts the mock server in front of a backend, with a signed-in user in a new world. */
export async function inFront(
  context: TestContext,
  url: string,
  operations?: string,
  times: AppOptions['times'] = {},
) {
  const upstream = upstreamOf({ url, operations, host: 'localhost', port: 0 });
  const app = await testApp(context, { upstream, times });
  const id = await newWorld(app);
  const user = await signedIn(app, 'lending-staff', id);
  const journal = async (): Promise<readonly JournalEntry[]> => journalOf(app, id);
  return { app, id, user, journal };
}
