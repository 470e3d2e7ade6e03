import { mostRules } from '../gherkin/claims.ts';
import { type Feature, type Scenario, scenariosOf } from '../gherkin/feature.ts';

/** Maximum number of steps of a scenario, without its background. */
const mostSteps = 9;

/** Maximum length of the sentence of a Rule, in characters. */
const longestRule = 110;

/** Returns one line for each Rule, then for each scenario of a feature, that exceeds a limit of style. */
export function styleFindings(feature: Feature): string[] {
  const { file, blocks } = feature;
  const found = (
    { name, line }: { readonly name: string; readonly line: number },
    limit: string,
    advice: string,
  ) => `${file}:${line} ${limit} "${name}": ${advice}`;
  return [
    ...blocks
      .filter(({ name }) => name.length > longestRule)
      .map((block) => found(block, 'long-rule', `${block.name.length} characters, at most ${longestRule}`)),
    ...scenariosOf(feature).flatMap((scenario) =>
      exceededLimits(scenario).map(([limit, advice]) => found(scenario, limit, advice)),
    ),
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
