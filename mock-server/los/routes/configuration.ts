import type { FastifyInstance } from 'fastify';
import { shippedFlags } from '../../../contracts/api/settings.ts';
import { settingsOf } from '../../platform/worlds/world.ts';
import { zipCodes } from '../seeds/zip-codes.ts';
import { accessScope, signInSettings } from '../../identity/provider.ts';
import { giveAntiForgeryCookie } from '../../platform/http/anti-forgery.ts';
import { StoredJson } from '../../platform/http/responses.ts';
import { serve } from '../../platform/serve.ts';

/** Serves the zip look-up and the settings. The SPA requests the settings before sign-in, without a token. */
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

  serve(app, 'getZipCodes', () => {
    zipCodesJson ??= new StoredJson(JSON.stringify(zipCodes()));
    return zipCodesJson;
  });
}

/** The zip look-up, which does not change. The first request reads its file. */
let zipCodesJson: StoredJson | undefined;

/** Path prefixes of the operations that need an access token, each with the required scope of the token. */
const protectedResources: Record<string, string[]> = Object.fromEntries(
  ['/api/', '/api-administration/', '/login/', '/Pipeline/', '/LoanSetup/'].map((path) => [
    path,
    [accessScope],
  ]),
);
