import type { Area } from '../../../contracts/operation.ts';
import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { waitingIn } from '../model/model.ts';
import { type RuleView, traitsOf } from '../model/rules.ts';
import { tallyOf, type Verdict, verdicts } from '../model/verdict.ts';
import { documents, type Section, sections } from '../read/sections.ts';
import { countStandings } from '../../../scripts/test/trace/notes.ts';
import { addresses } from './addresses.ts';
import { approvalSummary } from './approval-parts.ts';
import type { Page, Site } from './layout.ts';
import { areaNames, count, countOrigins, ruleLink, verdictWords } from './parts.ts';
import { proportionBar, squares } from './charts.ts';
import { scenariosOf } from '../../../scripts/test/gherkin/feature.ts';

/** Returns the overview page: numbers, one square for each rule, and links to the most frequent questions. */
export function overviewPage(site: Site): Page {
  const { rules } = site.model;
  const tally = tallyOf(rules.map((view) => view.verdict));
  return {
    path: addresses.overview,
    title: 'Overview',
    part: addresses.overview,
    body: html`<h1>Status of the Specification</h1>
${waitsForYou(site)}
<section aria-labelledby="tests"><h2 id="tests">Tests</h2>
<ul class="numbers">
<li class="total"><a href="${addresses.rules}"><b>${rules.length}</b> rules</a></li>
${verdicts.map((verdict) => number(verdict, tally[verdict]))}
</ul>
${proportionBar(tally, rules.length)}</section>
${proofs(site)}
<section class="ways" aria-labelledby="ways"><h2 id="ways">Straight to</h2><ul>
<li><a href="${addresses.landing}"><b>What happens at /default?</b><span>The landing page of every kind of user</span></a></li>
<li><a href="${addresses.messageGroup('error-page')}"><b>What does /error say?</b><span>Title and message for every code</span></a></li>
<li><a href="${addresses.creating}"><b>What does Create require?</b><span>Every field: whether it is required, what it takes, what it says</span></a></li>
</ul></section>
<section aria-labelledby="by-section"><h2 id="by-section">By section</h2>
<p class="quiet">One square is one rule: ${verdicts
      .filter((verdict) => tally[verdict] > 0)
      .map(
        (verdict) =>
          html`<span class="key">${squares([{ verdict, id: '' }], null)} ${verdictWords[verdict][0].toLowerCase()}</span> `,
      )}</p>
<div class="columns">${documents.map((document) =>
      table(
        `${document.name}: ${document.title}`,
        sections
          .filter((section) => section.document === document)
          .map((section) =>
            sectionRow(
              section,
              rules.filter((view) => view.section === section.id),
            ),
          ),
      ),
    )}</div></section>
<section aria-labelledby="by-area"><h2 id="by-area">By area</h2>
${table('The areas of the product', areaRows(rules))}</section>`,
  };
}

function number(verdict: Verdict, amount: number): Html {
  const [name, meaning] = verdictWords[verdict];
  return html`<li class="${verdict}${amount === 0 ? ' zero' : ''}"><a href="${addresses.rulesWhere({ verdict })}"><b>${amount}</b> ${name.toLowerCase()}</a><span>${meaning}</span></li>`;
}

/** Returns what waits for the owner, and the next section to review. */
function waitsForYou(site: Site): Html {
  const { rules } = site.model;
  const { questions, changed, rejected } = waitingIn(site.model);
  const told = sections.filter(({ id }) => rules.some(({ section }) => section === id));
  const isOpen = ({ standing }: RuleView) => ['changed', 'open'].includes(standing.state);
  const next = told.findIndex(({ id }) => rules.some((view) => view.section === id && isOpen(view)));
  const section = told[next];
  const { approved } = countStandings(rules.map(({ standing }) => standing));
  return html`<section class="waits" aria-labelledby="waits"><h2 id="waits">Waiting for you: ${questions.length + changed.length + rejected.length}</h2>
<p><a href="${addresses.waiting}">${count(questions.length, 'question')} without an answer</a>${changed.length === 0 ? null : html`, <a href="${addresses.rulesWhere({ with: 'changed' })}">${count(changed.length, 'rule')} changed since approval</a>`}${rejected.length === 0 ? null : html`, <a href="${addresses.rulesWhere({ with: 'rejected' })}">${count(rejected.length, 'rule')} rejected</a>`}. The product follows a decision of its own until you answer.</p>
<ul class="rule-list">${questions.map(
    ({ decision: { id }, asked }) =>
      html`<li><a class="id" href="${addresses.question(id)}">${id}</a> <span class="text">${asked?.question}</span></li>`,
  )}${[...changed, ...rejected].map(
    (view) =>
      html`<li>${ruleLink(view.rule.id, addresses.overview, site)} <span class="text">${view.rule.rule}</span></li>`,
  )}</ul>
${section === undefined ? null : html`<p><a href="${addresses.section(section.id)}">${approved === 0 ? 'Start' : 'Continue'} reviewing: section ${next + 1} of ${told.length}</a>, ${section.number} ${section.title}; ${approved === 0 ? 'no rules approved yet' : `${approved} of ${rules.length} rules approved`}.</p>`}</section>`;
}

