import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { changesBetween } from '../../../scripts/proof/trace/changes.ts';
import { contentOf } from '../../../scripts/proof/trace/snapshots.ts';
import type { RowChange } from '../read/history.ts';
import type { AskedQuestion, RuleView } from '../model/rules.ts';
import { addresses } from './addresses.ts';
import { answerParts, changePart, questionPart } from './approval-parts.ts';
import { wordByWord } from './changes-page.ts';
import { filterForm } from './filter-form.ts';
import type { Page, Site } from './layout.ts';
import { count, linked, ruleLink } from './parts.ts';

const path = addresses.news;

/** Returns the page of what is new for a reader: since the reader's approvals, or since a day. */
export function newsPage(site: Site): Page {
  const { rules, decisions, sources } = site.model;
  const voided = rules.flatMap((view) => view.standing.changed.map((change) => ({ view, change })));
  const readers = new Set([...voided.map(({ change }) => change.approval.by), ...rules.flatMap(askers)]);
  const asked = rules.flatMap((view) => view.questions.map((question) => ({ view, question })));
  const isOpen = ({ question }: (typeof asked)[number]) => question.answers.length === 0;
  const waiting = decisions.filter(({ asked: question }) => question !== null);
  return {
    path,
    title: 'What is new',
    part: path,
    body: html`<h1>What Is New</h1>
<p class="lead">Choose your name to see what changed since your approvals, or a day to see what changed since then. <a href="${addresses.feed}">Atom feed</a></p>
${filterForm('changes', [['by', 'Reader', [...readers].map(encodeURIComponent), decodeURIComponent]], true)}
${section(
  'voided',
  'Changed since an approval',
  voided.map(({ view, change }) =>
    row(
      change.approval,
      html`${ruleLink(view.rule.id, path, site)} <span class="text">${changePart(change, view.rule.rule)}</span>`,
    ),
  ),
)}
${section('open', 'Questions that wait for an answer', [
  ...asked.filter(isOpen).map((one) => questionRow(one, site)),
  ...waiting.map(
    ({ decision: { id }, asked: question, answers }) =>
      html`<li data-row data-since="${answers.at(-1)?.time}"><a class="id" href="${addresses.decision(id)}">${id}</a> <div class="text" data-to="${id}"><p>${linked(question ?? '', path, site)}</p>${answerParts(answers)}</div></li>`,
  ),
])}
${section(
  'answered',
  'Answered questions',
  asked.filter((one) => !isOpen(one)).map((one) => questionRow(one, site)),
)}
${section('lost', 'Lost evidence', lostRows(site))}
${section(
  'words',
  'Changed words of rules and decisions',
  sources.history.map(
    (change) =>
      html`<li data-row data-since="${change.day}">${idLink(change.id, site)} <span class="text">${whatChanged(change)}</span> <span class="quiet">${change.day}</span></li>`,
  ),
)}`,
  };
}

const askers = ({ questions }: RuleView): string[] => questions.map(({ by }) => by);

const row = ({ by, time }: { readonly by: string; readonly time: string }, told: Html): Html =>
  html`<li data-row data-by="${encodeURIComponent(by)}" data-since="${time}">${told}</li>`;

/** Returns the row of a reader's question. Its day is that of the last answer. */
function questionRow(
  { view, question }: { readonly view: RuleView; readonly question: AskedQuestion },
  site: Site,
): Html {
  const { time } = question.answers.at(-1) ?? question;
  return row(
    { by: question.by, time },
    html`${ruleLink(view.rule.id, path, site)} <ul class="questions text">${questionPart(question)}</ul>`,
  );
}

function section(id: string, title: string, rows: readonly Html[]): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${rows.length === 0 ? html`<p class="quiet">None.</p>` : html`<ul class="rule-list">${rows}</ul>`}</section>`;
}

/** Returns the rules that lost tests since the last release. */
function lostRows(site: Site): Html[] {
  const { sources } = site.model;
  const last = sources.release;
  const day = last.origin.split(' of ').at(-1);
  const { evidence } = changesBetween(last, contentOf(sources));
  return evidence
    .filter(({ before, after }) => after < before)
    .map(
      ({ rule, before, after }) =>
        html`<li data-row data-since="${day}">${ruleLink(rule, path, site)} <span class="text">${count(after, 'test')}, ${before} in release ${last.name}</span> <span class="quiet">since ${day}</span></li>`,
    );
}

function idLink(id: string, { model }: Site): Html {
  if (model.ruleById.has(id)) return html`<a class="id" href="${addresses.rule(id)}">${id}</a>`;
  return model.decisionById.has(id)
    ? html`<a class="id" href="${addresses.decision(id)}">${id}</a>`
    : html`<span class="id">${id}</span>`;
}

/** Returns the words of a rule or decision, with the change word by word. */
export function whatChanged({ before, after }: RowChange): Html {
  if (before === null) return html`<ins>${after}</ins>`;
  return after === null ? html`<del>${before}</del>` : wordByWord(before, after);
}
