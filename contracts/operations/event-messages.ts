import type { EventName } from './events.ts';
import { nameOf } from './outcomes.ts';
import { sessionOperations } from './session.ts';

/** Descriptions of the messages of the pact: the successful responses of the stream of events. */
export const eventMessageNames: readonly string[] = sessionOperations.getEvents.successes.map((outcome) =>
  nameOf('getEvents', outcome),
);

/** Returns the name of the event that a message of the pact shows. */
export function eventOfMessage(description: string): EventName {
  if (description === nameOf('getEvents', 'the session goes on')) return 'sessionExtend';
  return description === nameOf('getEvents', 'a menu changed') ? 'menuUpdate' : 'loanUpdate';
}
