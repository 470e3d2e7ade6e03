import type { FastifyReply, FastifyRequest } from 'fastify';
import { frame } from '../../identity/frame.ts';
import { html } from '../../html/html.ts';
import { sendPage } from '../../http/send-page.ts';
import { newNonce } from '../../http/headers.ts';
import type { ProblemError } from '../../http/problems.ts';

/** Whether a browser asks for a page, and not a script for data. */
export const asksForPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/** What a person sees whose browser is in a world that is gone: nothing but the console leads out of it. */
export const sendLostWorldPage = (reply: FastifyReply, { message }: ProblemError): FastifyReply =>
  sendPage(
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
    // It may stand in a frame of the product.
    { nonce: newNonce() },
  );
