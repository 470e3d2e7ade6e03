import type { FastifyServerOptions } from 'fastify';
import { masked } from '../journal/mask.ts';

/** Where the lines of a log go. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * The log: lines of JSON on standard output unless there is another destination. Whatever is written passes the mask of
 * the journal, so that no token, code, cookie or tax identifier stands in it, wherever it came from.
 */
export function logOf(
  level: string,
  destination: LogDestination = process.stdout,
): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return { level, stream: { write: (line: string) => destination.write(masked(line)) } };
}
