import type { EventOrder } from './mock-schemas.ts';
import { nameOf } from './outcomes.ts';
import { sessionOperations } from './session.ts';

/** Descriptions of the messages of the pact: the successful responses of the stream of events. */
export const eventMessageNames: readonly string[] = sessionOperations.getEvents.successes.map((outcome) =>
  nameOf('getEvents', outcome),
);

/** Returns the event that a message of the pact shows, about the loan that its state has open. */
export function eventOrderOf(description: string, generalAccountId: number): EventOrder {
  const outcome = description.replace(nameOf('getEvents', ''), '');
  if (outcome === 'the session goes on') return { name: 'sessionExtend', data: {} };
  return { name: outcome === 'a menu changed' ? 'menuUpdate' : 'loanUpdate', generalAccountId };
}
