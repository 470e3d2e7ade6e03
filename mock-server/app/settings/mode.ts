import { isLoopback } from '../../platform/http/origin.ts';
import type { Settings } from './settings.ts';

/**
 * Describes who can reach the server. Has one line each for sign-in, control API, pages of other origins (if any are
 * allowed), host names and rate limit.
 */
export function modeInWords(settings: Settings): string[] {
  const {
    host,
    isMock,
    isWorldRequired,
    corsOrigins,
    allowedHosts,
    rateLimit,
    visitorWorlds,
    idleWorldHours,
  } = settings;
  return [
    isLoopback(host)
      ? 'Mock sign-in: from this machine only.'
      : `Mock sign-in: open. Every client that reaches ${host} can sign in as any user.`,
    ...(visitorWorlds > 0
      ? [
          `Public demo: a world for each visitor, at most ${visitorWorlds}, kept for ${idleWorldHours} h without use. Control API: demos only.`,
        ]
      : [isMock ? 'Control API: on, at /mock.' : 'Control API: off.']),
    ...(isWorldRequired ? ['Worlds: a request that names no world is refused.'] : []),
    ...(corsOrigins.length === 0
      ? []
      : [`Pages of other origins: those of ${corsOrigins.join(', ')} may send requests to the product.`]),
    allowedHosts === undefined
      ? 'Host names: any. A web page can reach this server by DNS rebinding: list the names of the server in ALLOWED_HOSTS.'
      : `Host names: ${[...new Set(['localhost', 'IP addresses', ...allowedHosts])].join(', ')}.`,
    rateLimit === 0
      ? 'Rate limit: none.'
      : `Rate limit: ${rateLimit} requests a minute from one address in one world.`,
  ];
}
