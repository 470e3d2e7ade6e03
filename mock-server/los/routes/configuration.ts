import type { FastifyInstance } from 'fastify';
import { shippedFlags, shippedSettings } from '../../../contracts/api/settings.ts';
import type { WorldSettings, WorldState } from '../../../contracts/operations/mock-schemas.ts';
import { zipCodesJson } from '../data/zip-codes.ts';
import { accessScope, signInSettings } from '../../identity/settings.ts';
import { giveAntiForgeryCookie } from '../../http/anti-forgery.ts';
import { supportObjectId } from '../personas.ts';
import { serve } from '../../control/serve.ts';

/** What the SPA starts from, asked before sign-in and so without a token; and the zip look-up. */
export function configurationRoutes(app: FastifyInstance): void {
  serve(app, 'getConfiguration', ({ request, reply, world }) => {
    giveAntiForgeryCookie(request, reply);
    return {
      signIn: signInSettings(request),
      featureFlags: { ...shippedFlags, ...world.flags },
      protectedResources,
      ...settingsOf(world.settings),
    };
  });

  serve(app, 'getZipCodes', zipCodesJson);
}

/** The settings that a world answers: its own, and the others as the server ships them. */
export function settingsOf({ idle, ...own }: WorldSettings): WorldState['settings'] {
  return { ...shippedSettings, supportObjectId, ...own, idle: { ...shippedSettings.idle, ...idle } };
}

/** Every call under these paths needs a token with this scope. */
const protectedResources: Record<string, string[]> = Object.fromEntries(
  ['/api/', '/api-administration/', '/login/', '/Pipeline/', '/LoanSetup/'].map((path) => [
    path,
    [accessScope],
  ]),
);
