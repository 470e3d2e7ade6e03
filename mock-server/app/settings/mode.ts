import { isLoopback } from '../../platform/http/origin.ts';
import type { Settings } from './settings.ts';

/**
 * Describes who can reach the server. Has one line each for sign-in, control API, pages of other origins (if any are
 * allowed) and host names.
 */
export function modeInWords(settings: Settings): string[] {
  const { host, isMock, isWorldRequired, corsOrigins, allowedHosts } = settings;
  return [
    isLoopback(host)
      ? 'Mock sign-in: from this machine only.'
      : `Mock sign-in: open. Every client that reaches ${host} can sign in as any user.`,
    isMock ? 'Control API: on, at /mock.' : 'Control API: off.',
    ...(isWorldRequired ? ['Worlds: a request that names no world is refused.'] : []),
    ...(corsOrigins.length === 0
      ? []
      : [`Pages of other origins: those of ${corsOrigins.join(', ')} may send requests to the product.`]),
    allowedHosts === undefined
      ? 'Host names: any. A web page can reach this server by DNS rebinding: list the names of the server in ALLOWED_HOSTS.'
      : `Host names: ${[...new Set(['localhost', 'IP addresses', ...allowedHosts])].join(', ')}.`,
  ];
}
