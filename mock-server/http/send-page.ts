import type { FastifyReply } from 'fastify';
import type { Html } from '../html/html.ts';

/** The sign-in page runs no script and stands in no frame. */
const signInPolicy = "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'";

/** Legacy pages live in the product's frames and run the script that carries the nonce, whatever else is in them. */
const legacyPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self'; img-src data:; frame-ancestors 'self'`;

/**
 * Sends a server-made page with the strictest policy that it can live with. Nobody keeps it.
 *
 * @param kind of the page; for a legacy page the nonce that its script carries
 */
export function sendPage(
  reply: FastifyReply,
  status: number,
  page: Html,
  kind: 'sign-in' | { readonly nonce: string },
): FastifyReply {
  const policy = kind === 'sign-in' ? signInPolicy : legacyPolicy(kind.nonce);
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `${policy}; form-action 'self'; base-uri 'none'`);
  return reply.send(page.toString());
}
