import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { mockEventRoutes } from './event-routes.ts';
import { mockLoanRoutes } from './loan-routes.ts';
import { mockStateRoutes } from './state-routes.ts';

/** Serves the routes of the control API that depend on loans: events, loans and provider states. */
export const losControlPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    mockEventRoutes(app);
    mockLoanRoutes(app);
    mockStateRoutes(app);
  },
  { name: 'los-control', dependencies: ['control-api'], fastify: '5.x', encapsulate: true },
);
