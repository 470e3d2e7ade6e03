import type { Resolve, Sides } from './document-parts.ts';
import { type Change, type ChangeKind, otherChanges } from './other-changes.ts';
import { schemaChanges } from './schema-changes.ts';
import type { Content } from './document.ts';

export type Direction = 'request' | 'response';

export const change = (kind: ChangeKind, where: string, what: string): Change => ({ kind, where, what });

/** Returns the names of two records: those that only the first one has, only the second one, and both. */
export function compared(was: object, is: object) {
  const [earlier, later] = [Object.keys(was), Object.keys(is)];
  return {
    gone: earlier.filter((name) => !later.includes(name)),
    added: later.filter((name) => !earlier.includes(name)),
    kept: later.filter((name) => earlier.includes(name)),
  };
}

/** Returns the changes of a body, by its media types. */
export function contentChanges(
  was: Content,
  is: Content,
  where: string,
  direction: Direction,
  resolve: Sides<Resolve>,
): Change[] {
  const { gone, added, kept } = compared(was, is);
  return [
    ...gone.map((type) => change('breaking', where, `is no longer ${type}`)),
    ...added.map((type) => change('compatible', where, `can be ${type}`)),
    ...kept.flatMap((type) => {
      const [before = {}, after = {}] = [was[type], is[type]];
      const schemas = { before: before.schema ?? {}, after: after.schema ?? {} };
      return [
        ...otherChanges(before, after, `${where} ${type}`, ['schema', 'example', 'examples'], resolve),
        ...schemaChanges({ ...schemas, where: `${where} $`, direction, resolve }),
      ];
    }),
  ];
}
