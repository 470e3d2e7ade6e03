import { defaultProductTitle } from '../../../contracts/api/settings.ts';
import {
  type Configuration,
  configurationOperations,
  type FeatureFlags,
  type PageAddresses,
} from '../../../contracts/operations/configuration.ts';
import { apiRequest } from '../../shared/api/api-request.ts';
import { send, withinLimit } from '../../shared/api/send.ts';
import type { Transport } from '../../shared/api/transport.ts';
import { boolean, isRecord, shape, string } from '../../shared/parse.ts';
import { parseAddress } from './parse-address.ts';

/** The settings. Each optional setting that is missing or invalid has its default. */
export interface Settings extends Configuration {
  /** Object id of the support administrator; blank if there is none. */
  readonly supportObjectId: string;
  /** Address of the support site; blank if there is none. */
  readonly supportSiteUrl: string;
  readonly productTitle: string;
  /** Addresses that a browser can open; see `pageAddress`. */
  readonly pageAddresses: PageAddresses;
}

/**
 * Parses the settings. Returns null if a part is missing that the startup needs. Idle times are not parsed here, but by
 * `timingOf`.
 */
export function parseSettings(value: unknown): Settings | null {
  if (!isRecord(value)) return null;
  const { signIn, protectedResources, featureFlags, supportObjectId, supportSiteUrl, productTitle } = value;
  if (![signIn, protectedResources, featureFlags].every(isRecord)) return null;
  return {
    ...(value as Configuration),
    featureFlags: { ...(featureFlags as FeatureFlags), ...flags(featureFlags) },
    supportObjectId: string(supportObjectId).trim(),
    supportSiteUrl: parseAddress(supportSiteUrl) ?? '',
    productTitle: string(productTitle).trim() || defaultProductTitle,
    pageAddresses: parseAddresses(value['pageAddresses']),
  };
}

/** Parses the flags that switch parts of the SPA on: only `true` does, not a text such as "no". */
const flags = shape({ enableNewCreateLoanWorkflow: boolean, enableAiAssistant: boolean });

const parseAddresses = (value: unknown): PageAddresses =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(([, address]) => parseAddress(address) !== null),
  ) as PageAddresses;

/** Loads the settings, before anything else and without a token. Returns null on an error. */
export async function loadConfiguration(transport: Transport): Promise<Settings | null> {
  try {
    const settings = await withinLimit(requestSettings(transport));
    if (settings) return settings;
    transport.log('The settings cannot be loaded', {});
  } catch (error) {
    transport.log('The settings cannot be loaded', { error: String(error) });
  }
  return null;
}

async function requestSettings(transport: Transport): Promise<Settings | null> {
  const response = await send(transport, settingsRequest);
  return response.ok ? parseSettings(await response.json()) : null;
}

export const settingsRequest = apiRequest(configurationOperations.getConfiguration, {}, undefined, {
  parse: parseSettings,
});
