import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
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

/** Serves the documented operations, and the document of them. They accept JSON only. */
export const productPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
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
  },
  {
    name: 'product',
    dependencies: ['authentication', 'compression', 'identity', 'json-bodies', 'passed-on', 'validation'],
    fastify: '5.x',
    encapsulate: true,
  },
);
