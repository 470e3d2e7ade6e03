import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { addFaults } from '../faults/plugin.ts';
import { addJournal } from '../journal/plugin.ts';
import { recorderFor } from '../journal/recorder.ts';
import { startExpiry } from './expiry.ts';
import { mockCatalogueRoutes } from './catalogue.ts';
import { mockEnterRoutes } from './enter.ts';
import { mockFaultRoutes } from './faults.ts';
import { mockJournalRoutes } from './journal.ts';
import { mockTokenRoutes } from './tokens.ts';
import { mockWorldRoutes } from './worlds.ts';
import { mockDocumentRoute } from './openapi.ts';
import type { Controls } from './controls.ts';

interface MockOptions {
  readonly controls: Controls;
  /** Hours after which an unused world is deleted. */
  readonly idleWorldHours: number;
}

/**
 * Serves the control API under /mock. For the product's routes that are registered afterwards, injects faults and
 * records each request in the journal of its world.
 */
export const mockPlugin = fastifyPlugin<MockOptions>(
  async (app: FastifyInstance, { controls, idleWorldHours }) => {
    const { worlds, journal } = controls;
    const making = worlds.content.newMaking();
    const recorder = recorderFor(journal);
    const corrupt = addFaults(app, { worlds, onNoResponse: recorder.recordLostRequest });
    addJournal(app, journal, recorder, corrupt);
    const stopExpiry = startExpiry(controls, idleWorldHours, (error) => app.log.error(error));
    app.addHook('onClose', () => stopExpiry());
    await app.register(async (surface) => {
      // The control API accepts JSON only.
      surface.removeContentTypeParser('text/plain');
      mockWorldRoutes(surface, controls, making);
      mockFaultRoutes(surface, controls);
      mockJournalRoutes(surface, controls);
      mockTokenRoutes(surface);
      mockCatalogueRoutes(surface, worlds.content);
      mockDocumentRoute(surface);
      // The confirmation page sends a form.
      await surface.register(async (pages) => mockEnterRoutes(pages, controls, making));
    });
  },
  { name: 'mock' },
);
