import { isLoopback } from './loopback.ts';
import type { Settings } from './settings.ts';

/** What whoever starts the server should know about how open it is, a line each. */
export function modeInWords({ host, isMock, rateLimit }: Settings): string[] {
  return [
    isLoopback(host)
      ? 'Mock sign-in: from this machine only.'
      : `Mock sign-in: open, whoever reaches ${host} may sign in as anyone.`,
    isMock ? 'Control surface: on, at /mock.' : 'Control surface: off.',
    rateLimit === 0
      ? 'Rate limit: none.'
      : `Rate limit: ${rateLimit} requests a minute from one address in one world.`,
  ];
}
