import type { OpenQuestion } from '../../trace/catalogue.ts';
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

/** Something that the documents leave open, with what shows the decision. */
export interface QuestionView {
  readonly question: OpenQuestion;
  /** What kind of gap it is. */
  readonly kind: 'open' | 'conflict' | 'ambiguity';
  readonly state: QuestionState;
  /** Where the documents leave it open: the section of its id, or those of the rules in which a decision is at work. */
  readonly sections: readonly Section[];
  /** Tests and features that name it. */
  readonly tests: readonly Mention[];
  /** Code that names it. */
  readonly code: readonly Mention[];
}

/** `applied`: rules, tests or code name the decision; `decided`: none does yet. */
export type QuestionState = 'undecided' | 'decided' | 'applied';

/** All that the pages tell. */
export interface Model {
  readonly sources: Sources;
  readonly rules: readonly RuleView[];
  readonly ruleById: ReadonlyMap<string, RuleView>;
  readonly questions: readonly QuestionView[];
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
  return {
    sources,
    rules,
    ruleById: new Map(rules.map((view) => [view.rule.id, view])),
    questions: sources.questions
      .toSorted(byIdOfQuestion)
      .map((question) => questionView(question, tests.get(question.id) ?? [], code.get(question.id) ?? [])),
    operations: operationViews(sources),
    landings: personaLandings(),
    kindsOfUser: kindsOfUser(),
    createFields: createFields(),
    messageGroups: messageGroups(rules),
  };
}

function questionView(
  question: OpenQuestion,
  tests: readonly Mention[],
  code: readonly Mention[],
): QuestionView {
  const { id, decided, evidence } = question;
  const own = sections.find((section) => section.id === sectionIdOf(id));
  const shown = new Set(rulesIn(evidence).map(sectionIdOf));
  const isApplied = evidence !== '' || tests.length + code.length > 0;
  return {
    question,
    kind: kindOf(id),
    state: decided === '' ? 'undecided' : isApplied ? 'applied' : 'decided',
    sections: own === undefined ? sections.filter((section) => shown.has(section.id)) : [own],
    tests,
    code,
  };
}

function kindOf(id: string): QuestionView['kind'] {
  if (id.startsWith('C-')) return 'conflict';
  return id.startsWith('A-') ? 'ambiguity' : 'open';
}

/** Questions of the documents first, then conflicts between them, then ambiguities. */
function byIdOfQuestion(one: OpenQuestion, other: OpenQuestion): number {
  const order = ['open', 'conflict', 'ambiguity'];
  const kinds = order.indexOf(kindOf(one.id)) - order.indexOf(kindOf(other.id));
  if (kinds !== 0) return kinds;
  return kindOf(one.id) === 'open' ? compareIds(one.id, other.id) : one.id.localeCompare(other.id);
}

function isTest(file: string): boolean {
  return /\.test\.ts$|\.feature$|^features\/|^contracts\/(?:consumer|provider)\//.test(file);
}
