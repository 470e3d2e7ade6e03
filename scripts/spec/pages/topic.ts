import type { HtmlValue } from '../../../mock-server/html/html.ts';
import type { Feature, Scenario } from '../../gherkin/feature.ts';
import { rulesIn } from '../../shared/ids.ts';
import type { DecisionView } from '../model/model.ts';
import type { RuleView } from '../rules/rules.ts';
import type { Site } from './site-context.ts';
import type { TopicKind } from './topic-kinds.ts';

/** A thing that people ask about. Its page is made from the tables of the product and the rules that speak of it. */
export interface Topic {
  readonly kind: TopicKind;
  /** Its name in the product, which makes its address. */
  readonly id: string;
  readonly title: string;
  /** One sentence; ids in it become links. */
  readonly lead: string;
  /** What the product's tables say. */
  readonly facts: readonly (readonly [name: string, told: HtmlValue])[];
  readonly rules: readonly RuleView[];
  readonly decisions: readonly DecisionView[];
  readonly scenarios?: readonly (readonly [Feature, Scenario])[];
  /** More words under which the search finds it. */
  readonly words: string;
}

/**
 * The rules that the product's tables name and those whose words fit, and the decisions whose words fit or whose decision
 * the named rules show.
 * @param named ids of rules and decisions
 * @param isAbout which of the rules with fitting words are meant
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
      ({ decision }) =>
        named.includes(decision.id) ||
        words.test(`${decision.question} ${decision.decided}`) ||
        rulesIn(decision.evidence).some((rule) => named.includes(rule)),
    ),
  };
}

/** Matches any of the texts as whole words, in capital letters or not. */
export function wordsOf(...texts: readonly string[]): RegExp {
  const escaped = texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w/-])(?:${escaped.join('|')})(?![\\w-])`, 'i');
}

/** `hasLeadPipeline` as words. */
export const spelledOut = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase();
