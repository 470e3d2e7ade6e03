import { createHash } from 'node:crypto';
import { rulesIn } from '../shared/ids.ts';
import { readFeature } from '../gherkin/gherkin.ts';
import { type Feature, type RuleBlock, type Scenario, type Step } from '../gherkin/feature.ts';
import type { Rule } from './catalogue.ts';
import { namedTests } from './claims.ts';

/** A rule and one test that claims it: what a reviewer reads side by side. */
export interface Pair {
  readonly rule: string;
  /** File and name of the test: `features/loan/pipeline.feature: A loan opens`. */
  readonly test: string;
  /** All that the test says: steps with those of its backgrounds and the rows about the rule, or the code of the test. */
  readonly text: string;
}

/** The pairs of a source file: of a feature by scenario, of tests by name. */
export function pairsIn(path: string, text: string): Pair[] {
  return path.endsWith('.feature') ? pairsOfFeature(readFeature(path, text)) : pairsOfTests(path, text);
}

/** Twelve hexadecimal digits of the rule's kind and words and of the test's text. Where they are does not count. */
export const fingerprintOf = (
  { kind, rule }: Pick<Rule, 'kind' | 'rule'>,
  { text }: Pick<Pair, 'text'>,
): string => digest([kind, rule, text]);

/** Twelve hexadecimal digits of some texts in their order. */
export const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\t')).digest('hex').slice(0, 12);

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

/** Tests of one name that claim one rule are one pair. */
function pairsOfTests(path: string, text: string): Pair[] {
  const pairs = namedTests(text).flatMap(({ name, claimed, code }) =>
    rulesIn(claimed).map((rule) => ({ rule, test: `${path}: ${name}`, text: code })),
  );
  const byTest = Map.groupBy(pairs, ({ rule, test }) => `${rule} ${test}`);
  return [...byTest.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, text: same.map((pair) => pair.text).join('\n') }] : [];
  });
}
