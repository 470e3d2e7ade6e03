import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FrameMessage } from '../../contracts/api/frame-messages.ts';
import { log } from '../shared/log.ts';
import { acceptMessage, messageBudget } from './accept-message.ts';

/** Hears what the framed page says, unless it says too much, and nobody else. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  receive: (message: FrameMessage) => void,
): void {
  const [isWithinBudget] = useState(messageBudget);
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = acceptMessage(event, frame.current?.contentWindow ?? null, window.location.origin);
    if (!message || !isWithinBudget(event.timeStamp)) return false;
    receive(message);
    return true;
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    listeners.add(listener);
    if (listeners.size === 1) window.addEventListener('message', tellEverybody);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('message', tellEverybody);
    };
  }, []);
}

/** Every frame that is listened to; says whether the message was its own. */
type Listener = (event: MessageEvent<unknown>) => boolean;

const listeners = new Set<Listener>();

/** A page, a panel and a dialog can be framed at the same time: a message is ignored only when it is nobody's. */
function tellEverybody(event: MessageEvent<unknown>): void {
  const heard = [...listeners].some((listener) => listener(event));
  if (!heard) countIgnoredMessage(event.origin);
}

let ignored = 0;
let isDue = false;

/**
 * Counts a message that was not believed. The count stands on the page, where tests and support can read it: once for
 * each picture of the page, and in the log at 1, 10, 100 and so on, so that a flood costs next to nothing.
 */
function countIgnoredMessage(origin: string): void {
  ignored += 1;
  if (/^10*$/.test(String(ignored))) log.debug('A message was ignored', { origin, ignored });
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    document.documentElement.dataset['ignoredMessages'] = String(ignored);
  });
}
