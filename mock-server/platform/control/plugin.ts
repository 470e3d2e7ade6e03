import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { mockDocumentRoute } from '../api-docs/plugin.ts';
import { mockCatalogueRoutes } from './catalogue.ts';
import { mockEnterRoutes } from './enter.ts';
import { startExpiry } from './expiry.ts';
import { mockJournalRoutes } from './journal.ts';
import { mockWorldRoutes } from './worlds.ts';

interface ControlApiOptions {
  /** Hours after which an unused world is deleted. */
  readonly idleWorldHours: number;
}

/** Serves the control API under /mock. It accepts JSON only. */
export const controlApiPlugin = fastifyPlugin<ControlApiOptions>(
  async (app: FastifyInstance, { idleWorldHours }) => {
    const stopExpiry = startExpiry(app, idleWorldHours, (error) => app.log.error(error));
    app.addHook('onClose', () => stopExpiry());
    mockWorldRoutes(app);
    mockJournalRoutes(app);
    mockCatalogueRoutes(app);
    mockDocumentRoute(app);
    // The confirmation page sends a form.
    await app.register(async (pages) => mockEnterRoutes(pages));
  },
  {
    name: 'control-api',
    dependencies: ['journal', 'json-bodies', 'known-paths', 'validation'],
    fastify: '5.x',
    encapsulate: true,
  },
);
