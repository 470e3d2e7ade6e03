import type { FastifyInstance } from 'fastify';
import type { WorldNamed } from '../../control/api/named-world.ts';
import type { Controls } from '../../control/api/controls.ts';
import { mockEventRoutes } from './event-routes.ts';
import { mockRecordingRoutes } from './recording-routes.ts';
import { mockStateRoutes } from './state-routes.ts';

/** Serves the routes of the control API that depend on loans: events, provider states and recordings. */
export function losMockRoutes(app: FastifyInstance, controls: Controls, worldNamed: WorldNamed): void {
  mockEventRoutes(app, controls, worldNamed);
  mockStateRoutes(app, controls, worldNamed);
  mockRecordingRoutes(app, controls, worldNamed);
}
