import { greatestId } from '../../../contracts/schema.ts';
import { problem } from '../../platform/http/problems.ts';

/**
 * Returns what `find` returns for an id in a path or query. Returns null for a number that is too large for an id: no row
 * has it, and databases refuse it. A message about the id names the text that was sent.
 */
export async function findById<Row>(
  text: string,
  find: (id: number) => Promise<Row | null>,
): Promise<Row | null> {
  const id = Number(text);
  return id <= greatestId ? find(id) : null;
}

/**
 * Returns a value that is not null.
 *
 * @param name name of the loan or application for the message
 * @throws {ProblemError} account-not-found
 */
export function found<T>(value: T | null, name: string): T {
  if (value === null) throw problem('account-not-found', `${name} was not found.`);
  return value;
}
