import type { LensIndex, LensRule } from './lens-index.ts';

/** The properties of an element by which its rules are found. */
export interface Seen {
  /** Its accessible name, its visible text and other texts that identify it. */
  readonly names: readonly string[];
  /** Ids of the regions around it, the innermost first. */
  readonly regions: readonly string[];
  /** True for plain text: rules that only mention the text do not count. */
  readonly isText: boolean;
}

/** The rules about a part of the screen, the best first, and the decisions about it that belong to no rule. */
export interface Found {
  readonly rules: readonly LensRule[];
  readonly decisions: readonly string[];
}

/** Finds the rules of elements and of regions. */
export interface RuleFinder {
  /** Returns the rules of a control, line or message; null if none is known. */
  ofElement(seen: Seen): Found | null;
  /** Returns the rules of a region as a whole; null if none is known. */
  ofRegion(id: string): Found | null;
}

/**
 * Returns a finder for an index. The innermost region with rules for the name of an element is used: first the rules
 * that the index lists for the element, then those that quote its name; without any, those that mention its name.
 */
export function ruleFinder({ rules, regions, places }: LensIndex): RuleFinder {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const byRegion = new Map(regions.map((region) => [region.id, region]));
  const found = (ids: readonly string[], decisions: readonly string[] = []): Found | null => {
    const all = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    const own = new Set(all.flatMap((rule) => rule.decisions));
    const others = [...new Set(decisions)].filter((id) => !own.has(id));
    return all.length + others.length === 0 ? null : { rules: all, decisions: others };
  };

  return {
    ofElement: ({ names, regions: around, isText }) => {
      const wanted = names.map(plain).filter((name) => name !== '');
      const named = places.filter(
        ({ name, region }) => wanted.includes(name) && (region === null || around.includes(region)),
      );
      const decisions = named.flatMap((place) => place.decisions);
      const namedIn = (region: string | null) =>
        named.filter((place) => place.region === region).flatMap((place) => place.rules);
      for (const id of around) {
        const region = byRegion.get(id);
        const said = (region?.inside ?? []).flatMap((inside) => byId.get(inside) ?? []);
        const quoting = said.filter(({ says }) => quotesOf(says).some((quote) => wanted.includes(quote)));
        const ids = [...namedIn(id), ...quoting.map((rule) => rule.id)];
        if (ids.length > 0)
          return found([...ids, ...namedIn(null), ...named.flatMap((place) => place.rules)], decisions);
        const mentioning =
          isText || named.length > 0
            ? []
            : said.filter(({ says }) => wanted.some((name) => mentions(says, name)));
        if (mentioning.length > 0) return found(mentioning.map((rule) => rule.id));
      }
      return found(namedIn(null), decisions);
    },
    ofRegion: (id) => found(byRegion.get(id)?.rules ?? []),
  };
}

/** Normalizes a name for comparison: lower case, single spaces, no punctuation or required mark at its end. */
export function plain(text: string): string {
  let end = text
    .replaceAll(/[\u2060\u00ad]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  while (/[*.: ]$/.test(end)) end = end.slice(0, -1);
  return end;
}

const quotesOf = (says: string): string[] =>
  [...says.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => plain(quote));

/** Returns true if a sentence contains a name as whole words, in any case, singular or plural. */
export function mentions(says: string, name: string): boolean {
  const [sentence, wanted] = [wordsOf(says), wordsOf(name).trim()];
  return wanted.length >= 3 && (sentence.includes(` ${wanted} `) || sentence.includes(` ${wanted}s `));
}

/** Returns the words of a text in lower case, each between spaces. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}&-]+/u)
    .join(' ')} `;
