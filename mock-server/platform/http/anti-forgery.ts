import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { antiForgeryCookie, antiForgeryHeader } from '../../../contracts/api/headers.ts';
import { isFromOwnPage } from './origin.ts';
import { cookieValue, setCookie } from './cookies.ts';
import { problem } from './problems.ts';

/**
 * Rejects a state-changing request whose anti-forgery header differs from the anti-forgery cookie (L-7-04).
 * A page of another site can make a browser send the cookie, but cannot read it. A client that has lost the cookie, or
 * cannot read the one that it sends, gets a new one with the refusal, and can repeat the request.
 */
export const refuseForgery: onRequestHookHandler = (request, reply, done) => {
  const sent = request.headers[antiForgeryHeader];
  const expected = cookieValue(request.headers.cookie, antiForgeryCookie);
  // Another application on this host may have set a cookie of the same name for another path.
  const isRepeated = typeof sent === 'string' && wellFormed.test(sent) && cookiesOf(request).includes(sent);
  if (isRepeated) return done();
  if (sent === undefined) setAntiForgeryCookie(request, reply);
  else giveAntiForgeryCookie(request, reply);
  done(problem('anti-forgery-missing', whatToSend(expected)));
};

/** Returns the values of all anti-forgery cookies of a request. */
const cookiesOf = ({ headers: { cookie = '' } }: FastifyRequest): string[] =>
  cookie
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each.startsWith(`${antiForgeryCookie}=`))
    .map((each) => each.slice(antiForgeryCookie.length + 1));

function whatToSend(cookie: string | null): string {
  if (cookie === null || wellFormed.test(cookie))
    return `Send the value of the cookie ${antiForgeryCookie} in the header ${antiForgeryHeader}.`;
  return `The value of the cookie ${antiForgeryCookie} must have 16 to 128 letters, digits, hyphens or underscores.`;
}

/** Rejects a request that a page of another site makes a browser send. */
export const refuseForeignPages: onRequestHookHandler = (request, _reply, done) => {
  if (isFromOwnPage(request)) done();
  else
    done(problem('anti-forgery-missing', 'A page of another site may not change anything on this server.'));
};

/**
 * Sets the anti-forgery cookie unless the request has a valid one. A new value would make pending requests of the same
 * browser fail. The cookie is not HttpOnly, since scripts of the page must read it.
 *
 * @returns the value of the cookie
 */
export function giveAntiForgeryCookie(request: FastifyRequest, reply: FastifyReply): string {
  const present = cookieValue(request.headers.cookie, antiForgeryCookie);
  return present !== null && wellFormed.test(present) ? present : setAntiForgeryCookie(request, reply);
}

function setAntiForgeryCookie(request: FastifyRequest, reply: FastifyReply): string {
  const token = randomBytes(24).toString('base64url');
  setCookie(request, reply, { name: antiForgeryCookie, value: token, attributes: 'SameSite=Strict' });
  return token;
}

const wellFormed = /^[A-Za-z0-9_-]{16,128}$/;
