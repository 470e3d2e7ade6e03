import type { FastifyReply, FastifyRequest } from 'fastify';
import { worldName } from '../../../contracts/api/world-name.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import { html } from '../../html/html.ts';
import { noticePage } from '../../html/page.ts';
import { sendPage } from '../../http/send-page.ts';
import { newNonce } from '../../http/headers.ts';
import type { ProblemError } from '../../http/problems.ts';
import { isWorldId, worldKeyOf } from './world-key.ts';

/**
 * Sends a page to a browser whose world does not exist. The page has a button that makes a new world, and a link to the
 * console, where the user can go to the default world.
 *
 * @returns null for any other problem, and for a script's request for data
 */
export function sendLostWorldPage(
  { code }: ProblemError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  if (code !== 'world-unknown' || !request.headers.accept?.includes('text/html')) return null;
  const key = worldKeyOf(request)?.slice(0, 40) ?? '';
  return sendPage(
    reply,
    400,
    noticePage(
      'This world is gone',
      'This world is gone',
      html`<p>The world “${isWorldId(key) ? worldName(key) : key}” of this browser was deleted, or it has expired.</p>
<form method="post" action="${mockOperations.enterWorld.path}" target="_top"><button class="button primary">Make a new world</button></form>
<p><a href="/mock" target="_top">Open the console to go to the default world</a></p>`,
    ),
    // The page may be in a frame of the product.
    { nonce: newNonce() },
  );
}