interface Row {
  readonly name: string;
  readonly address: string;
  readonly rules: readonly RuleView[];
}

function sectionRow(section: Section, rules: readonly RuleView[]): Row {
  return { name: `${section.number} ${section.title}`, address: addresses.section(section.id), rules };
}

function areaRows(rules: readonly RuleView[]): Row[] {
  return (Object.keys(areaNames) as Area[]).map((area) => ({
    name: areaNames[area],
    address: addresses.rulesWhere({ area }),
    rules: rules.filter((view) => view.area === area),
  }));
}

function table(caption: string, rows: readonly Row[]): Html {
  return html`<div class="scroll" data-name="${caption}"><table class="standing"><caption>${caption}</caption>
<thead><tr><th scope="col">Where</th><td></td><th scope="col" class="figure">Passed</th><th scope="col" class="figure">Amended</th><th scope="col" class="figure">Not passed</th><th scope="col" class="figure">Approved</th><th scope="col" class="figure">Rejected</th></tr></thead>
<tbody>${rows
    .filter((row) => row.rules.length > 0)
    .map(({ name, address, rules }) => {
      return html`<tr><th scope="row"><a href="${address}">${name}</a></th><td>${squares(
        rules.map((view) => ({ verdict: view.verdict, id: view.rule.id })),
        addresses.rule,
      )}</td>${figures(rules).map(
        (amount) => html`<td class="figure${amount === 0 ? ' zero' : ''}">${amount}</td>`,
      )}</tr>`;
    })}</tbody>
<tfoot><tr><th scope="row">${count(rows.filter((row) => row.rules.length > 0).length, 'row')}</th><td></td>${totals(rows)}</tr></tfoot></table></div>`;
}

function totals(rows: readonly Row[]): Html[] {
  return figures(rows.flatMap((row) => row.rules)).map((amount) => html`<td class="figure">${amount}</td>`);
}

/** Returns the numbers of a row in the order of the columns. */
function figures(rules: readonly RuleView[]): (number | string)[] {
  const tally = tallyOf(rules.map((view) => view.verdict));
  const { approved, rejected } = countStandings(rules.map(({ standing }) => standing));
  return [tally.passed, tally.amended, tally['not-run'], `${approved} of ${rules.length}`, rejected];
}

/** Returns further facts about the evidence, each in a sentence with its number. */
function proofs({ model }: Site): Html {
  const { rules, decisions, sources } = model;
  const { questions, changed } = waitingIn(model);
  const asked = rules.filter((view) => traitsOf(view).includes('question')).length;
  const shown = decisions.filter((view) => view.decision.evidence !== '' || view.tests.length > 0).length;
  const pictured = rules.filter((view) => view.pictures.length > 0).length;
  const toReview = addresses.rulesWhere({ with: changed.length > 0 ? 'changed' : 'open' });
  return html`<dl class="proofs">
<div><dt>Approvals</dt><dd><a href="${toReview}">${approvalSummary(rules)}</a>${asked === 0 ? null : html` <a href="${addresses.rulesWhere({ with: 'question' })}">Readers ask about ${count(asked, 'rule')}</a>.`}</dd></div>
<div><dt>Decisions</dt><dd><a href="${addresses.decisions}">${decisions.length}</a> where the documents are silent or contradict each other. <a href="${addresses.waiting}">Waiting for the owner: ${questions.length}</a>. A rule or a test shows ${shown} of them.</dd></div>
<div><dt>Scenarios</dt><dd><a href="${addresses.features}">${countOrigins(sources.features.flatMap(scenariosOf))}</a>. The documents do not demand what this project adds.</dd></div>
<div><dt>Pictures</dt><dd>${
    pictured === 0
      ? 'None yet. The journeys take them.'
      : html`<a href="${addresses.rulesWhere({ with: 'picture' })}">${count(pictured, 'rule')}</a> can be seen in ${count(sources.pictures.length, 'picture')}.`
  }</dd></div>
</dl>`;
}
