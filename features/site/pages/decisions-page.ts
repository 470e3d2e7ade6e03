import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { showingIds } from '../../../scripts/test/trace/decisions.ts';
import { type DecisionState, type DecisionView, waitingIn } from '../model/model.ts';
import { documents, sections } from '../read/sections.ts';
import { addresses } from './addresses.ts';
import { filterForm } from './filter-form.ts';
import { answerParts } from './approval-parts.ts';
import type { Page, Site } from './layout.ts';
import { chip, count, linked, listed, ruleLinks } from './parts.ts';
import { proofList } from './rule-proofs.ts';

const path = addresses.decisions;

const groups = [
  ['open', 'What the documents leave open'],
  ['conflict', 'Where the documents contradict each other'],
  ['ambiguity', 'What can be read in several ways'],
] as const;

/**
 * Returns the page of all decisions: first the questions to the product owner, then all decisions, each with
 * the rules that apply it and its tests.
 */
export function decisionsPage(site: Site): Page {
  const { decisions } = site.model;
  return {
    path,
    title: 'Decisions',
    part: path,
    body: html`<h1>${count(decisions.length, 'decision')}</h1>
<p class="lead">Each decision answers a question that the documents leave open, answer twice, or answer in words with several meanings. A decision stands until the owner of the product decides otherwise.</p>
${waitingSection(decisions, site)}
<nav class="jump" aria-label="Groups">${groups.map(([kind, name]) => html`<a href="#${kind}">${name}</a> `)}</nav>
${filters(decisions)}
${groups.map(
  ([kind, name]) => html`<section aria-labelledby="${kind}"><h2 id="${kind}">${name}</h2>
${decisions.filter((view) => view.kind === kind).map((view) => entry(view, site))}</section>`,
)}`,
  };
}

/** Returns the section with the questions to the product owner. The filter of the page also filters these questions. */
function waitingSection(decisions: readonly DecisionView[], site: Site): Html {
  const questions = decisions.flatMap(({ decision, asked, answers }) =>
    asked === null ? [] : { ...decision, asked, answers },
  );
  return html`<section aria-labelledby="waiting"><h2 id="waiting">Questions to the Owner</h2>
${
  questions.length === 0
    ? html`<p>No decision waits for an answer.</p>`
    : html`<p class="quiet">Without an answer: <b data-waiting>${waitingIn({ decisions }).questions.length}</b> of ${count(questions.length, 'question')}. No other decision needs an answer.</p>
<ul class="rule-list">${questions.map(
        ({ id, asked: { question, until, alternatives }, answers }) =>
          html`<li id="ask-${id}" data-of="${id}"><a class="id" href="#${id}">${id}</a> <div class="text" data-to="${id}" data-keep="${until}" data-alternatives="${JSON.stringify(alternatives)}"><p><b>${linked(question, path, site)}</b></p><p>Until then: ${linked(until, path, site)}</p>${alternatives.map((alternative, at) => html`<p>${alternatives.length === 1 ? 'The alternative' : `Alternative ${at + 1}`}: ${linked(alternative, path, site)}</p>`)}${answerParts(answers)}</div></li>`,
      )}</ul>`
}</section>`;
}

function source({ sections: told }: DecisionView): Html[] {
  return documents.flatMap((document) => {
    const here = told.filter((section) => section.document === document);
    return here.length === 0
      ? []
      : html`${document.name}, ${listed(here.map((section) => html`<a href="${addresses.section(section.id)}">${section.number} ${section.title}</a>`))}. `;
  });
}

const stateWords: Readonly<Record<DecisionState, string>> = {
  waiting: 'Waiting for the owner',
  answered: 'Answered by the owner, not yet applied',
  decided: 'Decided, named by no rule or test',
  applied: 'Decided and applied',
};

function filters(decisions: readonly DecisionView[]): Html {
  const asked = sections.filter((section) => decisions.some((view) => view.sections.includes(section)));
  const titles = new Map(sections.map(({ id, title }) => [id, `${id} ${title}`]));
  return filterForm('decisions', [
    ['section', 'Section', asked.map(({ id }) => id), (id) => titles.get(id) ?? id],
    ['state', 'State', Object.keys(stateWords), (state) => stateWords[state as DecisionState]],
  ]);
}

function entry(view: DecisionView, site: Site): Html {
  const { decision, asked, rules: shown } = view;
  return html`<article class="decision" id="${decision.id}" data-row data-section="${view.sections.map(({ id }) => id).join(' ')}" data-state="${view.state}"><h3><a class="id" href="#${decision.id}">${decision.id}</a> ${decision.question}</h3>
<p>${linked(decision.decided, path, site)}</p>
${asked === null ? null : html`<p class="reason"><b>Question to the owner:</b> ${linked(asked.question, path, site)}</p>`}
<p class="otherwise"><b>What else it could be:</b> ${linked(decision.otherwise, path, site)}</p>
<p class="quiet">${source(view)}${shown.length === 0 ? null : html`Applied in ${ruleLinks(shown, path, site)}`}</p>
${testsOf(view, site)}</article>`;
}

/** Returns the tests that name a decision, folded; or what shows it instead. */
function testsOf(view: DecisionView, site: Site): Html {
  const { scenarios, tests, verdict, decision } = view;
  const number = scenarios.length + tests.length;
  if (number > 0)
    return html`<details><summary>${count(number, 'test')} of this decision ${chip(verdict)}</summary>${proofList(view, path)}</details>`;
  const by = showingIds(decision);
  if (by.length > 0) return html`<p class="quiet">Shown by the tests of ${ruleLinks(by, path, site)}</p>`;
  return html`<p class="quiet">No test names this decision. ${linked(decision.shown, path, site)}</p>`;
}
