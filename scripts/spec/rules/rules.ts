import type { Area } from '../../../contracts/operation.ts';
import type { Rule } from '../../trace/catalogue.ts';
import { compareIds, sectionIdOf } from '../../shared/ids.ts';
import { isTestSource } from '../../trace/claims.ts';
import { countReviews, type ReviewCounts } from '../../trace/reviews.ts';
import type { Waiver } from '../../trace/waivers.ts';
import { type Level, levels, type TestVerdict, together } from '../read/evidence.ts';
import {
  type ExampleRow,
  type Feature,
  type Run,
  type Scenario,
  scenariosOf,
} from '../../gherkin/feature.ts';
import type { Mention } from '../read/mentions.ts';
import type { MutantView } from '../../mutants/kills.ts';
import { areaOf } from '../read/sections.ts';
import type { Sources } from '../read/sources.ts';
import { type RuleTest, testsByRule } from '../read/tests.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** A scenario that shows a rule, with the verdict of each level on it. */
export interface ShowingScenario {
  readonly feature: Feature;
  readonly scenario: Scenario;
  readonly verdicts: readonly LevelVerdict[];
}

export interface LevelVerdict {
  readonly level: string;
  readonly verdict: TestVerdict;
}

/** A rule with everything that shows it. */
export interface RuleView {
  readonly rule: Rule;
  readonly section: string;
  readonly area: Area;
  readonly verdict: Verdict;
  /** Why it needs no evidence; null for a rule that is not waived. */
  readonly waiver: Waiver | null;
  /** How many of its tests were reviewed beside it. */
  readonly reviews: ReviewCounts;
  readonly scenarios: readonly ShowingScenario[];
  readonly tests: readonly RuleTest[];
  /** Levels at which something shows it, whether it ran or not. */
  readonly levels: readonly Level[];
  /** Code that names it; tests and features stand in the lists above. */
  readonly code: readonly Mention[];
  readonly pictures: Sources['pictures'];
  /** Breakages of it that were made on purpose. */
  readonly mutants: readonly MutantView[];
  /** Verdicts of the runs that this machine remembers, the oldest first. */
  readonly history: readonly PastVerdict[];
}

/** What an earlier run said about a rule. */
export interface PastVerdict {
  /** In ISO form. */
  readonly date: string;
  readonly commit: string | null;
  readonly verdict: TestVerdict;
}

/** Every rule of the catalogue in the order of the documents. */
export function ruleViews(sources: Sources, code: ReadonlyMap<string, readonly Mention[]>): RuleView[] {
  const scenarios = scenariosByRule(sources);
  const runs = sources.history.map((run) => ({
    ...run,
    passed: new Set(run.passed),
    failed: new Set(run.failed),
  }));
  const tests = testsByRule(
    sources.evidence,
    sources.files.filter(({ path }) => isTestSource(path)),
  );
  const pairs = Map.groupBy(sources.pairs, ({ rule }) => rule);
  return sources.rules
    .map((rule) => {
      const shown = scenarios.get(rule.id) ?? [];
      const other = tests.get(rule.id) ?? [];
      const waiver = sources.waived.get(rule.id) ?? null;
      const all = [...shown.flatMap((one) => one.verdicts), ...other];
      return {
        rule,
        section: sectionIdOf(rule.id),
        area: areaOf(rule.id),
        verdict: verdictOn(
          all.map((one) => one.verdict),
          { isPending: sources.pending.has(rule.id), isWaived: waiver !== null },
        ),
        waiver,
        reviews: countReviews(pairs.get(rule.id) ?? []),
        scenarios: shown,
        tests: other,
        levels: levels.filter((level) => all.some((one) => one.level === level)),
        code: code.get(rule.id) ?? [],
        pictures: sources.pictures
          .filter((picture) => picture.rules.includes(rule.id))
          // Those named after the rule show it best.
          .toSorted((a, b) => a.rules.indexOf(rule.id) - b.rules.indexOf(rule.id)),
        mutants: sources.mutants.filter(({ mutant }) => mutant.rule === rule.id),
        history: runs.map((run) => pastVerdict(run, rule.id)),
      };
    })
    .toSorted((one, other) => compareIds(one.rule.id, other.rule.id));
}

function pastVerdict(
  {
    date,
    commit,
    passed,
    failed,
  }: Pick<PastVerdict, 'date' | 'commit'> & Record<'passed' | 'failed', Set<string>>,
  rule: string,
): PastVerdict {
  if (failed.has(rule)) return { date, commit, verdict: 'failed' };
  return { date, commit, verdict: passed.has(rule) ? 'passed' : 'not-run' };
}

/** The verdicts on some runs of a feature, by level. */
export function levelVerdicts(
  { evidence }: Pick<Sources, 'evidence'>,
  file: string,
  runs: readonly Run[],
): LevelVerdict[] {
  const used = levels.filter((level) => runs.some((run) => run.levels.includes(level)));
  return used.map((level) => ({
    level,
    verdict: together(
      runs
        .filter((run) => run.levels.includes(level))
        .map((run) => evidence.verdictOf(level, file, run.name)),
    ),
  }));
}

/** The verdict on one row of examples: failed if the row failed at any of its levels (domain, http, app, browser). */
export function rowVerdict(sources: Pick<Sources, 'evidence'>, file: string, row: ExampleRow): TestVerdict {
  return together(levelVerdicts(sources, file, row.runs).map((one) => one.verdict));
}

function scenariosByRule(sources: Sources): Map<string, ShowingScenario[]> {
  const byRule = new Map<string, ShowingScenario[]>();
  for (const feature of sources.features) {
    for (const scenario of scenariosOf(feature)) {
      for (const rule of new Set(scenario.runs.flatMap((run) => run.rules))) {
        const runs = scenario.runs.filter((run) => run.rules.includes(rule));
        const shown = { feature, scenario, verdicts: levelVerdicts(sources, feature.file, runs) };
        byRule.set(rule, [...(byRule.get(rule) ?? []), shown]);
      }
    }
  }
  return byRule;
}
