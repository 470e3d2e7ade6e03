import { type Settings, settingsTable } from './settings.ts';

/** Limits on requests and connections, in milliseconds. */
export type Limits = Pick<
  Settings,
  'requestTimeout' | 'idleTimeout' | 'keepAliveTimeout' | 'upstreamTimeout'
>;

/** The default values of the limits. */
export const usualLimits: Limits = {
  requestTimeout: settingsTable.requestTimeout.fallback,
  idleTimeout: settingsTable.idleTimeout.fallback,
  keepAliveTimeout: settingsTable.keepAliveTimeout.fallback,
  upstreamTimeout: settingsTable.upstreamTimeout.fallback,
};
