import { type Html, html } from '../../../mock-server/html/html.ts';
import type { QuestionState, QuestionView } from '../model/model.ts';
import { rulesIn } from '../../shared/ids.ts';
import { documents, sections } from '../read/sections.ts';
import { addresses, relativeTo } from './addresses.ts';
import { filterForm } from './filter-form.ts';
import type { Page } from './layout.ts';
import { count, linked, ruleLinks } from './parts.ts';
import type { Site } from './site-context.ts';

const groups = [
  ['open', 'What the documents leave open'],
  ['conflict', 'Where the documents contradict each other'],
  ['ambiguity', 'What can be read in several ways'],
] as const;

/** The register of open questions: what was decided, and the rules that show it. */
export function questionsPage(site: Site): Page {
  const { questions } = site.model;
  return {
    path: addresses.questions,
    title: 'Open questions',
    part: addresses.questions,
    body: html`<h1>${count(questions.length, 'question')}, each decided</h1>
<nav class="jump" aria-label="Groups">${groups.map(([kind, name]) => html`<a href="#${kind}">${name}</a> `)}</nav>
${filters(questions)}
${groups.map(
  ([kind, name]) => html`<section aria-labelledby="${kind}"><h2 id="${kind}">${name}</h2>
${questions.filter((view) => view.kind === kind).map((view) => entry(view, site))}</section>`,
)}`,
  };
}

function source({ sections: told }: QuestionView): Html[] {
  return documents.flatMap((document) => {
    const here = told.filter((section) => section.document === document);
    return here.length === 0
      ? []
      : html`${document.name}, ${listed(here.map((section) => html`<a href="${addresses.section(section.id)}">${section.number} ${section.title}</a>`))}. `;
  });
}

const listed = (parts: readonly Html[]): Html[] =>
  parts.map((part, index) => (index === 0 ? part : html`, ${part}`));

const stateWords: Readonly<Record<QuestionState, string>> = {
  undecided: 'Undecided',
  decided: 'Decided, named by no rule, test or code',
  applied: 'Decided and applied',
};

function filters(questions: readonly QuestionView[]): Html {
  const asked = sections.filter((section) => questions.some((view) => view.sections.includes(section)));
  const titles = new Map(sections.map(({ id, title }) => [id, `${id} ${title}`]));
  return filterForm('questions', [
    ['section', 'Section', asked.map(({ id }) => id), (id) => titles.get(id) ?? id],
    ['state', 'State', Object.keys(stateWords), (state) => stateWords[state as QuestionState]],
  ]);
}

function entry(view: QuestionView, site: Site): Html {
  const { question, tests, code } = view;
  const shown = rulesIn(question.evidence);
  const to = relativeTo(addresses.questions);
  const features = site.model.sources.features.filter(({ file }) => tests.some((test) => test.file === file));
  const others = [...tests, ...code].filter(({ file }) => !file.endsWith('.feature'));
  return html`<article class="question" id="${question.id}" data-row data-section="${view.sections.map(({ id }) => id).join(' ')}" data-state="${view.state}"><h3><a class="id" href="#${question.id}">${question.id}</a> ${question.question}</h3>
<p>${linked(question.decided, addresses.questions, site)}</p>
<p class="otherwise"><b>What else it could be:</b> ${linked(question.otherwise, addresses.questions, site)}</p>
<p class="quiet">${source(view)}${
    shown.length + features.length + others.length === 0 ? 'No rule, test or code mentions it. ' : null
  }${shown.length === 0 ? null : html`Applied in ${ruleLinks(shown, addresses.questions, site)} `}${
    features.length === 0
      ? null
      : html`Mentioned in ${features.map((feature) => html`<a href="${to(addresses.feature(feature))}">${feature.name}</a> `)} `
  }${others.length === 0 ? null : html`Named in ${others.map(({ file, line }) => html`<code>${file}:${line}</code> `)}`}</p></article>`;
}
