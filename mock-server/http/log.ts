import type { FastifyServerOptions } from 'fastify';
import { mask, masked } from './mask.ts';

/** Where the lines of a log go. */
export interface LogDestination {
  write(line: string): void;
}

/** A log outlives a world and is read by others: what names a person is hidden in it too. */
const anonymous = (line: string): string =>
  masked(line)
    .replaceAll(parameter, (whole, name: string) => (harmless.has(name) ? whole : `${name}=${mask}`))
    .replaceAll(word, (whole, domain?: string) => (domain === undefined ? whole : mask));

/** A parameter of an address, to its end or that of the JSON string around it. */
const parameter = /(?<=[?&])([^?&#=\s"\\]*)=(?:[^&#\s"\\]|\\.)*/g;

/** A word, and the domain behind it where it is a mail address: no word is looked at twice. */
const word = /[\w.+-]+((?:@|%40)(?:[\w-]+\.)+[a-z][\w-]+)?/gi;

/** Parameters of an address whose values are ids and choices; what is searched for may be a name. */
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
 * The log: lines of JSON on standard output unless there is another destination. Whatever is written passes the mask of
 * the journal, so that no token, code, cookie or tax identifier stands in it, wherever it came from; nor does a mail
 * address, or what somebody has searched for.
 */
export function logOf(
  level: string,
  destination: LogDestination = process.stdout,
): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return { level, stream: { write: (line: string) => destination.write(anonymous(line)) } };
}
