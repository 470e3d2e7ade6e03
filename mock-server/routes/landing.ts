import type { FastifyInstance } from 'fastify';
import { serve } from './serve.ts';

export function landingRoutes(app: FastifyInstance): void {
  // The stub of the older application is ready at any time: there is nothing to prepare.
  serve(app, 'initializeEnterpriseLos', () => null);
}
