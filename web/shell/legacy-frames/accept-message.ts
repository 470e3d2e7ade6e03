import { type FrameMessage, readFrameMessage } from '../../../contracts/frame-messages.ts';
import { parseRoute } from '../../shared/routes/parse-route.ts';

/** The part of a message event that decides whether it is accepted. */
export type IncomingMessage = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>;

/**
 * Parses a message of the frame. Returns null for another window or origin, for data that is not exactly a documented
 * message, and for an unknown route.
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

/** Maximum number of messages per second from a framed page. A legacy page sends one for each click. */
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
