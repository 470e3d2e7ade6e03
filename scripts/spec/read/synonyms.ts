import { textOf } from '../../shared/source-files.ts';

/** Words of product owners for words of the rules. */
const everyday: readonly (readonly string[])[] = [
  ['wide', 'width'],
  ['big', 'size', 'measures'],
  ['locked', 'cannot change', 'cannot be changed', 'cannot edit'],
  ['retry', 'try again', 'load again', 'loaded again', 'loads its list again'],
];

/** Returns groups of words with the same meaning, in lower case: abbreviations of the glossary, and everyday words. */
export function readSynonyms(glossary = textOf('docs/glossary.md')): readonly (readonly string[])[] {
  const rows = [...glossary.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, term = '', means = '']) => ({
    term,
    means,
  }));
  const groups = rows.flatMap(({ term, means }) => [
    // LTV | loan to value: ...
    ...(/^[A-Z]{2,5}(?:, [A-Z]{2,5})*$/.test(term)
      ? [[...term.split(', '), means.split(/[:;]/)[0] ?? '']]
      : []),
    // tax identifier | nine digits: social security number (ssn) or ...
    ...[...means.matchAll(/(?:^|: |or )([a-z ]+) \(([a-z]{2,5})\)/g)].map(([, words = '', short = '']) => [
      term,
      words,
      short,
    ]),
  ]);
  return [...groups, ...everyday].map((group) => group.map((words) => words.toLowerCase().trim()));
}

/** Returns a function that returns all other words for what a text says. */
export function synonymsIn(groups: readonly (readonly string[])[]): (text: string) => string {
  const patterns = groups.map(
    (group) =>
      [
        group,
        new RegExp(`\\b(?:${group.map((words) => words.replaceAll(/[ -]/g, '[ -]')).join('|')})\\b`, 'i'),
      ] as const,
  );
  return (text) => patterns.flatMap(([group, pattern]) => (pattern.test(text) ? group : [])).join(' ');
}
