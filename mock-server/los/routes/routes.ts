import type { FastifyInstance } from 'fastify';
import { unservedOperations } from '../../../contracts/operations/unserved.ts';
import type { EventHub } from '../../control/events/hub.ts';
import { assistantRoutes } from './assistant.ts';
import { choiceRoutes } from './choices.ts';
import { configurationRoutes } from './configuration.ts';
import { createLoanRoutes } from './create-loan.ts';
import { loanRoutes } from './loan.ts';
import { productDocumentRoute } from '../../control/api/openapi.ts';
import { refuseUnserved, serve } from '../../control/serve.ts';
import { sessionRoutes } from './session.ts';
import { shellRoutes } from './shell.ts';

export interface RouteOptions {
  readonly events: EventHub;
}

/** Every call of the endpoint table. */
export async function routes(app: FastifyInstance, { events }: RouteOptions): Promise<void> {
  // Documented calls take JSON and nothing else.
  app.removeContentTypeParser('text/plain');
  configurationRoutes(app);
  sessionRoutes(app, events);
  // The legacy application is always ready, so there is nothing to prepare.
  serve(app, 'initializeEnterpriseLos', () => null);
  shellRoutes(app);
  loanRoutes(app);
  choiceRoutes(app);
  createLoanRoutes(app);
  assistantRoutes(app);
  productDocumentRoute(app);
  for (const name of unservedOperations) refuseUnserved(app, name);
}
