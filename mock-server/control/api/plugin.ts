import { originOf } from '../../http/site.ts';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { TokenFlaw } from '../../../contracts/operations/mock-schemas.ts';
import { personaToken, type TokenPlace } from '../../identity/persona-token.ts';
import { BulkMaking } from '../../seeds/bulk.ts';
import { checkedPersona } from '../../seeds/personas.ts';
import { mockDocumentRoute } from '../api-docs/plugin.ts';
import { addFaults } from '../faults/plugin.ts';
import { Journal } from '../journal/journal.ts';
import { addJournal, recordLostRequest } from '../journal/plugin.ts';
import { serveMock } from '../serve.ts';
import { machineTime } from '../worlds/clock.ts';
import { mockCatalogueRoutes } from './catalogue.ts';
import { mockEnterRoutes } from './enter.ts';
import { startExpiry } from './expiry.ts';
import { mockFaultRoutes } from './faults.ts';
import { mockJournalRoutes } from './journal.ts';
import { worldNamed } from './world-actions.ts';
import { mockWorldRoutes } from './worlds.ts';

interface MockOptions {
  /** Hours after which an unused world is deleted. */
  readonly idleWorldHours: number;
}

/**
 * Serves the control API under /mock. For the product's routes that are registered afterwards, injects faults and
 * records each request in the journal of its world.
 */
export const mockPlugin = fastifyPlugin<MockOptions>(
  async (app: FastifyInstance, { idleWorldHours }) => {
    const making = new BulkMaking();
    const warn = (error: unknown) => app.log.warn(error, 'Requests are missing in the journal');
    app.decorate('journal', new Journal(app.store, warn));
    addJournal(app, addFaults(app, recordLostRequest));
    const stopExpiry = startExpiry(app, idleWorldHours, (error) => app.log.error(error));
    app.addHook('onClose', () => stopExpiry());
    await app.register(async (surface) => {
      // The control API accepts JSON only.
      mockWorldRoutes(surface, making);
      mockFaultRoutes(surface);
      mockJournalRoutes(surface);
      mockTokenRoutes(surface);
      mockCatalogueRoutes(surface);
      mockDocumentRoute(surface);
      // The confirmation page sends a form.
      await surface.register(async (pages) => mockEnterRoutes(pages, making));
    });
  },
  { name: 'mock' },
);

/** Serves access tokens without a sign-in, for tests without a browser. */
function mockTokenRoutes(app: FastifyInstance): void {
  serveMock(app, 'issueToken', async ({ request, parameters, body }) => {
    const { id: worldId } = await worldNamed(request, parameters.id);
    const place = placeOf({ origin: originOf(request), worldId }, body.flaw);
    return { accessToken: await personaToken(app, checkedPersona(body.persona), place) };
  });
}

/** Returns the place for which a token with this flaw is issued. Without a flaw, returns `here`. */
function placeOf(here: TokenPlace, flaw: TokenFlaw | undefined): TokenPlace {
  if (flaw === 'expired') return { ...here, expiresAt: new Date(machineTime() - 1_000) };
  if (flaw === 'foreign') return { ...here, origin: 'http://elsewhere.example' };
  return here;
}
