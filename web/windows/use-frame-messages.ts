import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FrameMessage } from '../../contracts/api/frame-messages.ts';
import { acceptMessage } from './accept-message.ts';
import { countIgnoredMessage } from './ignored-messages.ts';

/** Hears what the framed page says, and nobody else. Several frames may be heard at once: each hears its own page. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  receive: (message: FrameMessage) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent<unknown>): boolean => {
    const message = acceptMessage(event, frame.current?.contentWindow ?? null, window.location.origin);
    if (message) receive(message);
    return message !== null;
  });
  useEffect(() => {
    const hearer: Hearer = (event) => hear(event);
    if (hearers.size === 0) window.addEventListener('message', listen);
    hearers.add(hearer);
    return () => {
      hearers.delete(hearer);
      if (hearers.size === 0) window.removeEventListener('message', listen);
    };
  }, []);
}

/** Says whether the message was for this one. */
type Hearer = (event: MessageEvent<unknown>) => boolean;

const hearers = new Set<Hearer>();

/** One listener for all frames, so that what none of them believes is counted once. */
function listen(event: MessageEvent<unknown>): void {
  if (![...hearers].some((hear) => hear(event))) countIgnoredMessage(event.origin);
}
