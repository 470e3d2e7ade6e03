import type { HtmlValue } from '../../../mock-server/platform/html/html.ts';
import type { Feature, Scenario } from '../../../scripts/test/gherkin/feature.ts';
import type { Place } from '../model/landing.ts';
import type { Model, Told } from '../model/model.ts';
import type { TopicKind } from './topic-kinds.ts';

/**
 * What has a page on the site with facts from the product's tables, and with the rules and decisions about it: a role,
 * permission, field, error code, setting, legacy page or operation.
 */
export interface Topic extends Told {
  readonly kind: TopicKind;
  /** Name of the topic in the product, from which its address is derived. */
  readonly id: string;
  readonly title: string;
  /** Summary in one sentence. Ids in it become links. */
  readonly lead: string;
  /** Facts from the product's tables, each with a name. */
  readonly facts: readonly (readonly [name: string, told: HtmlValue])[];
  /** Cells of the topic's row on the page that lists its kind, each with the title of its column. Default: the lead. */
  readonly cells?: readonly (readonly [column: string, told: HtmlValue])[];
  readonly scenarios?: readonly (readonly [Feature, Scenario])[];
  /** Further words under which the search finds the topic. */
  readonly words: string;
}

/** Returns the ids of the rules that send a user to a landing page. */
export function landingIds({ name }: Place, { about }: Model): string[] {
  const landing = about('region:landing').rules;
  return about(`page:${name}`).rules.flatMap((view) => (landing.includes(view) ? view.rule.id : []));
}

/** Returns a name as words: `has lead pipeline` for `hasLeadPipeline`. */
export const spelledOut = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase();
