import type { RuleBook, RuleRecord } from '../../../mock-server/mcp/rule-book.ts';
import type { Sources } from '../read/sources.ts';
import type { RuleView } from './rules.ts';

/** Returns the rules with their evidence and verdicts as data, for programs. */
export const ruleBookOf = (model: {
  readonly rules: readonly RuleView[];
  readonly sources: Pick<Sources, 'evidence'>;
}): RuleBook => ({ results: model.sources.evidence.state, rules: model.rules.map(recordOf) });

const recordOf = ({ rule, area, verdict, scenarios, tests, mutants, code }: RuleView): RuleRecord => ({
  id: rule.id,
  area,
  words: rule.rule,
  verdict,
  isProven: verdict === 'passed' || verdict === 'amended',
  evidence: [
    ...scenarios.flatMap(({ feature, scenario, verdicts }) =>
      verdicts.map((one) => ({
        level: one.level,
        source: feature.file,
        name: scenario.name,
        verdict: one.verdict,
      })),
    ),
    ...tests.map(({ level, source, name, verdict: own }) => ({ level, source, name, verdict: own })),
  ],
  mutants: mutants.map(({ mutant, state }) => ({ breaks: mutant.breaks, file: mutant.change.file, state })),
  code: code.map(({ file, line }) => `${file}:${line}`),
});
