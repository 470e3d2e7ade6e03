import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { isAdded } from '../../../scripts/test/gherkin/feature.ts';
import { isOwnRule } from '../../../scripts/shared/ids.ts';
import type { RuleView, ShowingScenario } from '../model/rules.ts';
import { meantBy, titleOf } from '../model/about.ts';
import { sections } from '../read/sections.ts';
import { addresses, relativeTo } from './addresses.ts';
import { approvalPart } from './approval-parts.ts';
import type { Page, Site } from './layout.ts';
import {
  addedMark,
  areaNames,
  chip,
  count,
  linked,
  listed,
  places,
  approvalMark,
  printButton,
  ruleLinks,
  verdictWords,
} from './parts.ts';
import { pictureSection, testList } from './rule-proofs.ts';
import { contextOf, levelLine, scenarioBody, withSlots } from './scenario.ts';
import { decisionPart } from './reference.ts';

/** Returns the page of a rule: its words, its decisions, its evidence, its facts, and the other rules of its section. */
export function rulePage(view: RuleView, site: Site): Page {
  const path = addresses.rule(view.rule.id);
  return {
    path,
    title: view.rule.id,
    part: addresses.rules,
    body: html`${whereItStands(view, path, site)}
<div class="rule-head"><h1>${view.rule.id}</h1>${isOwnRule(view.rule.id) ? html`<span class="chip added">Added by this project</span>` : null}${chip(view.verdict)} ${approvalMark(view)}</div>
<p class="words">${linked(view.rule.rule, path, site)}</p>
${amendment(view, path, site)}
${shownBy(view)}
<p>${printButton}</p>
${approvalPart(view)}
<div class="with-aside"><div>
${decisionSection(view, path, site)}
${scenarioSection(view, path, site)}
${testSection(view)}
${pictureSection(view, path)}
${view.scenarios.length + view.tests.length > 0 ? null : html`<p class="quiet">No scenario and no test claims this rule: ${verdictWords[view.verdict][1]}.</p>`}
</div><aside aria-label="About this rule">
${facts(view, path)}
</aside></div>
${turns(view, path, site)}`,
  };
}

/** Returns the part about the decision that overrules the sentence of the documents; null for none. */
export function amendment({ amendedBy }: RuleView, path: string, site: Site): Html | null {
  const state = site.model.decisionById.get(amendedBy ?? '')?.state;
  return amendedBy === null
    ? null
    : html`<p class="reason">${linked(amendedBy, path, site)} overrules this sentence of the document, in whole or in one case. The tests show what was decided${state === 'waiting' ? ', and the owner has yet to agree' : null}.</p>`;
}

function whereItStands(view: RuleView, path: string, site: Site): Html {
  const to = relativeTo(path);
  const section = sections.find((one) => one.id === view.section);
  const sentence = site.model.sources.places.get(view.rule.id);
  return html`<nav class="crumbs" aria-label="Where the rule belongs"><a href="${to(addresses.rules)}">Rules</a> › ${
    section === undefined
      ? null
      : html`${section.document.name} › <a href="${to(addresses.section(section.id))}">${section.number} ${section.title}</a>`
  }${sentence === undefined ? null : html` › ${/^\d/.test(sentence) ? 'passage ' : null}${sentence}`}</nav>`;
}

function scenarioSection(view: RuleView, path: string, site: Site): Html | null {
  if (view.scenarios.length === 0) return null;
  return html`<section aria-labelledby="scenarios"><h2 id="scenarios">${count(view.scenarios.length, 'scenario')}</h2>
${view.scenarios.map((shown) => scenarioArticle(view.rule.id, shown, path, site))}</section>`;
}

function scenarioArticle(
  rule: string,
  { feature, scenario, levels }: ShowingScenario,
  path: string,
  site: Site,
): Html {
  const to = relativeTo(path);
  return html`<article class="scenario${isAdded(scenario.runs) ? ' is-added' : ''}"><header><h3><a href="${to(addresses.scenario(feature, scenario))}">${withSlots(scenario.name)}</a>${addedMark(scenario.runs)}</h3>
${levelLine(levels)}</header>
<p class="quiet">in <a href="${to(addresses.feature(feature))}">${feature.name}</a></p>
${contextOf(feature, scenario)}
${scenarioBody(scenario, { feature, page: path, site, rule })}</article>`;
}

