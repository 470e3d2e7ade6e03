import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { compareIds, isRuleId, sectionIdOf } from '../../../scripts/shared/ids.ts';
import type { DecisionView } from '../model/model.ts';
import { type Section, sections } from '../read/sections.ts';
import type { RuleView } from '../model/rules.ts';
import { tallyOf, verdicts } from '../model/verdict.ts';
import { addresses, relativeTo } from './addresses.ts';
import { proportionBar } from './charts.ts';
import { approvalPart, approvalSummary } from './approval-parts.ts';
import type { Page, Site } from './layout.ts';
import { addedMark, chip, count, approvalMark, ruleLink, verdictWords, printButton } from './parts.ts';
import { amendment } from './rule-page.ts';
import { scenarioBody, withSlots } from './scenario.ts';
import { decisionPart } from './reference.ts';

/** Returns a page for each section of the documents, in their order. Readers print these pages. */
export function sectionPages(site: Site): Page[] {
  const told = sections.filter(({ id }) => site.model.rules.some((view) => view.section === id));
  return told.map((section, index) => sectionPage(section, [told[index - 1], told[index + 1]], site));
}

function sectionPage(section: Section, [before, after]: readonly (Section | undefined)[], site: Site): Page {
  const path = addresses.section(section.id);
  const to = relativeTo(path);
  const rules = site.model.rules.filter((view) => view.section === section.id);
  const decisions = decisionsByRule(section, rules, site);
  const tally = tallyOf(rules.map(({ verdict }) => verdict));
  const told = new Set<unknown>();
  return {
    path,
    title: `${section.number} ${section.title}`,
    part: addresses.rules,
    body: html`<nav class="crumbs" aria-label="Where the section belongs"><a href="${to(addresses.rules)}">Rules</a> › <a href="${to(`${addresses.rules}#document-${section.document.letter}`)}">${section.document.name}: ${section.document.title}</a></nav>
<h1>${section.number} ${section.title}</h1>
<p class="lead">${count(rules.length, 'rule')}: ${verdicts
      .filter((verdict) => tally[verdict] > 0)
      .map((verdict) => `${tally[verdict]} ${verdictWords[verdict][0].toLowerCase()}`)
      .join(', ')}.</p>
<p data-approved aria-live="polite">${approvalSummary(rules)}</p>
${proportionBar(tally, rules.length)}
<p>${printButton}</p>
${rules.map(
  (
    view,
  ) => html`<article class="sentence" id="${view.rule.id}"><p class="margin">${ruleLink(view.rule.id, path, site)} ${chip(view.verdict)} ${approvalMark(view)}</p>
<div>${picture(view, path)}<p class="words">${view.rule.rule}</p>
${amendment(view, path, site)}${examples(view, told, path, site)}${otherTests(view)}${(decisions.get(view.rule.id) ?? []).map((decision) => decisionPart(decision, path, site))}${approvalPart(view)}</div></article>`,
)}
<nav class="turn" aria-label="Previous and next">${turn('prev', before, to)}${turn('next', after, to)}</nav>`,
  };
}

/**
 * Groups the decisions of a section by the rule below which the page shows them: the last rule with a smaller id than
 * the decision. For a conflict or ambiguity: the first rule of the section that shows it.
 */
function decisionsByRule(
  section: Section,
  rules: readonly RuleView[],
  site: Site,
): Map<string | undefined, DecisionView[]> {
  const ids = rules.map(({ rule }) => rule.id);
  return Map.groupBy(
    site.model.decisions.filter((view) => view.sections.includes(section)),
    ({ decision: { id }, rules: evidence }) => {
      const at = isRuleId(id) ? id : evidence.find((shown) => sectionIdOf(shown) === section.id);
      return ids.findLast((one) => at !== undefined && compareIds(one, at) <= 0) ?? ids[0];
    },
  );
}

/** Returns the scenarios that show a rule, folded. A scenario that is already on the page is a link. */
function examples(view: RuleView, told: Set<unknown>, page: string, site: Site): Html[] {
  const to = relativeTo(page);
  return view.scenarios.map(({ feature, scenario }) => {
    const name = withSlots(scenario.name);
    const link = html`<a href="${to(addresses.scenario(feature, scenario))}">${feature.name}</a>`;
    if (told.has(scenario))
      return html`<p class="again">${name} <span class="quiet">(above, in ${link})</span></p>`;
    told.add(scenario);
    return html`<details class="example"><summary>${name} <span class="quiet">${feature.name}</span>${addedMark(scenario.runs)}</summary>${scenarioBody(scenario, { feature, page, site })}<p class="quiet">In ${link}</p></details>`;
  });
}

/** Returns the names of the tests of a rule that are no scenarios. */
const otherTests = ({ tests }: RuleView): Html[] =>
  tests.map(({ name, level }) => html`<p class="again">${name} <span class="quiet">${level} test</span></p>`);

function picture({ pictures: [first] }: RuleView, page: string): Html | null {
  if (first === undefined) return null;
  const address = relativeTo(page)(addresses.picture(first.file));
  return html`<a class="beside" href="${address}"><img src="${address}" alt="${first.caption}" width="${first.width}" height="${first.height}" loading="lazy"></a>`;
}

const turn = (rel: 'prev' | 'next', section: Section | undefined, to: (address: string) => string): Html =>
  section === undefined
    ? html`<span></span>`
    : html`<a rel="${rel}" href="${to(addresses.section(section.id))}">${rel === 'prev' ? '← ' : ''}${section.number} ${section.title}${rel === 'next' ? ' →' : ''}</a>`;
