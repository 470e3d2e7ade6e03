import { diffWordsWithSpace } from 'diff';
import { type Html, html } from '../../../mock-server/html/html.ts';
import { type Changes, changesBetween, type EvidenceChange, type TextChanges } from '../../trace/changes.ts';
import { countReviews, type PairView } from '../../trace/reviews.ts';
import { contentOf, type Snapshot } from '../../trace/snapshots.ts';
import { sectionIdOf } from '../../shared/ids.ts';
import { type Section, sections } from '../read/sections.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { Page } from './layout.ts';
import { count, ruleLink } from './parts.ts';
import type { Site } from './site-context.ts';

/** The pages of rules that an earlier release had and the present specification has not. */
export function retiredPages(site: Site): Page[] {
  return retiredRules(site).map(({ id, text, release }) => ({
    path: addresses.rule(id),
    title: id,
    part: addresses.rules,
    body: html`<div class="rule-head"><h1>${id}</h1><span class="chip waived">Retired</span></div>
<p class="words">${text}</p>
<p class="reason">In release ${release}, not in the present specification. <a href="${relativeTo(addresses.rule(id))(addresses.changes)}">What changed</a></p>`,
  }));
}

/** Rules of earlier releases that are gone, with their last words. */
export function retiredRules({ model }: Pick<Site, 'model'>) {
  const last = new Map(
    model.sources.releases.flatMap(({ name, rules }) =>
      [...rules].map(([id, text]) => [id, { id, text, release: name }] as const),
    ),
  );
  return [...last.values()].filter(({ id }) => !model.ruleById.has(id));
}

/** What changed between any two releases and the present sources; the page since the last release leads to the others. */
export function changesPages(site: Site): Page[] {
  const { releases } = site.model.sources;
  const states = [
    ...releases,
    { name: 'now', origin: 'the present sources', ...contentOf(site.model.sources) },
  ];
  const spans = states.flatMap((later, index) =>
    states.slice(0, index).map((earlier): Span => ({ earlier, later })),
  );
  const latest = spans.at(-1);
  return latest === undefined
    ? []
    : spans.map((span) =>
        changesPage(
          span,
          pathOf(span, latest),
          spans.map((one) => [one, pathOf(one, latest)]),
          site,
        ),
      );
}

interface Span {
  readonly earlier: Snapshot;
  readonly later: Snapshot;
}

const pathOf = (span: Span, latest: Span): string =>
  span === latest ? addresses.changes : addresses.changesBetween(span.earlier.name, span.later.name);

function changesPage(
  { earlier, later }: Span,
  path: string,
  spans: readonly (readonly [Span, string])[],
  site: Site,
): Page {
  const changes = changesBetween(earlier, later);
  const { rules, decisions, evidence } = changes;
  const to = relativeTo(path);
  return {
    path,
    title: `Changes from ${earlier.name} to ${later.name}`,
    part: addresses.changes,
    body: html`<h1>Changes from ${earlier.name} to ${later.name}</h1>
<p class="lead">${summary(changes)}</p>
<p class="quiet">${earlier.name} is ${earlier.origin}, ${later.name} is ${later.origin}.</p>
${
  spans.length < 2
    ? null
    : html`<nav class="jump" aria-label="Other periods">${spans.map(([span, address]) => html`<a href="${to(address)}">${span.earlier.name} to ${span.later.name}</a> `)}</nav>`
}
${textSection('rules', 'Rules', rules, path, site)}
${textSection('decisions', 'Decisions', decisions, path, site)}
<section aria-labelledby="evidence"><h2 id="evidence">Evidence of ${count(evidence.length, 'rule')}</h2>
<p class="quiet">The tests that claim a rule, by file and name: a test with another name is lost and gained.</p>
${weaker(evidence, later, path, site)}
${sections.map((section) => evidenceOf(section, evidence, path))}</section>
${later.origin === 'the present sources' ? awaiting(site.model.sources.pairs, path, site) : null}`,
  };
}

function summary({ rules, decisions, evidence }: Changes): string {
  const told = ({ added, retired, reworded }: TextChanges) =>
    `${added.length} added, ${reworded.length} reworded, ${retired.length} retired`;
  const sum = (of: 'lost' | 'gained') => evidence.reduce((all, change) => all + change[of].length, 0);
  return `Rules: ${told(rules)}. Decisions: ${told(decisions)}. Tests of rules: ${sum('gained')} gained, ${sum('lost')} lost.`;
}

