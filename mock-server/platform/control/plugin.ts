import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BulkMaking } from './bulk-making.ts';
import { mockDocumentRoute } from '../api-docs/plugin.ts';
import { addFaults, type SessionOf } from '../faults/plugin.ts';
import { Journal } from '../journal/journal.ts';
import { addJournal, recordLostRequest } from '../journal/plugin.ts';
import { mockCatalogueRoutes } from './catalogue.ts';
import { mockEnterRoutes } from './enter.ts';
import { startExpiry } from './expiry.ts';
import { mockFaultRoutes } from './faults.ts';
import { mockJournalRoutes } from './journal.ts';
import { mockWorldRoutes } from './worlds.ts';

interface MockOptions {
  /** Hours after which an unused world is deleted. */
  readonly idleWorldHours: number;
  readonly sessionOf: SessionOf;
}

/**
 * Serves the control API under /mock. For the product's routes that are registered afterwards, injects faults and
 * records each request in the journal of its world.
 */
export const mockPlugin = fastifyPlugin<MockOptions>(
  async (app: FastifyInstance, { idleWorldHours, sessionOf }) => {
    const making = new BulkMaking();
    const warn = (error: unknown) => app.log.warn(error, 'Requests are missing in the journal');
    app.decorate('journal', new Journal(app.store, warn));
    addJournal(app, addFaults(app, sessionOf, recordLostRequest));
    const stopExpiry = startExpiry(app, idleWorldHours, (error) => app.log.error(error));
    app.addHook('onClose', () => stopExpiry());
    await app.register(async (surface) => {
      // The control API accepts JSON only.
      mockWorldRoutes(surface, making);
      mockFaultRoutes(surface);
      mockJournalRoutes(surface);
      mockCatalogueRoutes(surface);
      mockDocumentRoute(surface);
      // The confirmation page sends a form.
      await surface.register(async (pages) => mockEnterRoutes(pages, making));
    });
  },
  { name: 'mock' },
);
