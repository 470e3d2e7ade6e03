import type { FastifyReply, FastifyRequest } from 'fastify';
import { asksForPage } from '../../http/errors.ts';
import { frame } from '../../identity/frame.ts';
import { html } from '../../html/html.ts';
import { sendPage } from '../../http/send-page.ts';
import { newNonce } from '../../http/headers.ts';
import type { ProblemError } from '../../http/problems.ts';

/**
 * What a person sees whose browser is in a world that is gone: nothing but the console leads out of it.
 *
 * @returns null for another refusal, and for a script that asks for data
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
<p><a href="/mock">Open the console to make a fresh one, or to go to the default world</a></p>
</div>`,
    ),
    // The page may be in a frame of the product.
    { nonce: newNonce() },
  );
}
