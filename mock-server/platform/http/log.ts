import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { mask, masked } from './mask.ts';

/** A receiver of log lines, such as standard output. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * Masks the secrets that the journal masks. Also masks mail addresses, since a log is stored longer than a world.
 */
const anonymous = (line: string): string =>
  masked(line).replaceAll(word, (whole, domain?: string) => (domain === undefined ? whole : mask));

/** Matches a word, with the domain if the word is a mail address. No word is scanned twice, so the time is linear. */
const word = /[\w.+-]+((?:@|%40)(?:[\w-]+\.)+[a-z][\w-]+)?/gi;

/**
 * Returns the logger options of Fastify: lines of JSON, on standard output unless another destination is given. Each
 * line is masked, so that the log contains no token, code, cookie, tax identifier or mail address. A request is logged
 * with the template of its route in place of its address, which may contain any text.
 */
export function logOf(
  level: string,
  destination: LogDestination = process.stdout,
): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    serializers: {
      req: ({ method, routeOptions, host, ip }: FastifyRequest) => ({
        method,
        url: routeOptions.url ?? '(no route)',
        host,
        remoteAddress: ip,
      }),
    },
    stream: { write: (line: string) => destination.write(anonymous(line)) },
  };
}
