import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import type { Proofs, RuleView } from '../model/rules.ts';
import type { RuleTest } from '../read/tests.ts';
import type { KillState, MutantView } from '../../../scripts/proof/mutants/kills.ts';
import { addresses, relativeTo } from './addresses.ts';
import { chip, count } from './parts.ts';
import { verdictLine, withSlots } from './scenario.ts';
import type { OperationView } from '../model/operations.ts';
import { dayOf, type Site } from './layout.ts';

/** Returns tests that are no scenarios as a list, each with its verdict. @param before items of the list before them */
export const testList = (tests: readonly RuleTest[], site: Site, before: readonly Html[] = []): Html =>
  html`<ul class="tests">${before}${tests.map(
    ({ level, name, verdict }) => html`<li><span>${name}</span>
<span class="level">${level} ${chip(verdict, site)}</span></li>`,
  )}</ul>`;

/** Returns all tests of a rule or decision as a list, each with its verdict: links to its scenarios, then other tests. */
export function proofList({ scenarios, tests }: Proofs, path: string, site: Site): Html {
  const to = relativeTo(path);
  const links = scenarios.map(
    ({ feature, scenario, verdicts }) =>
      html`<li><span><a href="${to(addresses.scenario(feature, scenario))}">${withSlots(scenario.name)}</a></span>
${verdictLine(verdicts, site)}</li>`,
  );
  return testList(tests, site, links);
}

/** Returns the pictures that show the rule; null without pictures. */
export function pictureSection({ pictures }: RuleView, path: string): Html | null {
  if (pictures.length === 0) return null;
  const to = relativeTo(path);
  return html`<section aria-labelledby="pictures"><h2 id="pictures">${count(pictures.length, 'picture')}</h2>
<div class="pictures">${pictures.map(
    ({ file, caption, width, height }) =>
      html`<figure><a href="${to(addresses.picture(file))}"><img src="${to(addresses.picture(file))}" alt="${caption}, in a window ${width} pixels wide" width="${width}" height="${height}" loading="lazy"></a><figcaption>${caption}, ${width} wide</figcaption></figure>`,
  )}</div></section>`;
}

/** The CSS class of the label for each state of a mutant. */
const chips: Readonly<Record<KillState, string>> = {
  killed: 'passed',
  stale: 'not-run',
  'not killed': 'failed',
};

/** Returns the mutants of the rule, each with the test that killed it and the date; null without mutants. */
export function mutantSection({ mutants }: RuleView): Html | null {
  if (mutants.length === 0) return null;
  return html`<section aria-labelledby="mutants"><h2 id="mutants">Mutants</h2>
${mutantList(mutants)}</section>`;
}

/** Returns mutants as a list, each with its state and the test that killed it. */
export const mutantList = (mutants: readonly MutantView[]): Html =>
  html`<ul class="tests">${mutants.map(
    ({ mutant, state, kill }) =>
      html`<li><span>${mutant.breaks}</span><span class="chip ${chips[state]}">${state}</span>${killedBy(kill)}</li>`,
  )}</ul>`;

function killedBy(kill: MutantView['kill']): Html | null {
  return kill === null
    ? null
    : html`<details class="quiet"><summary>${dayOf(kill.date)}</summary><code>${kill.test}</code></details>`;
}

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
    ({ outcome, status }) => html`<li>${outcome} <span class="status">${status}</span></li>`,
  )}</ul>`,
)}</section>`;
}
