import { mostRules } from './claims.ts';
import { readTable, type Table } from './table.ts';
import { type Feature, type Scenario, scenariosOf } from '../gherkin/feature.ts';

/** Maximum number of steps of a scenario, without its background. */
const mostSteps = 9;

/** Maximum length of the sentence of a Rule, in characters. */
const longestRule = 110;

/** A scenario or Rule that exceeds a limit of style. */
export interface StyleFinding {
  readonly file: string;
  readonly line: number;
  /** Name of the exceeded limit, such as `late-given`. */
  readonly limit: string;
  /** Name of the scenario or Rule. */
  readonly name: string;
  readonly advice: string;
}

/** Returns the findings for a feature: first its Rules, then its scenarios. */
export function styleFindings(feature: Feature): StyleFinding[] {
  const { file, blocks } = feature;
  const rules = blocks
    .filter(({ name }) => name.length > longestRule)
    .map(({ name, line }) => {
      const advice = `${name.length} characters, at most ${longestRule}`;
      return { file, line, limit: 'long-rule', name, advice };
    });
  return [
    ...rules,
    ...scenariosOf(feature).flatMap((scenario) => {
      const { name, line } = scenario;
      return exceededLimits(scenario).map(([limit, advice]) => ({ file, line, limit, name, advice }));
    }),
  ];
}

function exceededLimits({ steps, runs }: Scenario): (readonly [limit: string, advice: string])[] {
  const keywords = steps.map(({ keyword }) => keyword);
  const firstWhen = keywords.indexOf('When');
  const rules = Math.max(0, ...runs.map((run) => run.rules.length));
  const limits: readonly (readonly [isExceeded: boolean, limit: string, advice: string])[] = [
    [firstWhen !== keywords.lastIndexOf('When'), 'second-when', 'write one scenario for each When'],
    [
      firstWhen !== -1 && keywords.lastIndexOf('Given') > firstWhen,
      'late-given',
      'move the Given steps before the When',
    ],
    [steps.length > mostSteps, 'long', `${steps.length} steps, at most ${mostSteps}`],
    [rules > mostRules, 'many-rules', `claims ${rules} rules, at most ${mostRules} count`],
  ];
  return limits.flatMap(([isExceeded, limit, advice]) => (isExceeded ? [[limit, advice] as const] : []));
}

/** An accepted finding, with the reason. The list of accepted findings may only get shorter. */
export interface StyleException {
  readonly file: string;
  readonly name: string;
  readonly limit: string;
  readonly place: string;
}

/** Path of the file with the exceptions, from the root. */
export const exceptionFile = 'features/style-exceptions.tsv';

/** Parses the exceptions: tab-separated, header `file name limit reason`. */
export function readStyleExceptions(file: string, text: string): Table<StyleException> {
  const columns = ['file', 'name', 'limit', 'reason'] as const;
  return readTable(file, text, columns, ([feature, name, limit], place) => ({
    file: feature,
    name,
    limit,
    place,
  }));
}

/** Returns one line for each finding that has no exception, and for each exception that has no finding. */
export function styleReport(
  findings: readonly StyleFinding[],
  exceptions: readonly StyleException[],
): string[] {
  const keyOf = ({ file, name, limit }: Pick<StyleFinding, 'file' | 'name' | 'limit'>) =>
    [file, name, limit].join('\t');
  const excepted = new Set(exceptions.map(keyOf));
  const found = new Set(findings.map(keyOf));
  return [
    ...findings
      .filter((finding) => !excepted.has(keyOf(finding)))
      .map(({ file, line, limit, name, advice }) => `${file}:${line} ${limit} "${name}": ${advice}`),
    ...exceptions
      .filter((exception) => !found.has(keyOf(exception)))
      .map(
        ({ place, file, name, limit }) =>
          `${place} ${limit} is not found in ${file} "${name}": remove the line`,
      ),
  ];
}
