import type { Area } from '../../../contracts/operation.ts';
import type { Rule } from '../../../scripts/test/trace/catalogue.ts';
import { compareIds, sectionIdOf } from '../../../scripts/shared/ids.ts';
import { isTestSource } from '../../../scripts/test/gherkin/claims.ts';
import type { Answer, Question } from '../../../scripts/test/trace/note-files.ts';
import { type Standing, standingOf, standingsOf } from '../../../scripts/test/trace/notes.ts';
import { type Feature, type Run, type Scenario, scenariosOf } from '../../../scripts/test/gherkin/feature.ts';
import { areaOf } from '../read/sections.ts';
import type { Sources } from '../read/sources.ts';
import { type Level, levels, type RuleTest, testsByRule } from '../read/tests.ts';
import type { Verdict } from './verdict.ts';

/** A scenario that shows a rule, with the levels of its runs. */
export interface ShowingScenario {
  readonly feature: Feature;
  readonly scenario: Scenario;
  readonly levels: readonly Level[];
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

/** A rule with its evidence, approvals and pictures. */
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
  /** Levels with a test of the rule. */
  readonly levels: readonly Level[];
  readonly pictures: Sources['pictures'];
}

/** Returns a function that returns the tests of a rule or decision by its id. */
export function proofsIn(sources: Sources): (id: string) => Proofs {
  const scenarios = scenariosByRule(sources);
  const tests = testsByRule(sources.files.filter(({ path }) => isTestSource(path)));
  return (id) => ({ scenarios: scenarios.get(id) ?? [], tests: tests.get(id) ?? [] });
}

/** Returns the levels of all tests of a rule or decision. */
const used = ({ scenarios, tests }: Proofs): Level[] => [
  ...scenarios.flatMap((one) => one.levels),
  ...tests.map(({ level }) => level),
];

/** Returns every rule of the catalogue with its evidence, in the order of the documents. */
export function ruleViews(sources: Sources, proofsOf: (id: string) => Proofs): RuleView[] {
  const { approvals, questions, answers } = sources.notes;
  const standings = standingsOf(sources.rules, sources.pairs, approvals);
  return sources.rules
    .map((rule) => {
      const proofs = proofsOf(rule.id);
      return {
        rule,
        section: sectionIdOf(rule.id),
        area: areaOf(rule.id),
        verdict: !sources.passed.ids.has(rule.id)
          ? ('not-run' as const)
          : sources.amended.has(rule.id)
            ? ('amended' as const)
            : ('passed' as const),
        amendedBy: sources.amended.get(rule.id) ?? null,
        standing: standings.get(rule.id) ?? standingOf(rule.rule, [], []),
        questions: questions
          .filter(({ about }) => about === rule.id)
          .map((question) => ({ ...question, answers: answers.filter(({ to }) => to === question.id) })),
        ...proofs,
        levels: levels.filter((level) => used(proofs).includes(level)),
        pictures: sources.pictures
          .filter((picture) => picture.rules.includes(rule.id))
          // Pictures with the rule in their file name are first, since they show it best.
          .toSorted((a, b) => a.rules.indexOf(rule.id) - b.rules.indexOf(rule.id)),
      };
    })
    .toSorted((one, other) => compareIds(one.rule.id, other.rule.id));
}

/** Returns the levels of some runs of scenarios. */
export const levelsOf = (runs: readonly Run[]): Level[] =>
  levels.filter((level) => runs.some((run) => run.levels.includes(level)));

function scenariosByRule(sources: Sources): Map<string, ShowingScenario[]> {
  const byRule = new Map<string, ShowingScenario[]>();
  for (const feature of sources.features) {
    for (const scenario of scenariosOf(feature)) {
      for (const rule of new Set(scenario.runs.flatMap((run) => run.rules))) {
        const runs = scenario.runs.filter((run) => run.rules.includes(rule));
        byRule.set(rule, [...(byRule.get(rule) ?? []), { feature, scenario, levels: levelsOf(runs) }]);
      }
    }
  }
  return byRule;
}

/** Properties by which rules can be filtered, besides area, kind, level and verdict, in words. */
export const traitWords = {
  approved: 'a valid approval',
  rejected: 'a valid rejection',
  changed: 'a change since its approval',
  open: 'no approval',
  question: 'a question without an answer',
  picture: 'a picture',
  'no-picture': 'no picture',
} as const;
export type Trait = keyof typeof traitWords;

/** Returns the traits of a rule. */
export function traitsOf({ standing, questions, pictures }: RuleView): Trait[] {
  const traits: readonly (readonly [Trait, boolean])[] = [
    [standing.state, true],
    ['question', questions.some(({ answers }) => answers.length === 0)],
    ['picture', pictures.length > 0],
    ['no-picture', pictures.length === 0],
  ];
  return traits.flatMap(([trait, has]) => (has ? [trait] : []));
}
