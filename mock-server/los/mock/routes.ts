import type { FastifyInstance } from 'fastify';
import type { Controls } from '../../control/api/controls.ts';
import { mockEventRoutes } from './event-routes.ts';
import { mockLoanRoutes } from './loan-routes.ts';
import { mockRecordingRoutes } from './recording-routes.ts';
import { mockStateRoutes } from './state-routes.ts';

/** Serves the routes of the control API that depend on loans: events, provider states and recordings. */
export async function losMockRoutes(app: FastifyInstance, controls: Controls): Promise<void> {
  // The control API accepts JSON only.
  app.removeContentTypeParser('text/plain');
  mockEventRoutes(app, controls);
  mockLoanRoutes(app, controls);
  mockStateRoutes(app, controls);
  mockRecordingRoutes(app, controls);
}
