import { type Feature, type Run, type Scenario, scenariosOf } from '../../test/gherkin/feature.ts';
import { readTable, type Table } from '../../shared/tsv.ts';

/** File with the scenarios that pass without their When, each with the reason. */
export const idleFile = 'scripts/proof/whens/whens.tsv';

/** A scenario, or a row of its examples, that passes without its When, because nothing may happen. */
export interface Idle {
  readonly feature: string;
  /** Name of the scenario or of the row. */
  readonly name: string;
  /** The reason, with the neighbor in which the same When does something. */
  readonly reason: string;
  /** File and line of the entry, as file:line. */
  readonly place: string;
}

export const readIdle = (text: string): Table<Idle> =>
  readTable(idleFile, text, ['feature', 'scenario', 'reason'], ([feature, name, reason], place) => ({
    feature,
    name,
    reason,
    place,
  }));

/** Returns the text of a feature without the When of each scenario and its And. All other lines keep their numbers. */
export function withoutWhen(text: string): string {
  let isDropped = false;
  let isQuoted = false;
  return text
    .split('\n')
    .map((line) => {
      const [, keyword = ''] = /^\s*(Given|When|Then|And|But|@|Scenario|Rule|Examples)/.exec(line) ?? [];
      if (!isQuoted && !/^(?:And|But|)$/.test(keyword)) isDropped = keyword === 'When';
      if (line.trim().startsWith('"""')) isQuoted = !isQuoted;
      return isDropped ? '' : line;
    })
    .join('\n');
}

/** Returns the runs of a feature that have a When, each with its scenario. */
export const runsWithWhen = (feature: Feature): { readonly scenario: Scenario; readonly run: Run }[] =>
  scenariosOf(feature)
    .filter(({ steps }) => steps.some(({ keyword }) => keyword === 'When'))
    .flatMap((scenario) => scenario.runs.map((run) => ({ scenario, run })));

/**
 * Returns a line for each run that passed without its When and is not listed, and for each listed scenario none of whose
 * runs passed.
 * @param passed names of the runs of the feature that passed
 * @param level the level that ran
 */
export function idleFindings(
  feature: Feature,
  {
    passed,
    level,
    idle,
  }: {
    readonly passed: ReadonlySet<string>;
    readonly level: string;
    readonly idle: readonly Idle[];
  },
): string[] {
  const tried = runsWithWhen(feature).filter(({ run }) => run.levels.includes(level));
  const own = idle.filter((entry) => entry.feature === feature.file);
  const isFor = ({ name }: Idle, { scenario, run }: (typeof tried)[number]) =>
    name === scenario.name || name === run.name;
  const passing = tried.filter(({ run }) => passed.has(run.name));
  return [
    ...passing
      .filter((one) => !own.some((entry) => isFor(entry, one)))
      .map(({ run }) => `${feature.file}:${run.line} passes without its When: ${run.name}`),
    ...own
      .filter((entry) => tried.some((one) => isFor(entry, one)) && !passing.some((one) => isFor(entry, one)))
      .map(({ place, name }) => `${place} "${name}" fails without its When: delete this entry`),
  ];
}

/** Returns a line for each entry that names no scenario with a When. */
export function idleNameFindings(idle: readonly Idle[], features: readonly Feature[]): string[] {
  const names = new Set(
    features.flatMap((feature) =>
      runsWithWhen(feature).flatMap(({ scenario, run }) =>
        [scenario.name, run.name].map((name) => `${feature.file} ${name}`),
      ),
    ),
  );
  return idle
    .filter(({ feature, name }) => !names.has(`${feature} ${name}`))
    .map(({ place, feature, name }) => `${place} ${feature} has no scenario "${name}" with a When`);
}
