import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ProblemCode, problems } from '../../../contracts/problems.ts';
import { html } from '../html/html.ts';
import { noticePage } from '../html/page.ts';
import type { ProblemError } from './problems.ts';
import { sendPage } from './send-page.ts';

/** Problems that a user of a browser can meet at any address, and can only understand from a page. */
const limits: ReadonlySet<ProblemCode> = new Set(['body-too-large', 'address-too-long', 'headers-too-large']);

/** Sends the page about a limit to a browser that asks for a page; returns null for any other problem and request. */
export function sendLimitPage(
  refusal: ProblemError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  const { code, message, statusCode, more } = refusal;
  if (!limits.has(code) || !acceptsPage(request.headers.accept)) return null;
  const { title } = problems[code];
  void reply.headers(more.headers ?? {});
  return sendPage(reply, statusCode, noticePage(title, title, html`<p>${message}</p>`));
}

/** Returns true for the Accept header of a browser that asks for a page; false if a script asks for data. */
export const acceptsPage = (accept: string | undefined): boolean => accept?.includes('text/html') === true;
