import type { FastifyInstance } from 'fastify';
import { unservedOperations } from '../../../contracts/operations/unserved.ts';
import { assistantRoutes } from './assistant.ts';
import { choiceRoutes } from './choices.ts';
import { configurationRoutes } from './configuration.ts';
import { createLoanRoutes } from './create-loan.ts';
import { loanRoutes } from './loan.ts';
import { productDocumentRoute } from '../../platform/api-docs/plugin.ts';
import { refuseUnserved, serve } from '../../platform/serve.ts';
import { sessionRoutes } from './session.ts';
import { shellRoutes } from './shell.ts';

export async function routes(app: FastifyInstance): Promise<void> {
  // Documented operations accept JSON only.
  configurationRoutes(app);
  sessionRoutes(app);
  // The legacy application needs no initialization here.
  serve(app, 'initializeEnterpriseLos', () => null);
  shellRoutes(app);
  loanRoutes(app);
  choiceRoutes(app);
  createLoanRoutes(app);
  assistantRoutes(app);
  productDocumentRoute(app);
  for (const name of unservedOperations) refuseUnserved(app, name);
}
