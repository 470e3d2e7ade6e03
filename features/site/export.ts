import { junitXml } from '../../scripts/test/reporters/junit.ts';
import type { Model } from './model/model.ts';
import { verdictWords } from './pages/parts.ts';
import { sections } from './read/sections.ts';
import type { RuleView } from './model/rules.ts';
import type { Sources } from './read/sources.ts';

/** Returns the tests of the last run that claim rules, as JUnit XML, by level. Rule ids are in the output of the tests. */
export function junitOf({ sources }: Model): string {
  const byLevel = Map.groupBy(sources.evidence.tests, ({ level }) => level);
  return junitXml([...byLevel].map(([level, tests]) => ({ suite: level, seconds: 0, tests })));
}

const columns = [
  'Rule',
  'Section',
  'Sentence',
  'Words',
  'Verdict',
  'Amended by',
  'Tests',
  'Approved by',
  'Date of the run',
];

/**
 * Returns rules as CSV that a spreadsheet opens as it is: with a byte order mark, and one row for each rule. No cell is
 * interpreted as a formula.
 */
export function csvOf(rules: readonly RuleView[], { sources }: Pick<Model, 'sources'>): string {
  const date = sources.evidence.committed?.run.date.slice(0, 10) ?? '';
  const rows = rules.map((view) => {
    const { rule, verdict, amendedBy, scenarios, tests, standing } = view;
    const section = sections.find(({ id }) => id === view.section);
    const names = [...scenarios.map(({ scenario }) => scenario.name), ...tests.map(({ name }) => name)];
    return [
      rule.id,
      `${section?.number} ${section?.title}`,
      sources.places.get(rule.id) ?? '',
      rule.rule,
      verdictWords[verdict][0],
      amendedBy ?? '',
      names.join('\n'),
      standing.valid.map(({ by, time }) => `${by} on ${time.slice(0, 10)}`).join('\n'),
      date,
    ];
  });
  return `\ufeff${[columns, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

/** Returns a text as a CSV cell. An apostrophe before `=`, `+`, `-`, `@` or a tab prevents a formula. */
export function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The evidence of a rule: a scenario at one level, or a test. */
interface RuleEvidence {
  readonly level: string;
  /** Path of the test or feature from the project's root. */
  readonly source: string;
  readonly name: string;
  readonly verdict: string;
}

/** A rule of the specification with its verdict, evidence and mutants. */
export interface RuleRecord {
  readonly id: string;
  readonly area: string;
  readonly words: string;
  readonly verdict: string;
  /** True if at least one test of the rule has passed. */
  readonly isProven: boolean;
  readonly evidence: readonly RuleEvidence[];
  readonly mutants: readonly { readonly breaks: string; readonly file: string; readonly state: string }[];
}

/** The specification as data: /spec/rules.json. */
export interface RuleBook {
  /** Origin of the test results: none, a run of the present sources, a run of earlier sources, or the committed run. */
  readonly results: 'none' | 'present' | 'earlier' | 'committed';
  readonly rules: readonly RuleRecord[];
}

/** The address of the rule book on a server that has the specification. */

/** Returns the rules with their evidence and verdicts as data, for programs. */
export const ruleBookOf = (model: {
  readonly rules: readonly RuleView[];
  readonly sources: Pick<Sources, 'evidence'>;
}): RuleBook => ({ results: model.sources.evidence.state, rules: model.rules.map(recordOf) });

const recordOf = ({ rule, area, verdict, scenarios, tests, mutants }: RuleView): RuleRecord => ({
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
});
