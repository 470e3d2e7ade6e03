import type { FastifyReply } from 'fastify';
import { sendAnswer } from '../plugins/send-answer.ts';
import type { Html } from './html.ts';

/** Legacy pages run one script of ours and live in the product's frames; the sign-in page does neither. */
const policies = {
  legacy: "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; frame-ancestors 'self'",
  'sign-in': "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'",
} as const;

/** Sends a server-made page with the strictest policy that it can live with. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  page: Html,
  kind: keyof typeof policies,
): FastifyReply {
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `${policies[kind]}; form-action 'self'; base-uri 'none'`)
    .header('cache-control', 'no-store');
  return sendAnswer(reply, page.toString());
}
