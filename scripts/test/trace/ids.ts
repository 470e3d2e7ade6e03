import { levels } from '../../../features/support/users/level.ts';
import type { SourceFile } from '../../shared/source-file.ts';
import { readFeature } from '../gherkin/gherkin.ts';
import type { Decision, Rule } from './catalogue.ts';
import { claimsIn, testNames } from '../gherkin/claims.ts';
import { anyId, compareIds, isRuleId, sectionIdOf } from '../../shared/ids.ts';

/** Tags of features that are not ids, each with its effect. */
const otherTags: Readonly<Record<string, string>> = {
  ...Object.fromEntries(levels.map((level) => [level, `runs at the ${level} level`])),
  robustness: 'is about what only engineers see: malformed data, hostile texts, storage',
  'sign-in': 'signs in at the identity provider instead of starting signed in',
};

/** The rules and decisions whose ids are checked. */
export interface Ids {
  readonly rules: readonly Rule[];
  readonly decisions: readonly Decision[];
}

/**
 * Returns the findings about ids, with file and line: duplicates and gaps in the catalogue, and unknown ids in features,
 * tests and code. Needs no test results.
 */
export function nameFindings(ids: Ids, files: readonly SourceFile[]): string[] {
  const known = new Set([...ids.rules, ...ids.decisions].map(({ id }) => id));
  return [
    ...duplicates(ids),
    ...gaps(ids),
    ...unknownEvidence(ids, known),
    ...unknownOverruled(ids, known),
    ...files.flatMap((file) => unknownNames(file, known)),
  ];
}

function duplicates({ rules, decisions }: Ids): string[] {
  const first = new Map<string, string>();
  return [...rules, ...decisions].flatMap(({ id, place }) => {
    const earlier = first.get(id);
    first.set(id, earlier ?? place);
    return earlier === undefined ? [] : [`${place} ${id} is at ${earlier} too`];
  });
}

/**
 * Returns a line for each missing number. Rules and decisions of a section are numbered together, so a gap is a lost
 * row.
 */
function gaps({ rules, decisions }: Ids): string[] {
  const rows = [...rules, ...decisions].filter(({ id }) => isRuleId(id));
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

function unknownEvidence({ decisions }: Ids, known: ReadonlySet<string>): string[] {
  return decisions.flatMap(({ evidence, place }) =>
    unknownIn(evidence.split(/[\s,]+/).filter(isRuleId), known).map((id) => `${place} ${unknown(id)}`),
  );
}

/** Checks that overruled rules are known. */
function unknownOverruled({ decisions }: Ids, known: ReadonlySet<string>): string[] {
  return decisions
    .filter(({ overrules }) => overrules !== '')
    .flatMap(({ overrules, place }) =>
      unknownIn(overrules.split(/[\s,]+/), known).map((rule) => `${place} ${unknown(rule)}`),
    );
}

/** Checks the tags of a feature, the test names of a test file, and all ids in other code. */
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
  // Uses the Gherkin parser, since a doc string may have lines that begin with @.
  return readFeature(path, text).tags.flatMap(({ name, line }) =>
    known.has(name) || Object.hasOwn(otherTags, name)
      ? []
      : [
          `${path}:${line} ${name} is neither a rule nor one of the tags ${Object.keys(otherTags).join(', ')}`,
        ],
  );
}

/** Returns the unknown ids in brackets at the start of test names, and in tables of tests. */
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
