import { levels } from '../../features/drivers/driver.ts';
import type { SourceFile } from '../architecture/files.ts';
import { readFeature } from '../gherkin/gherkin.ts';
import type { OpenQuestion, Rule } from './catalogue.ts';
import { claimsIn, testNames } from './claims.ts';
import { anyId, compareIds, isRuleId, sectionIdOf } from '../shared/ids.ts';

/** Tags of features that are no ids, and what they do. */
export const otherTags: Readonly<Record<string, string>> = {
  ...Object.fromEntries(levels.map((level) => [level, `runs at the ${level} level`])),
  'sign-in': 'signs in at the identity provider instead of starting signed in',
  'strict-worlds': 'needs a deployment that refuses an unknown world',
  dashboard: 'a scenario that a stub server must fail',
};

/** What has an id. */
export interface Ids {
  readonly rules: readonly Rule[];
  readonly questions: readonly OpenQuestion[];
}

/**
 * Returns what is wrong with ids, one line each with file and line: ids of the catalogue that are there twice or leave out
 * a number, and names of ids that nothing has. None of it needs results of tests.
 */
export function nameFindings(ids: Ids, files: readonly SourceFile[]): string[] {
  const known = new Set([...ids.rules, ...ids.questions].map(({ id }) => id));
  return [
    ...duplicates(ids),
    ...gaps(ids),
    ...unknownEvidence(ids, known),
    ...files.flatMap((file) => unknownNames(file, known)),
  ];
}

function duplicates({ rules, questions }: Ids): string[] {
  const first = new Map<string, string>();
  return [...rules, ...questions].flatMap(({ id, place }) => {
    const earlier = first.get(id);
    first.set(id, earlier ?? place);
    return earlier === undefined ? [] : [`${place} ${id} is at ${earlier} too`];
  });
}

/** Rules and open questions of a section share one row of numbers: what is missing in it was lost. */
function gaps({ rules, questions }: Ids): string[] {
  const rows = [...rules, ...questions].filter(({ id }) => isRuleId(id));
  return rows
    .toSorted((one, other) => compareIds(one.id, other.id))
    .flatMap(({ id, place }, index, sorted) => {
      const before = sorted[index - 1]?.id ?? '';
      const wanted = sectionIdOf(before) === sectionIdOf(id) ? numberOf(before) + 1 : 1;
      return numberOf(id) > wanted
        ? [
            `${place} ${id} follows ${sectionIdOf(id)}-${String(wanted - 1).padStart(2, '0')}: a number is missing`,
          ]
        : [];
    });
}

const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

function unknownEvidence({ questions }: Ids, known: ReadonlySet<string>): string[] {
  return questions.flatMap(({ evidence, place }) =>
    unknownIn(evidence.split(/[\s,]+/).filter(isRuleId), known).map((id) => `${place} ${unknown(id)}`),
  );
}

/** A file of tests is checked by its tags and names; another one by each id that its text mentions. */
function unknownNames({ path, text }: SourceFile, known: ReadonlySet<string>): string[] {
  if (path.endsWith('.feature')) return unknownTags(path, text, known);
  if (/\.(?:test|spec)\.tsx?$/.test(path)) return unknownInNames(path, text, known);
  return text
    .split('\n')
    .flatMap((line, index) =>
      unknownIn(line.match(anyId) ?? [], known).map((id) => `${path}:${index + 1} ${unknown(id)}`),
    );
}

function unknownTags(path: string, text: string, known: ReadonlySet<string>): string[] {
  // The parser says which lines are tags: a block of text may hold lines that begin like one.
  return readFeature(path, text).tags.flatMap(({ name, line }) =>
    known.has(name) || Object.hasOwn(otherTags, name)
      ? []
      : [`${path}:${line} @${name} is no rule, and none of the tags ${Object.keys(otherTags).join(', ')}`],
  );
}

/** The names of tests begin with ids in brackets; a test that is made from a table may take its id from there. */
function unknownInNames(path: string, text: string, known: ReadonlySet<string>): string[] {
  const named = testNames(text).flatMap(({ text: name, line }) => {
    const [, ids = ''] = /^\[([^\]]*)\]/.exec(name) ?? [];
    return ids.split(/[\s,]+/).map((id) => ({ id, line }));
  });
  const claimed = claimsIn(path, text).map(({ rule, line }) => ({ id: rule, line }));
  const findings = [...named, ...claimed]
    .filter(({ id }) => id !== '' && !id.includes('${') && !known.has(id))
    .map(({ id, line }) => `${path}:${line} ${unknown(id)}`);
  return [...new Set(findings)];
}

const unknownIn = (ids: readonly string[], known: ReadonlySet<string>): string[] =>
  ids.filter((id) => !known.has(id));

const unknown = (id: string): string => `${id} is not in the catalogue of rules`;
