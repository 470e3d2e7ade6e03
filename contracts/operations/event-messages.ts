import type { EventName } from './events.ts';
import { nameOf } from './outcomes.ts';
import { sessionOperations } from './session.ts';

/** Descriptions of the messages in the pact. Each message is one event of the event stream. */
export const eventMessageNames: readonly string[] = sessionOperations.getEvents.successes.map((outcome) =>
  nameOf('getEvents', outcome),
);

/** Returns the name of the event in a message of the pact. */
export function eventOfMessage(description: string): EventName {
  if (description === nameOf('getEvents', 'the session goes on')) return 'sessionExtend';
  return description === nameOf('getEvents', 'a menu changed') ? 'menuUpdate' : 'loanUpdate';
}
