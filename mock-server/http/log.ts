import type { FastifyServerOptions } from 'fastify';
import { mask, masked } from './mask.ts';

/** A receiver of log lines, such as standard output. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * Masks the secrets that the journal masks. Also masks mail addresses and search texts, since a log is stored longer
 * than a world.
 */
const anonymous = (line: string): string =>
  masked(line)
    .replaceAll(parameter, (whole, name: string) => (harmless.has(name) ? whole : `${name}=${mask}`))
    .replaceAll(word, (whole, domain?: string) => (domain === undefined ? whole : mask));

/** Matches a query parameter, at most up to the end of the JSON string that contains the parameter. */
const parameter = /(?<=[?&])([^?&#=\s"\\]*)=(?:[^&#\s"\\]|\\.)*/g;

/** Matches a word, with the domain if the word is a mail address. No word is scanned twice, so the time is linear. */
const word = /[\w.+-]+((?:@|%40)(?:[\w-]+\.)+[a-z][\w-]+)?/gi;

/** Query parameters that are logged unmasked: their values are ids and choices, never names of people. */
const harmless: ReadonlySet<string> = new Set([
  'accountId',
  'after',
  'before',
  'direction',
  'handedOver',
  'institutionId',
  'kind',
  'of',
  'originatorUserId',
  'sort',
  'status',
  'taskId',
  'type',
  'v',
]);

/**
 * Returns the logger options of Fastify: lines of JSON, on standard output unless another destination is given. Each
 * line is masked, so that the log contains no token, code, cookie, tax identifier, mail address or search text.
 */
export function logOf(
  level: string,
  destination: LogDestination = process.stdout,
): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return { level, stream: { write: (line: string) => destination.write(anonymous(line)) } };
}
