import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { antiForgeryCookie, antiForgeryHeader } from '../../contracts/api/headers.ts';
import { isFromOwnPage } from './site.ts';
import { cookieValue, secureBy } from './cookies.ts';
import { problem } from './problems.ts';

/**
 * Rejects a state-changing request whose anti-forgery header differs from the anti-forgery cookie (L-7-04).
 * A page of another site can make a browser send the cookie, but cannot read it.
 */
export const refuseForgery: onRequestHookHandler = (request, _reply, done) => {
  const sent = request.headers[antiForgeryHeader];
  const expected = cookieValue(request.headers.cookie, antiForgeryCookie);
  if (expected !== null && wellFormed.test(expected) && sent === expected) done();
  else done(problem('anti-forgery-missing', whatToSend(expected)));
};

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
  if (present !== null && wellFormed.test(present)) return present;
  const token = randomBytes(24).toString('base64url');
  void reply.header(
    'set-cookie',
    `${antiForgeryCookie}=${token}; Path=/; SameSite=Strict${secureBy(request.protocol)}`,
  );
  return token;
}

const wellFormed = /^[A-Za-z0-9_-]{16,128}$/;
