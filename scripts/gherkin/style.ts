import { mostRules } from '../trace/claims.ts';
import type { Feature, RuleBlock, Scenario } from './feature.ts';

/** Steps of a scenario, those of the background aside. */
const mostSteps = 9;

/** Characters of the sentence of a Rule. */
const longestRule = 110;

/**
 * Returns what makes a feature hard to read or its evidence vague, one line each: file and line, name of the limit, name of
 * the scenario or Rule, what to do.
 */
export function styleFindings(feature: Feature): string[] {
  return feature.blocks.flatMap((block) => [
    ...ruleFindings(feature, block),
    ...block.scenarios.flatMap((scenario) =>
      scenarioFindings(scenario).map(
        ([limit, advice]) => `${feature.file}:${scenario.line} ${limit} "${scenario.name}": ${advice}`,
      ),
    ),
  ]);
}

function ruleFindings({ file }: Feature, { name, line }: RuleBlock): string[] {
  const { length } = name;
  return length > longestRule
    ? [`${file}:${line} long-rule "${name}": ${length} characters, at most ${longestRule}`]
    : [];
}

/** Limit and advice of each finding. */
function scenarioFindings({ steps, runs }: Scenario): (readonly [limit: string, advice: string])[] {
  const keywords = steps.map(({ keyword }) => keyword);
  const rules = Math.max(0, ...runs.map((run) => run.rules.length));
  const findings: readonly (readonly [found: boolean, limit: string, advice: string])[] = [
    [keywords.filter((one) => one === 'When').length > 1, 'second-when', 'write one scenario for each When'],
    [
      keywords.lastIndexOf('Given') > keywords.indexOf('When') && keywords.includes('When'),
      'late-given',
      'move what is given before the When',
    ],
    [steps.length > mostSteps, 'long', `${steps.length} steps, at most ${mostSteps} are read to the end`],
    [rules > mostRules, 'many-rules', `claims ${rules} rules, at most ${mostRules} count`],
  ];
  return findings.flatMap(([found, limit, advice]) => (found ? [[limit, advice] as const] : []));
}
