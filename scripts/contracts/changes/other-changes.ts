import { isDeepStrictEqual } from 'node:util';
import type { Change } from './schema-changes.ts';

/** Names of parts that only describe, at every place of an OpenAPI document. `x-` extensions describe, too. */
const words = ['summary', 'description', 'title', 'example', 'examples', 'externalDocs', 'tags'];

/**
 * Returns the changes of all parts that are not compared one by one. A part that describes changes words, a deprecation
 * is compatible, and everything else breaks: what a tool does not know may matter to a client.
 *
 * @param compared names of the parts that have a comparison of their own
 */
export function otherChanges(was: object, is: object, where: string, compared: readonly string[]): Change[] {
  const [before, after] = [mapOf(was), mapOf(is)];
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) =>
      !compared.includes(name) && !isDeepStrictEqual(before.get(name) || null, after.get(name) || null),
  );
  const isWords = (name: string) => words.includes(name) || name.startsWith('x-');
  return [
    ...(differing.some(isWords) ? [{ kind: 'words', where, what: 'has other words' } as const] : []),
    ...differing
      .filter((name) => !isWords(name))
      .map((name): Change => {
        if (name === 'deprecated')
          return {
            kind: 'compatible',
            where,
            what: after.get(name) ? 'is deprecated' : 'is no longer deprecated',
          };
        return { kind: 'breaking', where, what: whatOf(name, before.get(name), after.get(name)) };
      }),
  ];
}

const mapOf = (part: object): ReadonlyMap<string, unknown> => new Map(Object.entries(part));

function whatOf(name: string, was: unknown, is: unknown): string {
  if (was === undefined) return `has ${name} ${JSON.stringify(is)}`;
  if (is === undefined) return `has no ${name} any more`;
  return `has ${name} ${JSON.stringify(is)} instead of ${JSON.stringify(was)}`;
}
