import { type Settings, settingsTable } from './settings.ts';

/** Limits on requests, connections and event streams. Times in milliseconds. */
export type Limits = Pick<
  Settings,
  'requestTimeout' | 'idleTimeout' | 'keepAliveTimeout' | 'rateLimit' | 'eventStreams' | 'upstreamTimeout'
>;

/** The default values of the limits. */
export const usualLimits: Limits = {
  requestTimeout: settingsTable.requestTimeout.fallback,
  idleTimeout: settingsTable.idleTimeout.fallback,
  keepAliveTimeout: settingsTable.keepAliveTimeout.fallback,
  rateLimit: settingsTable.rateLimit.fallback,
  eventStreams: settingsTable.eventStreams.fallback,
  upstreamTimeout: settingsTable.upstreamTimeout.fallback,
};