function testSection(view: RuleView): Html | null {
  if (view.tests.length === 0) return null;
  return html`<section aria-labelledby="tests"><h2 id="tests">${count(view.tests.length, 'test')}</h2>
${testList(view.tests)}</section>`;
}

/** Returns the decisions that this rule shows, including the answer to an open question with the id of the rule. */
function decisionSection({ rule, amendedBy }: RuleView, path: string, site: Site): Html | null {
  const shown = site.model.decisions.filter(
    ({ decision, rules }) => [rule.id, amendedBy].includes(decision.id) || rules.includes(rule.id),
  );
  if (shown.length === 0) return null;
  return html`<section aria-labelledby="decisions"><h2 id="decisions">${count(shown.length, 'decision')}</h2>
${shown.map((decision) => decisionPart(decision, path, site))}</section>`;
}

/** Counts the tests of a rule in words, such as `Shown by 1 scenario with 3 rows of examples and 2 other tests.` */
function shownBy({ rule, scenarios, tests }: RuleView): Html | null {
  if (scenarios.length + tests.length === 0) return null;
  const rows = scenarios
    .filter(({ scenario }) => scenario.examples.length > 0)
    .flatMap(({ scenario }) => scenario.runs.filter((run) => run.rules.includes(rule.id))).length;
  const parts = [
    [
      scenarios.length,
      count(scenarios.length, 'scenario') + (rows === 0 ? '' : ` with ${count(rows, 'row')} of examples`),
    ],
    [tests.length, count(tests.length, scenarios.length === 0 ? 'test' : 'other test')],
  ] as const;
  return html`<p class=\"reason\">Shown by ${parts.flatMap(([amount, words]) => (amount === 0 ? [] : words)).join(' and ')}.</p>`;
}

function facts(view: RuleView, path: string): Html {
  const to = relativeTo(path);
  const { kind, place, about } = view.rule;
  const named = Map.groupBy(about.flatMap(meantBy), kindOf);
  return html`<dl class="facts">
<dt>Kind</dt><dd><a href="${to(addresses.rulesWhere({ kind }))}">${kind}</a></dd>
<dt>Area</dt><dd><a href="${to(addresses.rulesWhere({ area: view.area }))}">${areaNames[view.area]}</a></dd>
<dt>Shown at</dt><dd>${view.levels.length === 0 ? 'no level yet' : view.levels.join(', ')}</dd>
${[...named].map(
  ([of, names]) =>
    html`<dt>${aboutWords[of] ?? of}</dt><dd>${listed(
      names.map((name) => {
        const address = addresses.about(name);
        return address === null
          ? html`${titleOf(name)}`
          : html`<a href="${to(address)}">${titleOf(name)}</a>`;
      }),
    )}</dd>`,
)}
</dl>
<details><summary>For developers</summary><dl class="facts">
<dt>Words in</dt><dd><code>${place}</code></dd>
${view.tests.length === 0 ? null : html`<dt>Tests in</dt><dd>${places(view.tests.map(({ source, line }) => ({ file: source, line })))}</dd>`}
</dl></details>`;
}

/** What a rule can be about, in words. */
const aboutWords: Readonly<Record<string, string>> = {
  field: 'Field',
  region: 'Part of the screen',
  message: 'Message',
  page: 'Legacy page',
  error: 'Error code',
  operation: 'Operation',
  setting: 'Setting',
  permission: 'Permission',
  role: 'Role',
};

const kindOf = (name: string): string => name.slice(0, name.indexOf(':'));

function turns(view: RuleView, path: string, site: Site): Html {
  const to = relativeTo(path);
  const { rules } = site.model;
  const index = rules.indexOf(view);
  const [before, after] = [rules[index - 1], rules[index + 1]];
  const same = rules.filter(({ section }) => section === view.section).map(({ rule }) => rule.id);
  return html`<section class="neighbours" aria-labelledby="section"><h2 id="section">The rules of this section</h2>
<p>${ruleLinks(same, path, site)}</p></section>
<nav class="turn" aria-label="Previous and next">${before === undefined ? html`<span></span>` : html`<a rel="prev" href="${to(addresses.rule(before.rule.id))}">← ${before.rule.id}</a>`}
${after === undefined ? null : html`<a rel="next" href="${to(addresses.rule(after.rule.id))}">${after.rule.id} →</a>`}</nav>`;
}
