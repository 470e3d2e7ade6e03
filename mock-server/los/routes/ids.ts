import { greatestId } from '../../../contracts/schema.ts';

/** The id that a path or query writes in digits. One that is too great for any id becomes 0, which nothing has. */
export function idOf(text: string): number {
  const id = Number(text);
  return id <= greatestId ? id : 0;
}
