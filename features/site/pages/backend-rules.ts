import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import {
  type RuleAtBackend,
  type RuleVerdict,
  ruleVerdicts,
  ruleVerdictWords,
} from '../../../scripts/contracts/verify/rule-verdicts.ts';
import type { BackendView } from '../model/backends.ts';
import { addresses, relativeTo } from './addresses.ts';
import { dayOf, type Site } from './layout.ts';
import { count, ruleLinks } from './parts.ts';

const anchor = 'rules-on-backends';

/** Returns the verdicts on rules by backend: their numbers, the false rules with their checks, and those without one. */
export function backendRules(site: Site): Html | null {
  const { backends } = site.model;
  if (backends.length === 0) return null;
  return html`<section aria-labelledby="${anchor}"><h2 id="${anchor}">Rules on backends</h2>
<p class="quiet">A rule is seen true if every check of it passed in its last run: interactions of <code>npm run contracts:verify</code>, scenarios of <code>npm run features</code> with <code>BASE_URL</code>.</p>
<div class="scroll" data-name="Rules on backends"><table class="list"><thead><tr><th scope="col">Backend</th>${ruleVerdicts.map((verdict) => html`<th scope="col">${capital(ruleVerdictWords[verdict])}</th>`)}</tr></thead>
<tbody>${backends.map(
    ({ address, rules }) =>
      html`<tr><th scope="row"><code>${address}</code></th>${ruleVerdicts.map((verdict) => html`<td>${numberOf(address, verdict, rules)}</td>`)}</tr>`,
  )}</tbody></table></div>
${backends.map((backend) => falseRules(backend, site))}
${backends.map(({ address, rules }) => {
  const without = rules.filter(({ verdict }) => verdict === 'no check').map(({ rule }) => rule);
  return html`<details><summary>${count(without.length, 'rule')} that no check can show at <code>${address}</code></summary><p>${ruleLinks(without, addresses.operations, site)}</p></details>`;
})}</section>`;
}

function numberOf(address: string, verdict: RuleVerdict, rules: readonly RuleAtBackend[]): Html | string {
  const own = rules.filter((one) => one.verdict === verdict).length;
  return own === 0
    ? '0'
    : html`<a href="${addresses.rulesWhere({ backend: filterValue(verdict, address) })}">${own}</a>`;
}

function falseRules({ address, rules }: BackendView, site: Site): Html | null {
  const wrong = rules.filter(({ verdict }) => verdict === 'false');
  if (wrong.length === 0) return null;
  return html`<h3>Seen false at <code>${address}</code></h3><ul>${wrong.map(
    ({ rule, failures, lastTrue }) =>
      html`<li>${ruleLinks([rule], addresses.operations, site)} ${failures.map(({ check, on, run, why }) => html`${check}: ${why} <span class="quiet">${dayOf(on)}, ${runLink(run)}</span> `)}${
        lastTrue === null
          ? html`<span class="quiet">Never seen true.</span>`
          : html`<span class="quiet">Last seen true on ${dayOf(lastTrue.on)} by ${lastTrue.check}.</span>`
      }</li>`,
  )}</ul>`;
}

/** Returns the fact of a rule's page that says on which backends the rule was last seen true; null without backends. */
export function backendFact(rule: string, page: string, { model }: Site): Html | null {
  if (model.backends.length === 0) return null;
  const board = relativeTo(page)(`${addresses.operations}#${anchor}`);
  return html`<dt>On backends</dt><dd>${model.backends.map(({ address, ruleById }) => {
    const known = ruleById.get(rule);
    return known === undefined
      ? null
      : html`<p><a href="${board}"><code>${address}</code></a> ${verdictChip(known)} <span class="quiet">${sightOf(known)}</span></p>`;
  })}</dd>`;
}

const chips: Readonly<Record<RuleVerdict, string>> = {
  true: 'passed',
  false: 'failed',
  'not seen': 'not-run',
  'no check': 'not-run',
};

const verdictChip = ({ verdict }: RuleAtBackend): Html =>
  html`<span class="chip ${chips[verdict]}">${capital(ruleVerdictWords[verdict])}</span>`;

function sightOf({ failures, lastTrue }: RuleAtBackend): string {
  const [failure] = failures;
  return [
    ...(failure === undefined ? [] : [`False on ${dayOf(failure.on)} by ${failure.check}: ${failure.why}.`]),
    ...(lastTrue === null ? [] : [`Last seen true on ${dayOf(lastTrue.on)} by ${lastTrue.check}.`]),
  ].join(' ');
}

/** Returns the values by which the rules page filters a rule, for its attribute `data-backend`. */
export const backendValues = (rule: string, { model }: Site): string =>
  model.backends
    .flatMap(({ address, ruleById }) => {
      const known = ruleById.get(rule);
      return known === undefined ? [] : [filterValue(known.verdict, address)];
    })
    .join(' ');

/** Returns the filter of rules by their verdict at a backend: its values in words. */
export const backendChoices = ({ model }: Site): ReadonlyMap<string, string> =>
  new Map(
    model.backends.flatMap(({ address }) =>
      ruleVerdicts.map((verdict) => [
        filterValue(verdict, address),
        `${address}: ${ruleVerdictWords[verdict]}`,
      ]),
    ),
  );

/** A value of the filter has no spaces, which separate the values of a row. */
const filterValue = (verdict: RuleVerdict, address: string): string =>
  `${verdict.replace(' ', '-')}@${encodeURI(address)}`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const runLink = (run: string): Html | string =>
  /^https?:\/\//.test(run) ? html`<a href="${run}">${run}</a>` : run;
