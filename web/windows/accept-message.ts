import { type FrameMessage, readFrameMessage } from '../../contracts/api/frame-messages.ts';
import { ownRoute } from '../shared/routes/own-route.ts';

/** The parts of a message event that decide whether it is believed. */
export type IncomingMessage = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>;

/**
 * The message of our own frame; null for anything else: another window, another origin, data that is not exactly one of
 * the agreed messages, or a route that the product does not know (L-2.6-03, S-4.1-32).
 */
export function acceptMessage(
  event: IncomingMessage,
  frame: Window | null,
  origin: string,
): FrameMessage | null {
  if (frame === null || event.source !== frame || event.origin !== origin) return null;
  const message = readFrameMessage(event.data);
  const route = message && 'route' in message ? message.route : null;
  return route === null || ownRoute(route, origin) !== null ? message : null;
}
