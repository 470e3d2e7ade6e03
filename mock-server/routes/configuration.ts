import type { FastifyInstance } from 'fastify';
import type { FeatureFlags } from '../../contracts/schemas/configuration.ts';
import { zipCodesJson } from '../data/zip-codes.ts';
import { accessScope, signInSettings } from '../identity/settings.ts';
import { giveAntiForgeryCookie } from '../plugins/anti-forgery.ts';
import { supportObjectId } from '../worlds/personas.ts';
import { serve } from './serve.ts';

/** What the SPA starts from, asked before sign-in and so without a token; and the zip look-up. */
export function configurationRoutes(app: FastifyInstance): void {
  serve(app, 'getConfiguration', ({ request, reply, world }) => {
    giveAntiForgeryCookie(request, reply);
    return {
      signIn: signInSettings(request),
      featureFlags: { ...defaultFlags, ...world.flags },
      protectedResources,
      idle: { idleSeconds: 3_599, timeoutSeconds: 1, keepAliveSeconds: 900 },
      supportObjectId,
      supportSiteUrl: 'https://support.example.com/cases',
    };
  });

  serve(app, 'getZipCodes', zipCodesJson);
}

/** Every call under these paths needs a token with this scope. */
const protectedResources: Record<string, string[]> = Object.fromEntries(
  ['/api/', '/api-administration/', '/login/', '/Pipeline/', '/LoanSetup/'].map((path) => [
    path,
    [accessScope],
  ]),
);

/** What a world's flags differ from. */
export const defaultFlags: FeatureFlags = {
  enableNewCreateLoanWorkflow: false,
  enableAiAssistant: false,
  enableBeta1_AdverseAction: false,
  supportNoticeOfIncompleteness: false,
  daysToFurnishMissingInformation: 30,
  enableAppraisal36: false,
  creditReportingAgencyBureau: '',
  creditReportingAgencyVendor: '',
};
