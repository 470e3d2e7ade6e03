import { idsIn } from '../../shared/ids.ts';
import { readFeature } from '../gherkin/gherkin.ts';
import { type Feature, type RuleBlock, type Scenario, type Step } from '../gherkin/feature.ts';
import { namedTests } from '../gherkin/claims.ts';

/** A rule and a test that claims the rule. */
export interface Pair {
  readonly rule: string;
  /** File and name of the test: `features/loan/pipeline.feature: A loan opens`. */
  readonly test: string;
  /** The code of a unit test; or a scenario's steps and backgrounds, with the example rows that claim the rule. */
  readonly text: string;
}

/** Returns the pairs of a source file: one for each rule of each scenario or unit test. */
export function pairsIn(path: string, text: string): Pair[] {
  return path.endsWith('.feature') ? pairsOfFeature(readFeature(path, text)) : pairsOfTests(path, text);
}

function pairsOfFeature(feature: Feature): Pair[] {
  return feature.blocks.flatMap((block) =>
    block.scenarios.flatMap((scenario) => {
      const rules = new Set(scenario.runs.flatMap((run) => run.rules));
      return [...rules].map((rule) => ({
        rule,
        test: `${feature.file}: ${scenario.name}`,
        text: textOfScenario(feature, block, scenario, rule),
      }));
    }),
  );
}

function textOfScenario(feature: Feature, block: RuleBlock, scenario: Scenario, rule: string): string {
  const examples = scenario.examples.flatMap(({ name, header, rows }) => {
    const own = rows.filter(({ runs }) => runs.some((run) => run.rules.includes(rule)));
    return own.length === 0
      ? []
      : [`Examples: ${name}`, ...[header, ...own.map(({ cells }) => cells)].map(row)];
  });
  return [
    ...[...feature.background, ...block.background].flatMap(linesOf),
    `Scenario: ${scenario.name}`,
    ...scenario.steps.flatMap(linesOf),
    ...examples,
  ].join('\n');
}

const linesOf = ({ keyword, text, table, block }: Step): string[] => [
  `${keyword} ${text}`,
  ...table.map(row),
  ...(block === null ? [] : [block]),
];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Returns the pairs of unit tests. Tests of the same name and rule are one pair. */
function pairsOfTests(path: string, text: string): Pair[] {
  const pairs = namedTests(text).flatMap(({ name, claimed, code }) =>
    idsIn(claimed).map((rule) => ({ rule, test: `${path}: ${name}`, text: code })),
  );
  const byTest = Map.groupBy(pairs, ({ rule, test }) => `${rule} ${test}`);
  return [...byTest.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, text: same.map((pair) => pair.text).join('\n') }] : [];
  });
}
