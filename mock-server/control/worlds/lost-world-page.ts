import type { FastifyReply, FastifyRequest } from 'fastify';
import { asksForPage } from '../../http/errors.ts';
import { frame } from '../../identity/frame.ts';
import { html } from '../../html/html.ts';
import { sendPage } from '../../http/send-page.ts';
import { newNonce } from '../../http/headers.ts';
import type { ProblemError } from '../../http/problems.ts';

/**
 * Sends a page with a link to the console to a browser whose world does not exist.
 *
 * @returns null for any other problem, and for a script's request for data
 */
export function sendLostWorldPage(
  { code, message }: ProblemError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  if (code !== 'world-unknown' || !asksForPage(request)) return null;
  return sendPage(
    reply,
    400,
    frame(
      'No such world',
      html`
<div class="intro">
<h1>This world is gone</h1>
<p>${message}</p>
<p><a href="/mock">Open the console to make a new world, or to go to the default world</a></p>
</div>`,
    ),
    // The page may be in a frame of the product.
    { nonce: newNonce() },
  );
}
