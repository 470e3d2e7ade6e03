import { type Configuration, configurationOperations } from '../../contracts/operations/configuration.ts';
import { call } from '../shared/api/call.ts';
import { send } from '../shared/api/send.ts';
import type { Transport } from '../shared/api/transport.ts';
import { type Settings, settingsOf } from './settings.ts';

/** The settings, asked for before anything else and without a token (L-7-06); null when they cannot be had. */
export async function loadConfiguration(transport: Transport): Promise<Settings | null> {
  const outcome = await send(transport, call(configurationOperations.getConfiguration, {}));
  if ('data' in outcome && isConfiguration(outcome.data)) return settingsOf(outcome.data);
  transport.log('The settings cannot be loaded', 'error' in outcome ? { ...outcome.error } : {});
  return null;
}

/** True for an answer with the parts that the start-up cannot do without. */
function isConfiguration(value: unknown): value is Configuration {
  if (typeof value !== 'object' || value === null) return false;
  const { signIn, protectedResources, featureFlags } = value as Partial<Configuration>;
  return [signIn, protectedResources, featureFlags].every(
    (part) => typeof part === 'object' && part !== null,
  );
}
