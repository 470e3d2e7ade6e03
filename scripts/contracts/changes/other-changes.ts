import { isDeepStrictEqual } from 'node:util';
import { isWords, meaningOf, type Resolve, type Sides } from './document-parts.ts';

/** What a change means for clients and servers that were built against the earlier contract. */
export type ChangeKind = 'breaking' | 'compatible' | 'words';

export interface Change {
  readonly kind: ChangeKind;
  /** Part of the operation, such as `request body.borrowerDetails.firstName`. */
  readonly where: string;
  readonly what: string;
}

/** Parts that mean the same if they are false and if they are left out. */
const offByDefault = [
  'deprecated',
  'allowEmptyValue',
  'allowReserved',
  'readOnly',
  'writeOnly',
  'uniqueItems',
];

/**
 * Returns the changes of all parts that are not compared one by one. A part that describes changes words, a deprecation
 * is compatible, and everything else breaks: what a tool does not know may matter to a client.
 *
 * @param compared names of the parts that have a comparison of their own
 */
export function otherChanges(
  was: object,
  is: object,
  where: string,
  compared: readonly string[],
  resolve: Sides<Resolve>,
): Change[] {
  const [before, after] = [mapOf(was), mapOf(is)];
  const names = [...new Set([...before.keys(), ...after.keys()])].filter((name) => !compared.includes(name));
  const changes = names.flatMap((name): Change[] => {
    const [earlier, later] = [before.get(name), after.get(name)];
    const [meant, means] = isWords(name)
      ? []
      : [meaningOf(earlier, name, resolve.before), meaningOf(later, name, resolve.after)];
    if (!isDeepStrictEqual(meant, means)) return [{ where, ...changeOf(name, meant, means) }];
    return isDeepStrictEqual(earlier, later) ? [] : [{ kind: 'words', where, what: 'has other words' }];
  });
  const reworded = changes.find(({ kind }) => kind === 'words');
  return changes.filter((one) => one.kind !== 'words' || one === reworded);
}

const mapOf = (part: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(part).filter(([name, value]) => !(value === false && offByDefault.includes(name))));

function changeOf(name: string, was: unknown, is: unknown): Omit<Change, 'where'> {
  if (name === 'deprecated')
    return { kind: 'compatible', what: is ? 'is deprecated' : 'is no longer deprecated' };
  const value = is === undefined ? `no ${name} any more` : `${name} ${JSON.stringify(is)}`;
  const instead = was === undefined || is === undefined ? '' : ` instead of ${JSON.stringify(was)}`;
  return { kind: 'breaking', what: `has ${value}${instead}` };
}
