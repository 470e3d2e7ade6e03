import { type Upstream, UpstreamError, upstreamOf } from '../../platform/upstream/upstream.ts';
import { text } from './kinds.ts';
import { setting } from './setting.ts';

/** The settings of the real backend, as part of the table of all settings. */
export const upstreamSettings = {
  upstreamUrl: setting({
    name: 'UPSTREAM',
    kind: text('an address'),
    fallback: '',
    without: 'none',
    does: 'A real backend that responds instead of the mock: see [how](guides/real-backend.md).',
  }),
  upstreamOperations: setting({
    name: 'UPSTREAM_OPERATIONS',
    kind: text('names with commas between'),
    fallback: '',
    without: 'calls',
    does: 'The operations, pages and folders that are passed on to UPSTREAM.',
  }),
} as const;

interface UpstreamSettings {
  readonly upstreamUrl: string;
  readonly upstreamOperations: string;
  readonly host: string;
  readonly port: number;
}

/** Returns the real backend that the settings name; null for none. Adds an error to `faults` if it is wrong. */
export function upstreamFrom(
  { upstreamUrl: url, upstreamOperations: operations, host, port }: UpstreamSettings,
  faults: string[],
): Upstream | null {
  if (url === '') {
    if (operations !== '') {
      faults.push(
        'UPSTREAM_OPERATIONS names requests to pass on, but UPSTREAM is not set: give the address of the backend.',
      );
    }
    return null;
  }
  try {
    return upstreamOf({ url, operations, host, port });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    faults.push(error.message);
    return null;
  }
}
