import { greatestId } from '../../../contracts/schema.ts';

/** Parses an id in a path or query. Returns 0, which no row has, for a number that is too large for an id. */
export function idOf(text: string): number {
  const id = Number(text);
  return id <= greatestId ? id : 0;
}
