import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { mockEventRoutes } from './event-routes.ts';
import { mockWorldRoutes } from './world-routes.ts';
import { mockStateRoutes } from './state-routes.ts';

/** Serves the routes of the control API that depend on loans: events, changes of worlds, and provider states. */
export const losControlPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    mockEventRoutes(app);
    mockWorldRoutes(app);
    mockStateRoutes(app);
  },
  { name: 'los-control', dependencies: ['control-api'], fastify: '5.x', encapsulate: true },
);
