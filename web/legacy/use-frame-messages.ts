import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FrameMessage } from '../../contracts/api/frame-messages.ts';
import { acceptMessage } from './accept-message.ts';
import { countIgnoredMessage } from './ignored-messages.ts';

/** Hears what the framed page says, and nobody else. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  receive: (message: FrameMessage) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = acceptMessage(event, frame.current?.contentWindow ?? null, window.location.origin);
    if (message) receive(message);
    else countIgnoredMessage(event.origin);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}
