import type { FastifyInstance } from 'fastify';
import { unservedOperations } from '../../contracts/api/unserved.ts';
import type { Store } from '../store/store.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { choiceRoutes } from './choices.ts';
import { configurationRoutes } from './configuration.ts';
import { createLoanRoutes } from './create-loan.ts';
import { landingRoutes } from './landing.ts';
import { loanRoutes } from './loan.ts';
import { mockRoutes } from './mock.ts';
import { refuseUnserved } from './serve.ts';
import { sessionRoutes } from './session.ts';

/** Every call of the endpoint table, and the control surface. */
export async function routes(
  app: FastifyInstance,
  { store, worlds }: { readonly store: Store; readonly worlds: Worlds },
): Promise<void> {
  // Documented calls take JSON and nothing else.
  app.removeContentTypeParser('text/plain');
  configurationRoutes(app);
  sessionRoutes(app);
  landingRoutes(app);
  loanRoutes(app, store);
  choiceRoutes(app, store);
  createLoanRoutes(app, store);
  mockRoutes(app, worlds);
  for (const name of unservedOperations) refuseUnserved(app, name);
}
