import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { type RuleView, type Trait, traitsOf, traitWords } from '../model/rules.ts';
import { type Verdict, verdicts } from '../model/verdict.ts';
import { levels } from '../read/tests.ts';
import { documents, sections } from '../read/sections.ts';
import { addresses, relativeTo } from './addresses.ts';
import { filterForm } from './filter-form.ts';
import type { Page, Site } from './layout.ts';
import { chip, count, approvalMark, verdictWords } from './parts.ts';

/** Returns the page of all rules, by document and section, with a form to filter them. */
export function rulesPage(site: Site): Page {
  const { rules } = site.model;
  const path = addresses.rules;
  return {
    path,
    title: 'Rules',
    part: addresses.rules,
    body: html`<h1>${count(rules.length, 'rule')}</h1>
<p data-documents hidden><a href="${addresses.document}">Your documents from top to bottom</a></p>
${filters(site)}
${documents.map(
  (
    document,
  ) => html`<section class="document"><h2 id="document-${document.letter}">${document.name}: ${document.title}</h2>
${sections
  .filter((section) => section.document === document)
  .map((section) => {
    const own = rules.filter((view) => view.section === section.id);
    return own.length === 0
      ? null
      : html`<section class="rules" id="${section.id}" aria-labelledby="title-${section.id} document-${document.letter}"><h3 id="title-${section.id}"><a href="${addresses.section(section.id)}">${section.number} ${section.title}</a></h3>
<ul>${own.map((view) => row(view, path))}</ul></section>`;
  })}</section>`,
)}`,
  };
}

function row(view: RuleView, path: string): Html {
  const { id, kind, rule } = view.rule;
  return html`<li data-row data-area="${view.area}" data-kind="${kind}" data-level="${view.levels.join(' ')}" data-verdict="${view.verdict}" data-with="${traitsOf(view).join(' ')}"><a class="id" href="${relativeTo(path)(addresses.rule(id))}">${id}</a> <span class="text">${rule}</span> <span class="kind">${kind}</span> <span>${chip(view.verdict)} ${approvalMark(view)}</span></li>`;
}

function filters({ model }: Site): Html {
  const areas = [...new Set(model.rules.map((view) => view.area))].toSorted();
  const kinds = [...new Set(model.rules.map((view) => view.rule.kind))].toSorted();
  const used = verdicts.filter((verdict) => model.rules.some((view) => view.verdict === verdict));
  return filterForm('rules', [
    ['area', 'Area', areas],
    ['kind', 'Kind', kinds],
    ['level', 'Level', levels],
    ['verdict', 'Verdict', used, (verdict) => verdictWords[verdict as Verdict][0]],
    ['with', 'With', Object.keys(traitWords), (trait) => traitWords[trait as Trait]],
  ]);
}
