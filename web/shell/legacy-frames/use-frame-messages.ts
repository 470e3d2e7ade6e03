import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FrameMessage } from '../../../contracts/frame-messages.ts';
import { log } from '../../shared/log.ts';
import { acceptMessage, messageBudget } from './accept-message.ts';

/** Handles the messages of one frame, up to a rate limit. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  receive: (message: FrameMessage) => void,
): void {
  const [isWithinBudget] = useState(messageBudget);
  const act = useEffectEvent(receive);
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => {
      const message = acceptMessage(event, frame.current?.contentWindow ?? null, window.location.origin);
      if (!message || !isWithinBudget(event.timeStamp)) return false;
      act(message);
      return true;
    };
    listeners.add(listener);
    if (listeners.size === 1) window.addEventListener('message', handleMessage);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('message', handleMessage);
    };
  }, [frame, isWithinBudget]);
}

/** Handles a message if it came from the listener's frame. Returns true if it did. */
type Listener = (event: MessageEvent<unknown>) => boolean;

const listeners = new Set<Listener>();

/**
 * Passes a message to the handlers of all frames. Pages, panels and dialogs can be framed at the same time, so a message
 * counts as ignored only if no handler accepts it.
 */
function handleMessage(event: MessageEvent<unknown>): void {
  const heard = [...listeners].some((listener) => listener(event));
  if (!heard) countIgnoredMessage(event.origin);
}

let ignored = 0;
let isDue = false;

/**
 * Counts a refused message in an attribute of the page, for tests and support. The attribute is updated once per
 * animation frame. Only the counts 1, 10, 100 and so on are logged: a flood of messages must not fill the log.
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
