import type { Area } from '../../../contracts/operation.ts';
import type { Rule } from '../../../scripts/proof/trace/catalogue.ts';
import { compareIds, sectionIdOf } from '../../../scripts/shared/ids.ts';
import { isTestSource } from '../../../scripts/test/gherkin/claims.ts';
import type { Answer, Question } from '../../../scripts/proof/trace/note-files.ts';
import { type Standing, standingOf, standingsOf } from '../../../scripts/proof/trace/notes.ts';
import { type Level, levels, type TestVerdict, together } from '../read/evidence.ts';
import {
  type ExampleRow,
  type Feature,
  type Run,
  type Scenario,
  scenariosOf,
} from '../../../scripts/test/gherkin/feature.ts';
import type { MutantView } from '../../../scripts/proof/mutants/kills.ts';
import { areaOf } from '../read/sections.ts';
import type { Sources } from '../read/sources.ts';
import { type RuleTest, testsByRule } from '../read/tests.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** A scenario that shows a rule, with the verdict of the scenario at each level. */
export interface ShowingScenario {
  readonly feature: Feature;
  readonly scenario: Scenario;
  readonly verdicts: readonly LevelVerdict[];
}

export interface LevelVerdict {
  readonly level: string;
  readonly verdict: TestVerdict;
}

/** A question of a reader with its answers. */
export interface AskedQuestion extends Question {
  readonly answers: readonly Answer[];
}

/** The tests of a rule or decision. */
export interface Proofs {
  readonly scenarios: readonly ShowingScenario[];
  readonly tests: readonly RuleTest[];
}

/** A rule with its evidence, approvals, pictures and mutants. */
export interface RuleView extends Proofs {
  readonly rule: Rule;
  readonly section: string;
  readonly area: Area;
  readonly verdict: Verdict;
  /** Id of the decision that overrules the sentence of the documents; null for none. */
  readonly amendedBy: string | null;
  readonly standing: Standing;
  /** The questions of readers about the rule. */
  readonly questions: readonly AskedQuestion[];
  /** Levels with a test of the rule, whether or not the test ran. */
  readonly levels: readonly Level[];
  readonly pictures: Sources['pictures'];
  /** The mutants that break the rule. */
  readonly mutants: readonly MutantView[];
}

/** Returns a function that returns the tests of a rule or decision by its id. */
export function proofsIn(sources: Sources): (id: string) => Proofs {
  const scenarios = scenariosByRule(sources);
  const tests = testsByRule(
    sources.evidence,
    sources.files.filter(({ path }) => isTestSource(path)),
  );
  return (id) => ({ scenarios: scenarios.get(id) ?? [], tests: tests.get(id) ?? [] });
}

/** Returns the verdicts on all tests of a rule or decision, each at its level. */
export const verdictsOf = ({ scenarios, tests }: Proofs): (LevelVerdict | RuleTest)[] => [
  ...scenarios.flatMap((one) => one.verdicts),
  ...tests,
];

/** Returns every rule of the catalogue with its evidence, in the order of the documents. */
export function ruleViews(sources: Sources, proofsOf: (id: string) => Proofs): RuleView[] {
  const { approvals, questions, answers } = sources.notes;
  const standings = standingsOf(sources.rules, sources.pairs, approvals);
  return sources.rules
    .map((rule) => {
      const proofs = proofsOf(rule.id);
      const all = verdictsOf(proofs);
      return {
        rule,
        section: sectionIdOf(rule.id),
        area: areaOf(rule.id),
        verdict: verdictOn(
          all.map((one) => one.verdict),
          {
            isChanged: sources.evidence.committed?.changed.has(rule.id) === true,
            isAmended: sources.amended.has(rule.id),
          },
        ),
        amendedBy: sources.amended.get(rule.id) ?? null,
        standing: standings.get(rule.id) ?? standingOf(rule.rule, [], []),
        questions: questions
          .filter(({ about }) => about === rule.id)
          .map((question) => ({ ...question, answers: answers.filter(({ to }) => to === question.id) })),
        ...proofs,
        levels: levels.filter((level) => all.some((one) => one.level === level)),
        pictures: sources.pictures
          .filter((picture) => picture.rules.includes(rule.id))
          // Pictures with the rule in their file name are first, since they show it best.
          .toSorted((a, b) => a.rules.indexOf(rule.id) - b.rules.indexOf(rule.id)),
        mutants: sources.mutants.filter(({ mutant }) => mutant.rule === rule.id),
      };
    })
    .toSorted((one, other) => compareIds(one.rule.id, other.rule.id));
}

/** Returns the verdicts on some runs of a feature's scenarios, by level. */
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

/**
 * Returns the verdict on one row of examples: failed if the row failed at any of its levels (domain, http, app,
 * browser).
 */
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

/** Properties by which rules can be filtered, besides area, kind, level and verdict, in words. */
export const traitWords = {
  approved: 'a valid approval',
  changed: 'a change since its approval',
  open: 'no approval',
  question: 'a question without an answer',
  picture: 'a picture',
  'no-picture': 'no picture',
  'killed-mutant': 'a killed mutant',
  'open-mutant': 'a mutant stale or not killed',
} as const;
export type Trait = keyof typeof traitWords;

/** Returns the traits of a rule. */
export function traitsOf({ standing, questions, pictures, mutants }: RuleView): Trait[] {
  const traits: readonly (readonly [Trait, boolean])[] = [
    [standing.state, true],
    ['question', questions.some(({ answers }) => answers.length === 0)],
    ['picture', pictures.length > 0],
    ['no-picture', pictures.length === 0],
    ['killed-mutant', mutants.some(({ state }) => state === 'killed')],
    ['open-mutant', mutants.some(({ state }) => state !== 'killed')],
  ];
  return traits.flatMap(([trait, has]) => (has ? [trait] : []));
}
