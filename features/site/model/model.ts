import type { Decision } from '../../../scripts/proof/trace/catalogue.ts';
import type { Answer } from '../../../scripts/proof/trace/note-files.ts';
import { type Mention, mentionsById, mentionsIn } from '../read/mentions.ts';
import type { Sources } from '../read/sources.ts';
import { type BackendView, backendViews } from './backends.ts';
import { type CreateField, createFields } from './create-fields.ts';
import { type KindOfUser, kindsOfUser, personaLandings, type PersonaLanding } from './landing.ts';
import type { MessageGroup } from './message-group.ts';
import { messageGroups } from './messages.ts';
import { operationViews, type OperationView } from './operations.ts';
import { compareIds, rulesIn, sectionIdOf } from '../../../scripts/shared/ids.ts';
import { type Section, sections } from '../read/sections.ts';
import { ruleViews, type RuleView } from './rules.ts';

/** A decision on a question that the documents leave open, with the places that apply it. */
export interface DecisionView {
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
  readonly asked: string | null;
  readonly answers: readonly Answer[];
  /**
   * The section of a decision's id; for conflicts and ambiguities, the sections of the rules that show the decision.
   */
  readonly sections: readonly Section[];
  /** Ids of the rules that show the decision. */
  readonly rules: readonly string[];
  /** Places in tests and features that name the decision. */
  readonly tests: readonly Mention[];
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
  /** The backends at which checks of rules have run. */
  readonly backends: readonly BackendView[];
  readonly landings: readonly PersonaLanding[];
  readonly kindsOfUser: readonly KindOfUser[];
  readonly createFields: readonly CreateField[];
  readonly messageGroups: readonly MessageGroup[];
}

export function modelOf(sources: Sources): Model {
  const tests = mentionsById(
    sources.files
      .filter(({ path }) => !path.startsWith('scripts/') && isTest(path))
      .flatMap(({ path, text }) => mentionsIn(path, text)),
  );
  const rules = ruleViews(sources);
  const decisions = sources.decisions.toSorted(byIdOfDecision).map((decision) =>
    decisionView(decision, {
      asked: sources.waiting.get(decision.id) ?? null,
      answers: sources.notes.answers.filter(({ to }) => to === decision.id),
      tests: tests.get(decision.id) ?? [],
    }),
  );
  return {
    sources,
    rules,
    ruleById: new Map(rules.map((view) => [view.rule.id, view])),
    decisions,
    decisionById: new Map(decisions.map((view) => [view.decision.id, view])),
    operations: operationViews(sources),
    backends: backendViews(sources),
    landings: personaLandings(),
    kindsOfUser: kindsOfUser(),
    createFields: createFields(),
    messageGroups: messageGroups(rules),
  };
}

function decisionView(
  decision: Decision,
  known: Pick<DecisionView, 'asked' | 'answers' | 'tests'>,
): DecisionView {
  const { id, evidence } = decision;
  const own = sections.find((section) => section.id === sectionIdOf(id));
  const rules = rulesIn(evidence);
  const shown = new Set(rules.map(sectionIdOf));
  const open = known.answers.length === 0 ? 'waiting' : 'answered';
  const isApplied = evidence !== '' || known.tests.length > 0;
  return {
    decision,
    kind: kindOf(id),
    state: known.asked !== null ? open : isApplied ? 'applied' : 'decided',
    sections: own === undefined ? sections.filter((section) => shown.has(section.id)) : [own],
    rules,
    ...known,
  };
}

function kindOf(id: string): DecisionView['kind'] {
  if (id.startsWith('C-')) return 'conflict';
  return id.startsWith('A-') ? 'ambiguity' : 'open';
}

/** Compares decisions: open questions first, then conflicts, then ambiguities, each in the order of their ids. */
function byIdOfDecision(one: Decision, other: Decision): number {
  const order = ['open', 'conflict', 'ambiguity'];
  const kinds = order.indexOf(kindOf(one.id)) - order.indexOf(kindOf(other.id));
  if (kinds !== 0) return kinds;
  return kindOf(one.id) === 'open' ? compareIds(one.id, other.id) : one.id.localeCompare(other.id);
}

function isTest(file: string): boolean {
  return /\.test\.ts$|^(?:features|contracts\/(?:consumer|provider))\//.test(file);
}
