import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { mask, secretNames } from './mask.ts';

/** A receiver of log lines, such as standard output. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * Returns the logger options of Fastify: lines of JSON, on standard output unless another destination is given. Secret
 * fields of what is logged are masked. A request is logged with the template of its route in place of its address,
 * which may contain any text.
 */
export function logOf(
  level: string,
  destination: LogDestination = process.stdout,
): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: mask },
    serializers: {
      req: ({ method, routeOptions, host, ip }: FastifyRequest) => ({
        method,
        url: routeOptions.url ?? '(no route)',
        host,
        remoteAddress: ip,
      }),
    },
    stream: destination,
  };
}
