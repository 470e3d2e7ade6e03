import { type Html, html } from '../../../mock-server/html/html.ts';
import type { OperationView } from '../model/operations.ts';
import type { RuleView } from '../rules/rules.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { Site } from './site-context.ts';

/** Returns the operations whose contract names a rule. */
export function operationsNaming(rule: string, { model }: Site): readonly OperationView[] {
  return model.operations.filter(({ operation }) => operation.rules.includes(rule));
}

/** Returns the interactions of the operations that name the rule; null if no operation names it. */
export function interactionSection({ rule }: RuleView, page: string, site: Site): Html | null {
  const to = relativeTo(page);
  const operations = operationsNaming(rule.id, site);
  if (operations.length === 0) return null;
  return html`<section aria-labelledby="interactions"><h2 id="interactions">Interactions</h2>
${operations.map(
  ({ name, interactions }) => html`<p>How <a href="${to(addresses.operation(name))}">${name}</a> can end:</p>
<ul class="outcomes">${interactions.map(
    ({ outcome, status }) =>
      html`<li><a href="${to(addresses.interaction(name, outcome))}">${outcome}</a> <span class="status">${status}</span></li>`,
  )}</ul>`,
)}</section>`;
}
