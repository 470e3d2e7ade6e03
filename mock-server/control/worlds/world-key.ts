import { cookieValue } from '../../http/cookies.ts';
import { portOf } from '../../http/site.ts';
import { worldCookieName, worldHeader } from '../../../contracts/api/headers.ts';

/** The part of a request that can name a world. */
export interface Addressed {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Returns the id of the world that a request names: by header, by the cookie of this port, or by host
 * `w-<id>.localhost`, in this order. Returns null for a request that names none.
 */
export function worldKeyOf({ headers }: Addressed): string | null {
  const named = headers[worldHeader];
  if (typeof named === 'string') return named;
  const { cookie } = headers;
  const host = typeof headers['host'] === 'string' ? headers['host'] : '';
  if (typeof cookie === 'string') {
    const value = cookieValue(cookie, worldCookieName(portOf(host)));
    if (value !== null) return value;
  }
  return worldHost.exec(host)?.[1] ?? null;
}

/** Returns true for a text that has the form of a world id. */
export const isWorldId = (text: string): boolean => worldId.test(text);

const worldHost = /^w-([a-z0-9-]{1,40})\.localhost(?::\d+)?$/i;
const worldId = /^[A-Za-z0-9-]{1,40}$/;
