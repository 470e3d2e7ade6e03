import { anyId, idRange } from '../../../scripts/shared/ids.ts';

/** A place in a source file that names a rule or a decision. */
export interface Mention {
  readonly id: string;
  /** Path of the file, from the project's root. */
  readonly file: string;
  readonly line: number;
}

/** Returns every id that a file names, once for each line. `S-4.3-06 to S-4.3-11` names all ids in the range. */
export function mentionsIn(file: string, text: string): Mention[] {
  return text.split('\n').flatMap((content, index) => {
    const ids = new Set(content.match(anyId) ?? []);
    for (const [, section = '', from, to] of content.matchAll(idRange)) {
      for (let number = Number(from); number <= Number(to); number += 1) {
        ids.add(`${section}${String(number).padStart(2, '0')}`);
      }
    }
    return [...ids].map((id) => ({ id, file, line: index + 1 }));
  });
}

/** Groups mentions by id. Of several mentions of an id in one file, only the first is kept. */
export function mentionsById(mentions: readonly Mention[]): Map<string, Mention[]> {
  const byId = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const known = byId.get(mention.id) ?? [];
    if (!known.some((other) => other.file === mention.file)) byId.set(mention.id, [...known, mention]);
  }
  return byId;
}