function textSection(
  id: 'rules' | 'decisions',
  name: string,
  { added, retired, reworded }: TextChanges,
  page: string,
  site: Site,
): Html {
  const to = relativeTo(page);
  const decisions = new Set(site.model.questions.map(({ question }) => question.id));
  const link = (of: string) => {
    // A rule that is gone has a page; a decision has none.
    if (id === 'decisions' && !decisions.has(of)) return html`<span class="id">${of}</span>`;
    const address = id === 'rules' ? addresses.rule(of) : addresses.question(of);
    return html`<a class="id" href="${to(address)}">${of}</a>`;
  };
  const row = (of: string, told: Html | string) =>
    html`<li>${link(of)} <span class="text">${told}</span></li>`;
  const group = (title: string, rows: readonly Html[]) =>
    rows.length === 0 ? null : html`<h3>${title}</h3><ul class="rule-list">${rows}</ul>`;
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>
${added.length + retired.length + reworded.length === 0 ? html`<p>None changed.</p>` : null}
${group(
  'Added',
  added.map(([of, text]) => row(of, withQuestion(of, text, site))),
)}
${group(
  'Reworded',
  reworded.map(([of, before, after]) => row(of, withQuestion(of, wordByWord(before, after), site))),
)}
${group(
  'Retired',
  retired.map(([of, text]) => row(of, html`<del>${text}</del>`)),
)}</section>`;
}

/** A decision below the question that it answers; a rule as it is. */
function withQuestion(id: string, text: Html | string, { model }: Site): Html | string {
  const asked = model.questions.find(({ question }) => question.id === id);
  return asked === undefined ? text : html`<span class="quiet">${asked.question.question}</span><br>${text}`;
}

/** The changed words, struck and added. Blanks between two changes belong to both, so that a changed phrase is read as a whole. */
function wordByWord(before: string, after: string): Html {
  const parts: Html[] = [];
  let [removed, added] = ['', ''];
  const flush = (): void => {
    if (removed !== '') parts.push(html`<del>${removed.trim()}</del> `);
    if (added !== '') parts.push(html`<ins>${added.trim()}</ins> `);
    [removed, added] = ['', ''];
  };
  for (const change of diffWordsWithSpace(before, after)) {
    if (change.removed) removed += change.value;
    else if (change.added) added += change.value;
    else if (change.value.trim() === '') {
      removed += change.value;
      added += change.value;
    } else {
      flush();
      parts.push(html`${change.value}`);
    }
  }
  flush();
  return html`${parts}`;
}

/** Rules with fewer tests than before. */
function weaker(evidence: readonly EvidenceChange[], later: Snapshot, page: string, site: Site): Html {
  const fewer = evidence.filter(({ lost, gained }) => lost.length > gained.length);
  return html`<p>${count(fewer.length, 'rule')} with fewer tests than before: ${fewer.map(
    ({ rule }) => html`${ruleLink(rule, page, site)} (${later.evidence.get(rule)?.length ?? 0} left) `,
  )}</p>`;
}

function evidenceOf({ id, title }: Section, evidence: readonly EvidenceChange[], page: string): Html | null {
  const own = evidence.filter(({ rule }) => sectionIdOf(rule) === id);
  return own.length === 0
    ? null
    : html`<details class="asked"><summary>${id} ${title}: ${count(own.length, 'rule')}</summary>${own.map(
        ({ rule, lost, gained }) =>
          html`<h3><a href="${relativeTo(page)(addresses.rule(rule))}">${rule}</a></h3><ul>${lost.map((test) => html`<li><del>${test}</del></li>`)}${gained.map((test) => html`<li><ins>${test}</ins></li>`)}</ul>`,
      )}</details>`;
}

/** What nobody has read since it changed, and what was read last and by whom. */
function awaiting(pairs: readonly PairView[], page: string, site: Site): Html {
  const { reviewed, changed, 'not reviewed': open } = countReviews(pairs);
  const to = relativeTo(page);
  const read = pairs
    .flatMap(({ review, state }) => (review === null ? [] : [{ ...review, state }]))
    .toSorted((one, other) => other.date.localeCompare(one.date));
  return html`<section aria-labelledby="review"><h2 id="review">Awaiting review</h2>
<p><a href="${to(addresses.rulesWhere({ with: 'changed' }))}">${changed} pairs of a rule and a test</a> changed since they were read, <a href="${to(addresses.rulesWhere({ with: 'not-reviewed' }))}">${open}</a> were never read, ${reviewed} stand as they were read.</p>
${read.length === 0 ? null : html`<ul class="rule-list">${read.map(({ rule, test, date, by, state }) => html`<li>${ruleLink(rule, page, site)} <span class="text">${test}</span> <span class="quiet">${state}, read on ${date} by ${by}</span></li>`)}</ul>`}</section>`;
}
