import type { Decision } from '../../trace/catalogue.ts';
import { type Mention, mentionsById, mentionsIn } from '../read/mentions.ts';
import type { Sources } from '../read/sources.ts';
import { type CreateField, createFields } from './create-fields.ts';
import { type KindOfUser, kindsOfUser, personaLandings, type PersonaLanding } from './landing.ts';
import type { MessageGroup } from './message-groups/message-group.ts';
import { messageGroups } from './messages.ts';
import { operationViews, type OperationView } from './operations.ts';
import { compareIds, rulesIn, sectionIdOf } from '../../shared/ids.ts';
import { type Section, sections } from '../read/sections.ts';
import { ruleViews, type RuleView } from '../rules/rules.ts';

/** A decision on something that the documents leave open, with what shows it. */
export interface DecisionView {
  readonly decision: Decision;
  /** What kind of gap it is. */
  readonly kind: 'open' | 'conflict' | 'ambiguity';
  readonly state: DecisionState;
  /** What the owner of the product still has to answer; null when nothing. Until then the decision stands. */
  readonly asked: string | null;
  /** Where the documents leave it open: the section of its id, or those of the rules in which a decision is at work. */
  readonly sections: readonly Section[];
  /** Tests and features that name it. */
  readonly tests: readonly Mention[];
  /** Code that names it. */
  readonly code: readonly Mention[];
}

/** `waiting`: for an answer of the owner; of all others, `applied`: rules, tests or code name it, `decided`: none does yet. */
export type DecisionState = 'waiting' | 'decided' | 'applied';

/** All that the pages tell. */
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
  readonly messageGroups: readonly MessageGroup[];
}

export function modelOf(sources: Sources): Model {
  const mentions = sources.files
    .filter(({ path }) => !path.startsWith('scripts/'))
    .flatMap(({ path, text }) => mentionsIn(path, text));
  const code = mentionsById(mentions.filter(({ file }) => !isTest(file)));
  const tests = mentionsById(mentions.filter(({ file }) => isTest(file)));
  const rules = ruleViews(sources, code);
  const decisions = sources.decisions.toSorted(byIdOfDecision).map((decision) =>
    decisionView(decision, {
      asked: sources.waiting.get(decision.id) ?? null,
      tests: tests.get(decision.id) ?? [],
      code: code.get(decision.id) ?? [],
    }),
  );
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
    messageGroups: messageGroups(rules),
  };
}

function decisionView(
  decision: Decision,
  known: Pick<DecisionView, 'asked' | 'tests' | 'code'>,
): DecisionView {
  const { id, evidence } = decision;
  const own = sections.find((section) => section.id === sectionIdOf(id));
  const shown = new Set(rulesIn(evidence).map(sectionIdOf));
  const isApplied = evidence !== '' || known.tests.length + known.code.length > 0;
  return {
    decision,
    kind: kindOf(id),
    state: known.asked !== null ? 'waiting' : isApplied ? 'applied' : 'decided',
    sections: own === undefined ? sections.filter((section) => shown.has(section.id)) : [own],
    ...known,
  };
}

function kindOf(id: string): DecisionView['kind'] {
  if (id.startsWith('C-')) return 'conflict';
  return id.startsWith('A-') ? 'ambiguity' : 'open';
}

/** Gaps in the documents first, then conflicts between them, then ambiguities. */
function byIdOfDecision(one: Decision, other: Decision): number {
  const order = ['open', 'conflict', 'ambiguity'];
  const kinds = order.indexOf(kindOf(one.id)) - order.indexOf(kindOf(other.id));
  if (kinds !== 0) return kinds;
  return kindOf(one.id) === 'open' ? compareIds(one.id, other.id) : one.id.localeCompare(other.id);
}

function isTest(file: string): boolean {
  return /\.test\.ts$|\.feature$|^features\/|^contracts\/(?:consumer|provider)\//.test(file);
}
