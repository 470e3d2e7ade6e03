import { type FrameMessage, readFrameMessage } from '../../contracts/api/frame-messages.ts';
import { parseRoute } from '../shared/routes/parse-route.ts';

/** The parts of a message event that decide whether it is accepted. */
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
  return route === null || parseRoute(route, origin) !== null ? message : null;
}

/** The most messages that a framed page may send in a second. A legacy page sends one at a click. */
const mostMessages = 20;

/**
 * Limits the rate of messages of one framed page, so that a page in a loop cannot navigate a thousand times.
 * @returns a function that returns whether to accept a message at `now`, milliseconds of any clock
 */
export function messageBudget(): (now: number) => boolean {
  let accepted: readonly number[] = [];
  return (now) => {
    accepted = accepted.filter((then) => now - then < 1_000);
    if (accepted.length >= mostMessages) return false;
    accepted = [...accepted, now];
    return true;
  };
}
