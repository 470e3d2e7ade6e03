import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { ArgumentsError } from '../shared/arguments.ts';
import { filesUnder, root, sourceFolders, textOf } from '../shared/source-files.ts';
import { type Run, runsAt } from './gherkin/feature.ts';
import { readFeature } from './gherkin/gherkin.ts';
import { testNames } from './gherkin/claims.ts';
import { allSteps, type Step, suiteOf } from './steps.ts';

/** A test file, with the lines of the chosen tests. */
interface Place {
  readonly file: string;
  /** Lines of the chosen tests; empty for the whole file. */
  readonly lines: readonly number[];
}

/**
 * Returns the steps for the arguments. An argument is the name of a step, a folder of test files, or the path of a test
 * file, feature or journey, optionally with lines as in `features/loan/pipeline.feature:12:40`.
 * @param isBuildStale returns true if tests that need the built SPA must wait for a build
 * @throws {ArgumentsError} if an argument is neither a step nor a test file nor a test of a file
 */
export function selectedSteps(words: readonly string[], isBuildStale: () => boolean): readonly Step[] {
  const all = allSteps();
  const isStep = (word: string) => all.some((step) => step.name === word);
  const places = words.filter((word) => !isStep(word)).flatMap((word) => placesOf(word, all));
  const features = places.filter(({ file }) => file.endsWith('.feature'));
  const named = all.filter((step) => words.includes(step.name));
  const parts = allSteps('part').flatMap((step) => {
    if (words.includes(step.name)) return [];
    const level = /^features-(.*)/.exec(step.name)?.[1];
    if (level !== undefined) return featurePart(step, level, features);
    return testPart(
      step,
      places.filter(({ file }) => suiteOf(file) === step.name),
    );
  });
  const build = all.filter(
    ({ name }) => name === 'build' && !named.some((step) => step.name === name) && parts.some(needsBuild),
  );
  return [...(build.length > 0 && isBuildStale() ? build : []), ...named, ...parts];
}

/** Returns true for steps that open the built SPA in a browser. */
const needsBuild = ({ name }: Step): boolean => name === 'features-browser' || name === 'journeys';

/** Returns the paths of all features, test files and journeys. */
export const testFiles = (): string[] =>
  filesUnder(sourceFolders).filter((file) => file.endsWith('.feature') || suiteOf(file) !== null);

function placesOf(word: string, steps: readonly Step[]): Place[] {
  const [, path = '', lines = ''] = /^(?:\.\/)?(.*?)\/?((?::\d+)*)$/.exec(word) ?? [];
  const files = testFiles();
  if (files.includes(path)) {
    const place = { file: path, lines: lines.split(':').filter(Boolean).map(Number) };
    for (const line of place.lines) assertTestAt(path, line);
    return [place];
  }
  const inside = files.filter((file) => file.startsWith(`${path}/`)).map((file) => ({ file, lines: [] }));
  if (inside.length > 0 && lines === '') return inside;
  const names = steps.map(({ name }) => name);
  const candidates = path.includes('/') ? files : [...names, ...files];
  const what = existsSync(join(root, path))
    ? `${path} is not a test, feature or journey`
    : `There is no step or test file ${word}`;
  throw new ArgumentsError(
    `${what}. Did you mean ${nearest(path, candidates)}?\n` +
      `Name steps (${names.join(', ')}), or files (*.feature, *.test.ts, *.spec.ts), which may have lines (FILE:12), or folders of them.`,
  );
}

/** Returns the most similar candidate. Compares whole paths, or only the file names if the word has no folder. */
function nearest(word: string, candidates: readonly string[]): string {
  const nameOf = (path: string) => (word.includes('/') ? path : (path.split('/').at(-1) ?? path));
  const name = closest(word, candidates.map(nameOf));
  return (
    candidates
      .filter((path) => nameOf(path) === name)
      .toSorted((a, b) => distance(word, a) - distance(word, b))[0] ?? name
  );
}

function assertTestAt(file: string, line: number): void {
  const isTest = file.endsWith('.feature')
    ? runsAt(readFeature(file, textOf(file)), line).some(({ levels }) => levels.length > 0)
    : nameAt(file, line) !== undefined;
  if (!isTest) throw new ArgumentsError(`There is no test at ${file}:${line}.`);
}

/** Returns the step that runs the chosen scenarios of a level; an empty list if none of them has the level's tag. */
function featurePart(step: Step, level: string, places: readonly Place[]): Step[] {
  const isHere = (run: Run) => run.levels.includes(level);
  const chosen = places.flatMap(({ file, lines }) => {
    const feature = readFeature(file, textOf(file));
    if (lines.length === 0) return runsAt(feature, 0).some(isHere) ? [file] : [];
    const runs = lines.flatMap((line) => runsAt(feature, line)).filter(isHere);
    return runs.length === 0 ? [] : [[file, ...runs.map((run) => run.line)].join(':')];
  });
  if (chosen.length === 0) return [];
  const environment = { ...step.environment, THRESHOLD_FEATURES: chosen.join('\n') };
  return [{ ...step, environment, isPart: true }];
}

/** Returns the step that runs the chosen tests. A pattern of names selects unit tests; lines select journeys. */
function testPart(step: Step, places: readonly Place[]): Step[] {
  if (places.length === 0) return [];
  const part = { ...step, isPart: true };
  if (step.name === 'journeys')
    return [{ ...part, files: places.map(({ file, lines }) => [file, ...lines].join(':')) }];
  const names = places.flatMap(({ file, lines }) => lines.flatMap((line) => nameAt(file, line) ?? []));
  if (names.length > 0 && places.some(({ lines }) => lines.length === 0))
    throw new ArgumentsError(`Name either whole files or lines of the ${step.name} tests, not both`);
  const patterns = names.map((name) => `--test-name-pattern=${patternOf(name)}`);
  return [{ ...part, parameters: [...step.parameters, ...patterns], files: places.map(({ file }) => file) }];
}

/** Returns the name of the last test or group that begins at or above a line. */
function nameAt(file: string, line: number): string | undefined {
  return testNames(textOf(file)).findLast((name) => name.line <= line)?.text;
}

/** Returns a regular expression that matches the name with any values for its placeholders. */
function patternOf(name: string): string {
  const parts = name.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/\\(.)/g, '$1'));
  return `^${parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('.*')}$`;
}
