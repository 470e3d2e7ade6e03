import type { FastifyInstance } from 'fastify';
import { serve } from '../../control/serve.ts';

export function landingRoutes(app: FastifyInstance): void {
  // The stub of the legacy application is ready at any time: there is nothing to prepare.
  serve(app, 'initializeEnterpriseLos', () => null);
}
