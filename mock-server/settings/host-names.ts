import { isIP } from 'node:net';
import { anyHost } from './kinds.ts';
import { isLoopback } from '../http/loopback.ts';

/**
 * Returns the allowed host names besides localhost and IP addresses; undefined allows every name. A host name in `HOST`
 * is always allowed, because users open it.
 */
export function hostNames(host: string, allowed: readonly string[]): readonly string[] | undefined {
  if (allowed.includes(anyHost)) return undefined;
  const isName = isIP(host) === 0 && !isLoopback(host);
  return isName ? [host.toLowerCase(), ...allowed] : allowed;
}
