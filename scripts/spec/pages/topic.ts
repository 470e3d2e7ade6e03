import type { HtmlValue } from '../../../mock-server/html/html.ts';
import type { Feature, Scenario } from '../../gherkin/feature.ts';
import type { DecisionView } from '../model/model.ts';
import type { RuleView } from '../model/rules.ts';
import type { Site } from './layout.ts';
import type { TopicKind } from './topic-kinds.ts';

/**
 * A role, field, error code, setting or legacy page that has a page on the site. That page shows facts from the
 * product's tables, and the rules about the topic.
 */
export interface Topic {
  readonly kind: TopicKind;
  /** Name of the topic in the product, from which its address is derived. */
  readonly id: string;
  readonly title: string;
  /** Summary in one sentence. Ids in it become links. */
  readonly lead: string;
  /** Facts from the product's tables, each with a name. */
  readonly facts: readonly (readonly [name: string, told: HtmlValue])[];
  readonly rules: readonly RuleView[];
  readonly decisions: readonly DecisionView[];
  readonly scenarios?: readonly (readonly [Feature, Scenario])[];
  /** Further words under which the search finds the topic. */
  readonly words: string;
}

/**
 * Returns the rules and decisions about a topic: those in `named`, those whose text matches `words`, and the decisions
 * that a rule in `named` shows.
 * @param named ids of rules and decisions
 * @param isAbout returns false for rules to leave out although their text matches
 */
export function toldOf(
  { model }: Site,
  named: readonly string[],
  words: RegExp,
  isAbout: (view: RuleView) => boolean = () => true,
): Pick<Topic, 'rules' | 'decisions'> {
  return {
    rules: model.rules.filter(
      (view) => named.includes(view.rule.id) || (words.test(view.rule.rule) && isAbout(view)),
    ),
    decisions: model.decisions.filter(
      ({ decision, rules }) =>
        named.includes(decision.id) ||
        words.test(`${decision.question} ${decision.decided}`) ||
        rules.some((rule) => named.includes(rule)),
    ),
  };
}

/** Returns a pattern that matches any of the texts as whole words, in upper or lower case. */
export function wordsOf(...texts: readonly string[]): RegExp {
  const escaped = texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w/-])(?:${escaped.join('|')})(?![\\w-])`, 'i');
}

/** Returns a name as words: `has lead pipeline` for `hasLeadPipeline`. */
export const spelledOut = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase();
