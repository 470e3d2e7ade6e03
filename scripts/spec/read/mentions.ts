import { anyId, idRange } from '../../shared/ids.ts';

/** A place in a source file that names a rule or a decision. */
export interface Mention {
  readonly id: string;
  /** From the project's root. */
  readonly file: string;
  readonly line: number;
}

/** Every id that a file names, once for each line; `S-4.3-06 to S-4.3-11` names all from the one to the other. */
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

/** Mentions by id; of one file only the first line for each id. */
export function mentionsById(mentions: readonly Mention[]): Map<string, Mention[]> {
  const byId = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const known = byId.get(mention.id) ?? [];
    if (!known.some((other) => other.file === mention.file)) byId.set(mention.id, [...known, mention]);
  }
  return byId;
}
