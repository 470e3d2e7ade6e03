import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { EventHub } from '../events/hub.ts';
import { addFaults } from '../faults/plugin.ts';
import { Journal } from '../journal/journal.ts';
import { addJournal } from '../journal/plugin.ts';
import { recorderFor } from '../journal/recorder.ts';
import type { WorldOptions } from '../worlds/plugin.ts';
import type { Store } from '../../store/store.ts';
import { startExpiry } from './expiry.ts';
import { mockCatalogueRoutes } from './catalogue.ts';
import { mockEnterRoutes } from './enter.ts';
import { mockFaultRoutes } from './faults.ts';
import { mockJournalRoutes } from './journal.ts';
import { mockTokenRoutes } from './tokens.ts';
import { mockWorldRoutes } from './worlds.ts';
import { mockDocumentRoute } from './openapi.ts';
import type { Controls } from './controls.ts';
import { worldFinder, type WorldNamed } from './named-world.ts';

interface MockOptions extends Pick<WorldOptions, 'worlds'> {
  readonly store: Store;
  readonly events: EventHub;
  /** Adds the routes of the control API that depend on the simulated system. */
  readonly addRoutes: (app: FastifyInstance, controls: Controls, worldNamed: WorldNamed) => void;
  /** Hours after which an unused world is deleted. */
  readonly idleWorldHours: number;
}

/**
 * Serves the control API under /mock. For the product's routes that are registered afterwards, injects faults and
 * records each request in the journal of its world.
 */
export const mockPlugin = fastifyPlugin<MockOptions>(
  async (app: FastifyInstance, { idleWorldHours, addRoutes, ...rest }) => {
    const journal = new Journal(rest.store, (error) =>
      app.log.warn(error, 'Requests are missing in the journal'),
    );
    const controls = { ...rest, journal };
    const making = controls.worlds.content.newMaking();
    const recorder = recorderFor(journal);
    const corrupt = addFaults(app, { worlds: controls.worlds, onNoResponse: recorder.recordLostRequest });
    addJournal(app, journal, recorder, corrupt);
    const stopExpiry = startExpiry(controls, idleWorldHours, (error) => app.log.error(error));
    app.addHook('onClose', () => stopExpiry());
    await app.register(async (surface) => {
      // The control API accepts JSON only.
      surface.removeContentTypeParser('text/plain');
      const worldNamed = worldFinder(controls.worlds);
      mockWorldRoutes(surface, controls, worldNamed, making);
      mockFaultRoutes(surface, controls, worldNamed);
      mockJournalRoutes(surface, controls, worldNamed);
      mockTokenRoutes(surface, worldNamed);
      addRoutes(surface, controls, worldNamed);
      mockCatalogueRoutes(surface, controls.worlds.content);
      mockDocumentRoute(surface);
      // The confirmation page sends a form.
      await surface.register(async (pages) => mockEnterRoutes(pages, controls, making));
    });
  },
  { name: 'mock' },
);
