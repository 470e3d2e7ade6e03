/** The part that was inserted into a text, with the parts before and after it. */
export interface Insertion {
  readonly start: string;
  /** Blank for a deletion. */
  readonly inserted: string;
  readonly end: string;
}

/** Returns the difference between a text before and after an edit. */
export function insertionInto(before: string, now: string): Insertion {
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && before[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const from = now.length - tail;
  return { start: now.slice(0, head), inserted: now.slice(head, from), end: now.slice(from) };
}
