import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import type { RuleView } from '../model/rules.ts';
import { documents, sections } from '../read/sections.ts';
import { addresses } from './addresses.ts';
import type { Page, Site } from './layout.ts';
import { chip, ruleLink } from './parts.ts';

const path = addresses.document;

/**
 * Returns the page of the owner's documents: each section with its rules, their verdicts and approvals. The script of
 * the page puts the rules beside the passages that they were written from; the page itself has no word of them.
 */
export function documentPage(site: Site): Page {
  const own = documents.filter(({ letter }) => letter !== 'T');
  return {
    path,
    title: 'Your documents',
    part: addresses.rules,
    body: html`<h1>Your documents</h1>
<p class="lead">Each passage with the rules written from it, their verdicts and approvals. The server needs the setting <code>DOCUMENTS</code>; without it, the page lists the rules.</p>
${own.map(
  ({ letter, name, title }) => html`<h2 id="document-${letter}">${name}: ${title}</h2>
${part(`${letter}-introduction`, 'Introduction', site)}
${sections.filter(({ id }) => id.startsWith(letter)).map(({ id, number, title: words }) => part(id, `${number} ${words}`, site))}`,
)}`,
  };
}

/** Returns a part of a document with its rules. Each rule has the number of its passage; 0 is the heading. */
function part(id: string, title: string, site: Site): Html {
  const { rules, sources } = site.model;
  const isIntroduction = id.endsWith('-introduction');
  const own = rules.flatMap((view) => {
    const place = sources.places.get(view.rule.id) ?? '';
    const isHere = isIntroduction
      ? place.startsWith('introduction ') && view.section.startsWith(id.slice(0, 2))
      : view.section === id && !place.startsWith('introduction ');
    return isHere ? [{ view, number: /\d+$/.exec(place)?.[0] ?? '0' }] : [];
  });
  return html`<section data-passages="${id}" aria-labelledby="part-${id} document-${id.slice(0, 1)}"><h3 id="part-${id}">${title}</h3>
<ul class="rule-list">${own.map(({ view, number }) => row(view, number, site))}</ul></section>`;
}

const stateWords = {
  approved: 'approved',
  rejected: 'rejected',
  changed: 'changed since approval',
  open: 'not approved',
};

const row = (view: RuleView, number: string, site: Site): Html =>
  html`<li data-passage="${number}">${ruleLink(view.rule.id, path, site)} <span class="text">${view.rule.rule}</span> <span>${chip(view.verdict)} <span class="quiet">${stateWords[view.standing.state]}</span></span></li>`;
