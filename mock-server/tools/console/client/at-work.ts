import type { Catalogue, JournalEntry } from '../../client/contract.ts';

/** Maximum number of users that are named. */
const most = 2;

/**
 * Returns the users at work after some requests, the newest first: their callers, without those who have signed out.
 *
 * @param requests newest first
 */
export function callersAfter(
  before: readonly string[],
  requests: readonly Pick<JournalEntry, 'caller' | 'operation' | 'status'>[],
): readonly string[] {
  const newest = new Map<string, boolean>();
  for (const { caller, operation, status } of requests)
    if (caller !== null && !newest.has(caller)) newest.set(caller, operation !== 'logout' || status >= 400);
  const atWork = [...newest].flatMap(([caller, isAtWork]) => (isAtWork ? [caller] : []));
  return [...atWork, ...before.filter((caller) => !newest.has(caller))];
}

/**
 * Names the users who work in a world, by their requests; without a request the persona who is signed in at the identity
 * provider. A user who has chosen a name on the sign-in page is known by requests only.
 */
export function whoIsAtWork(
  personas: Catalogue['personas'],
  callers: readonly string[],
  persona: string | null,
): string {
  const nameOf = (id: string) => personas.find((each) => each.id === id)?.name ?? id;
  if (callers.length > 0) {
    const more = callers.length - most;
    const named = callers.slice(0, most).map(nameOf).join(', ');
    return `${named}${more > 0 ? ` and ${more} more` : ''} at work`;
  }
  return persona === null ? 'nobody at work' : `${nameOf(persona)} is signed in`;
}
