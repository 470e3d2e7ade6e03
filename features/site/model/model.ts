import type { Decision } from '../../../scripts/test/trace/catalogue.ts';
import type { Answer } from '../../../scripts/test/trace/note-files.ts';
import type { Sources } from '../read/sources.ts';
import { type CreateField, createFields } from './create-fields.ts';
import { meantBy } from './about.ts';
import { type KindOfUser, kindsOfUser, personaLandings, type PersonaLanding } from './landing.ts';
import { operationViews, type OperationView } from './operations.ts';
import { compareIds, rulesIn, sectionIdOf } from '../../../scripts/shared/ids.ts';
import { type Section, sections } from '../read/sections.ts';
import { type Proofs, proofsIn, ruleViews, type RuleView } from './rules.ts';
import type { Verdict } from './verdict.ts';

/** A decision on a question that the documents leave open, with the rules that apply it and the tests that name it. */
export interface DecisionView extends Proofs {
  readonly decision: Decision;
  /**
   * `open`: the documents are silent; `conflict`: they contradict each other; `ambiguity`: they can be read in several
   * ways.
   */
  readonly kind: 'open' | 'conflict' | 'ambiguity';
  readonly state: DecisionState;
  /**
   * The question to the product owner; null if there is none. The decision holds until the answer is put into the
   * catalogue, which also removes the question.
   */
  readonly asked: OwnerQuestion | null;
  readonly answers: readonly Answer[];
  /**
   * The section of a decision's id; for conflicts and ambiguities, the sections of the rules that show the decision.
   */
  readonly sections: readonly Section[];
  /** Ids of the rules that apply the decision. */
  readonly rules: readonly string[];
  /** The verdict on the tests that name the decision. */
  readonly verdict: Verdict;
}

/** A question to the product owner. */
interface OwnerQuestion {
  readonly question: string;
  /** What the product does until the owner answers, as an answer to the question. */
  readonly until: string;
  /** The other answers. */
  readonly alternatives: readonly string[];
}

/**
 * State of a decision. `waiting`: the product owner has a question to answer; `answered`: the answer is not yet put into
 * the catalogue. Otherwise `applied` if rules or tests name the
 * decision, and `decided` if none do.
 */
export type DecisionState = 'waiting' | 'answered' | 'decided' | 'applied';

/** The data of all pages of the specification. */
export interface Model {
  readonly sources: Sources;
  readonly rules: readonly RuleView[];
  readonly ruleById: ReadonlyMap<string, RuleView>;
  readonly decisions: readonly DecisionView[];
  readonly decisionById: ReadonlyMap<string, DecisionView>;
  readonly operations: readonly OperationView[];
  readonly landings: readonly PersonaLanding[];
  readonly kindsOfUser: readonly KindOfUser[];
  readonly createFields: readonly CreateField[];
  /** Returns the rules and decisions about a name of the catalogs, such as `field:salesPrice`. */
  readonly about: (name: string) => Told;
}

/** The rules about a thing, and the decisions about it or on one of these rules, in the order of the documents. */
export interface Told {
  readonly rules: readonly RuleView[];
  readonly decisions: readonly DecisionView[];
}

export function modelOf(sources: Sources): Model {
  const proofsOf = proofsIn(sources);
  const rules = ruleViews(sources, proofsOf);
  const decisions = sources.decisions
    .toSorted((one, other) => compareIds(one.id, other.id))
    .map((decision) => decisionView(decision, sources, proofsOf(decision.id)));
  return {
    sources,
    rules,
    ruleById: new Map(rules.map((view) => [view.rule.id, view])),
    decisions,
    decisionById: new Map(decisions.map((view) => [view.decision.id, view])),
    operations: operationViews(sources),
    landings: personaLandings(),
    kindsOfUser: kindsOfUser(),
    createFields: createFields(),
    about: toldIn(rules, decisions),
  };
}

function toldIn(rules: readonly RuleView[], decisions: readonly DecisionView[]): Model['about'] {
  const named = new Map<string, Set<unknown>>();
  for (const view of [...rules, ...decisions]) {
    const { about } = 'rule' in view ? view.rule : view.decision;
    for (const name of about.flatMap(meantBy)) named.set(name, (named.get(name) ?? new Set()).add(view));
  }
  return (name) => {
    const own = named.get(name);
    const told = rules.filter((view) => own?.has(view));
    const ids = new Set(told.map(({ rule }) => rule.id));
    return {
      rules: told,
      decisions: decisions.filter((view) => own?.has(view) || view.rules.some((id) => ids.has(id))),
    };
  };
}

/** Returns what waits for the product owner. Every count of it on the site comes from here. */
export const waitingIn = ({
  decisions = [],
  rules = [],
}: {
  readonly decisions?: readonly DecisionView[];
  readonly rules?: readonly RuleView[];
}) => ({
  /** Decisions whose question to the owner has no answer. */
  questions: questionsIn(decisions).filter(({ state }) => state === 'waiting'),
  /** Rules whose words or tests have changed since each approval and rejection. */
  changed: rules.filter(({ standing }) => standing.state === 'changed'),
  rejected: rules.filter(({ standing }) => standing.state === 'rejected'),
});

/** Returns the decisions with a question to the owner, first those that say what the lender risks. */
export const questionsIn = (decisions: readonly DecisionView[]): DecisionView[] => {
  const hasRisk = ({ asked }: DecisionView) => Number(asked?.question.includes('The lender risks') ?? false);
  return decisions
    .filter(({ asked }) => asked !== null)
    .toSorted((one, other) => hasRisk(other) - hasRisk(one));
};

function decisionView(decision: Decision, { notes, passed }: Sources, proofs: Proofs): DecisionView {
  const { id, evidence, decided, otherwise, ask } = decision;
  const own = sections.find((section) => section.id === sectionIdOf(id));
  const rules = rulesIn(evidence);
  const shown = new Set(rules.map(sectionIdOf));
  const [question = '', until = decided, ...alternatives] = ask.split(' | ');
  const others = alternatives.length > 0 ? alternatives : [otherwise];
  const asked = question === '' ? null : { question, until, alternatives: others };
  const answers = notes.answers.filter(({ to }) => to === id);
  const open = answers.length === 0 ? 'waiting' : 'answered';
  const isApplied = evidence !== '' || proofs.scenarios.length + proofs.tests.length > 0;
  return {
    decision,
    kind: kindOf(id),
    state: asked !== null ? open : isApplied ? 'applied' : 'decided',
    sections: own === undefined ? sections.filter((section) => shown.has(section.id)) : [own],
    rules,
    asked,
    answers,
    verdict: passed.ids.has(id) ? 'passed' : 'not-run',
    ...proofs,
  };
}

function kindOf(id: string): DecisionView['kind'] {
  if (id.startsWith('C-')) return 'conflict';
  return id.startsWith('A-') ? 'ambiguity' : 'open';
}
