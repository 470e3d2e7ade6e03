import type { FastifyInstance } from 'fastify';
import { mockEventRoutes } from './event-routes.ts';
import { mockLoanRoutes } from './loan-routes.ts';
import { mockStateRoutes } from './state-routes.ts';

/** Serves the routes of the control API that depend on loans: events, loans and provider states. */
export async function losMockRoutes(app: FastifyInstance): Promise<void> {
  // The control API accepts JSON only.
  mockEventRoutes(app);
  mockLoanRoutes(app);
  mockStateRoutes(app);
}
