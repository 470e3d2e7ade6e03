import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieValue, setCookie } from '../http/cookies.ts';
import { portOf } from '../http/origin.ts';
import { currentWorld, worldCookieName, worldHeader } from '../../../contracts/api/headers.ts';

/** The part of a request that can name a world. */
export interface Addressed {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Returns the id of the world that a request names: by header, by the cookie of this port, or by host
 * `w-<id>.localhost`, in this order. The header `current` names none. Returns null for a request that names none.
 */
export function worldKeyOf(request: Addressed): string | null {
  return keyOfHeader(request) ?? keyOfCookie(request) ?? worldHost.exec(hostOf(request))?.[1] ?? null;
}

/** Returns true if the cookie selects the world of a request. Browsers select their world by this cookie only. */
export const isWorldOfCookie = (request: Addressed): boolean =>
  keyOfHeader(request) === null && keyOfCookie(request) !== null;

export const isWorldId = (text: string): boolean => worldId.test(text);

function keyOfHeader({ headers: { [worldHeader]: named } }: Addressed): string | null {
  return typeof named === 'string' && named !== currentWorld ? named : null;
}

function keyOfCookie(request: Addressed): string | null {
  const { cookie } = request.headers;
  return typeof cookie === 'string' ? cookieValue(cookie, worldCookieName(portOf(hostOf(request)))) : null;
}

const hostOf = ({ headers: { host } }: Addressed): string => (typeof host === 'string' ? host : '');

const worldHost = /^w-([a-z0-9-]{1,40})\.localhost(?::\d+)?$/i;
const worldId = /^[A-Za-z0-9-]{1,40}$/;

/** Selects a world in the browser. The cookie is not HttpOnly, because scripts of the console read and change it. */
export const setWorldCookie = (request: FastifyRequest, reply: FastifyReply, id: string): void =>
  setCookie(request, reply, {
    name: worldCookieName(portOf(request.host)),
    value: id,
    attributes: 'SameSite=Lax',
  });
