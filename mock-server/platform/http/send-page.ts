import type { FastifyReply } from 'fastify';
import type { Html } from '../html/html.ts';

/** Policy of the sign-in page: no script, and no frame around the page. */
const signInPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Policy of legacy pages: frames of the product may embed them, and only the script with the nonce runs. */
const legacyPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'self'`;

const resources = "style-src 'self'; font-src 'self'; img-src data:";

/** Policy of a page that the server renders and whose script listens to the server: no frame around the page. */
const livePolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-ancestors 'none'`;

/**
 * Sends a page that the server renders, with the strictest content security policy of its kind. The page is not cached.
 *
 * @param kind sign-in, a legacy page with the nonce of its script, or a live page with the nonce of its script
 */
export function sendPage(
  reply: FastifyReply,
  status: number,
  page: Html,
  kind: 'sign-in' | { readonly nonce: string; readonly isLive?: true },
): FastifyReply {
  const policy = kind === 'sign-in' ? signInPolicy : (kind.isLive ? livePolicy : legacyPolicy)(kind.nonce);
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `${policy}; ${resources}; form-action 'self'; base-uri 'none'`);
  return reply.send(page.toString());
}
