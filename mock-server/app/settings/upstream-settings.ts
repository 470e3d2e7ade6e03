import { type Upstream, UpstreamError, upstreamOf } from '../../platform/upstream/upstream.ts';

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
