import { relative } from 'node:path';
import { DataTable } from '@cucumber/cucumber';
import { loadConfiguration, loadSupport } from '@cucumber/cucumber/api';
import { type Start, startOfCode } from '../../../features/support/users/start.ts';
import { root } from '../../shared/source-files.ts';
import { type Feature, scenariosOf } from './feature.ts';

/** A step definition with its text and place. */
export interface Phrase {
  readonly words: string;
  readonly file: string;
  readonly line: number;
  readonly pattern: RegExp;
  /** Returns what a step with this text and table says about the start of a scenario; null if it says nothing. */
  startOf(text: string, table: string[][] | null): Start | null;
}

/** The step definitions in the result of Cucumber's loadSupport, which has no public type for them. */
interface Definitions {
  readonly stepDefinitions: readonly {
    readonly expression: {
      readonly source: string;
      readonly regexp: RegExp;
      match(text: string): readonly { getValue(world: null): unknown }[] | null;
    };
    readonly unwrappedCode: object;
    readonly uri: string;
    readonly line: number;
  }[];
}

let loaded: Promise<readonly Phrase[]> | undefined;

/** Returns the step definitions of all levels. @throws {Error} if a file of steps cannot be loaded */
export function readPhrases(): Promise<readonly Phrase[]> {
  // A process loads each file of steps once, so a second call would find no definitions.
  loaded ??= loadPhrases();
  return loaded;
}

async function loadPhrases(): Promise<readonly Phrase[]> {
  const provided = { import: ['features/support/users/hooks.ts', 'features/**/*.steps.ts'] };
  const { runConfiguration } = await loadConfiguration({ provided, file: false }, { cwd: root });
  const { stepDefinitions } = (await loadSupport(runConfiguration, { cwd: root })) as unknown as Definitions;
  return stepDefinitions.map(({ expression, unwrappedCode, uri, line }) => ({
    words: expression.source,
    file: relative(root, uri),
    line,
    pattern: expression.regexp,
    startOf: (text, table) => {
      const start = startOfCode(unwrappedCode);
      // Matching takes long, and few phrases begin a scenario.
      const values = start && expression.match(text)?.map((value) => value.getValue(null));
      return values ? start(...values, ...(table ? [new DataTable(table)] : [])) : null;
    },
  }));
}

/**
 * Returns the texts of all steps of these features, with values in place of placeholders. Each text has the file and
 * the name of a scenario that uses it.
 */
export const stepTexts = (features: readonly Feature[]): Map<string, string> =>
  new Map(
    features.flatMap((feature) =>
      scenariosOf(feature).flatMap(({ name, runs }) =>
        runs.flatMap(({ steps }) => steps.map((text) => [text, `${feature.file}: ${name}`] as const)),
      ),
    ),
  );

/**
 * Returns a line for each step that does not match exactly one phrase, for each unused phrase, and for each two phrases
 * that differ only in articles and capitals.
 */
export function phraseFindings(phrases: readonly Phrase[], steps: ReadonlyMap<string, string>): string[] {
  const used = new Set<Phrase>();
  const alike = new Map<string, Phrase>();
  const findings = new Set<string>();
  for (const [text, scenario] of steps) {
    const [phrase, second] = phrases.filter(({ pattern }) => pattern.test(text));
    if (!phrase) findings.add(`${scenario}: "${text}" has no phrase`);
    if (phrase && second)
      findings.add(`${scenario}: "${text}" has two phrases: ${placeOf(phrase)} and ${placeOf(second)}`);
    if (!phrase) continue;
    used.add(phrase);
    const essence = essenceOf(text);
    const other = alike.get(essence);
    alike.set(essence, phrase);
    if (other && other !== phrase) {
      findings.add(`${placeOf(phrase)} is nearly the phrase of ${placeOf(other)}: use one for both`);
    }
  }
  const unused = phrases.filter((phrase) => !used.has(phrase));
  return [...unused.map((phrase) => `${placeOf(phrase)} is used by no scenario: delete it`), ...findings];
}

const placeOf = ({ file, line, words }: Phrase): string => `${file}:${line} "${words}"`;

/** Returns the text of a step without values, articles and capitals. */
const essenceOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/"[^"]*"|\d+/g, '*')
    .replaceAll(/\b(?:the|an?) /g, '');
