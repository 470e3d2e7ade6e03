import type { FastifyInstance } from 'fastify';
import { mockEventRoutes } from './event-routes.ts';
import { mockLoanRoutes } from './loan-routes.ts';
import { mockRecordingRoutes } from './recording-routes.ts';
import { mockStateRoutes } from './state-routes.ts';

/** Serves the routes of the control API that depend on loans: events, provider states and recordings. */
export async function losMockRoutes(app: FastifyInstance): Promise<void> {
  // The control API accepts JSON only.
  app.removeContentTypeParser('text/plain');
  mockEventRoutes(app);
  mockLoanRoutes(app);
  mockStateRoutes(app);
  mockRecordingRoutes(app);
}
