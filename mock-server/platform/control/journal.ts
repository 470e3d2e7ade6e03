import type { FastifyInstance } from 'fastify';
import { EventStream } from '../events/stream.ts';
import { harOf } from '../journal/har.ts';
import { worldNamed } from './world-actions.ts';
import { serveMock } from '../serve.ts';

export function mockJournalRoutes(app: FastifyInstance): void {
  const { journal } = app;

  serveMock(app, 'exportHar', async ({ request, reply, parameters }) => {
    const entries = await journal.entries((await worldNamed(request, parameters.id)).id);
    void reply.header('content-disposition', 'attachment; filename="journal.har"');
    return harOf(entries, request);
  });

  serveMock(app, 'searchJournal', async ({ request, parameters, body }) =>
    journal.search((await worldNamed(request, parameters.id)).id, body),
  );

  serveMock(app, 'clearJournal', async ({ request, parameters }) => {
    await journal.clear((await worldNamed(request, parameters.id)).id);
    return null;
  });

  serveMock(app, 'streamJournal', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    const stream = new EventStream();
    try {
      const stop = await journal.follow(id, {
        onNews: ({ name, data }) => stream.sendEvent(name, data),
        onEnd: () => stream.end(),
      });
      stream.once('close', stop);
      return stream;
    } catch (error) {
      stream.destroy();
      throw error;
    }
  });
}
