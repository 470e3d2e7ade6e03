import type { HtmlValue } from '../../../mock-server/platform/html/html.ts';
import type { Feature, Scenario } from '../../../scripts/test/gherkin/feature.ts';
import type { DecisionView } from '../model/model.ts';
import type { RuleView } from '../model/rules.ts';
import type { Site } from './layout.ts';
import type { TopicKind } from './topic-kinds.ts';

/**
 * A role, permission, field, error code, setting or legacy page that has a page on the site. That page shows facts from the
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
  /** Cells of the topic's row on the page that lists its kind, each with the title of its column. Default: the lead. */
  readonly cells?: readonly (readonly [column: string, told: string])[];
  readonly scenarios?: readonly (readonly [Feature, Scenario])[];
  /** Further words under which the search finds the topic. */
  readonly words: string;
}

/**
 * Returns the rules and decisions of a topic: those in `named`, and the decisions that a rule in `named` shows.
 * @param named ids of rules and decisions, from the tables of the product
 */
export function toldOf({ model }: Site, named: readonly string[]): Pick<Topic, 'rules' | 'decisions'> {
  return {
    rules: model.rules.filter(({ rule }) => named.includes(rule.id)),
    decisions: model.decisions.filter(
      ({ decision, rules }) => named.includes(decision.id) || rules.some((rule) => named.includes(rule)),
    ),
  };
}

/** Returns a name as words: `has lead pipeline` for `hasLeadPipeline`. */
export const spelledOut = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase();
