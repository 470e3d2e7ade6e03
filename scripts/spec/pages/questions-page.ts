import { type Html, html } from '../../../mock-server/html/html.ts';
import type { OpenQuestion } from '../../trace/catalogue.ts';
import type { QuestionView } from '../model/model.ts';
import { rulesIn, sectionIdOf } from '../../shared/ids.ts';
import { documents, type Section, sections } from '../read/sections.ts';
import { addresses, relativeTo } from './addresses.ts';
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
${groups.map(
  ([kind, name]) => html`<section aria-labelledby="${kind}"><h2 id="${kind}">${name}</h2>
${questions.filter((view) => view.kind === kind).map((view) => entry(view, site))}</section>`,
)}`,
  };
}

/** Where the documents leave it open: the section of its id, or those of the rules in which a decision is at work. */
function source({ id, evidence }: OpenQuestion): Html[] {
  const own = new Set([id, ...rulesIn(evidence)].map(sectionIdOf));
  const isOwn = (section: Section) => own.has(section.id);
  const [first] = sections.filter((section) => section.id === sectionIdOf(id));
  const told = first === undefined ? sections.filter(isOwn) : [first];
  return documents.flatMap((document) => {
    const here = told.filter((section) => section.document === document);
    return here.length === 0
      ? []
      : html`${document.name}, ${listed(here.map((section) => html`<a href="${addresses.section(section.id)}">${section.number} ${section.title}</a>`))}. `;
  });
}

const listed = (parts: readonly Html[]): Html[] =>
  parts.map((part, index) => (index === 0 ? part : html`, ${part}`));

function entry({ question, tests, code }: QuestionView, site: Site): Html {
  const shown = rulesIn(question.evidence);
  const to = relativeTo(addresses.questions);
  const features = site.model.sources.features.filter(({ file }) => tests.some((test) => test.file === file));
  const others = [...tests, ...code].filter(({ file }) => !file.endsWith('.feature'));
  return html`<article class="question" id="${question.id}"><h3><a class="id" href="#${question.id}">${question.id}</a> ${question.question}</h3>
<p>${linked(question.decided, addresses.questions, site)}</p>
<p class="otherwise"><b>What else it could be:</b> ${linked(question.otherwise, addresses.questions, site)}</p>
<p class="quiet">${source(question)}${
    shown.length + features.length + others.length === 0 ? 'No rule, test or code mentions it. ' : null
  }${shown.length === 0 ? null : html`Applied in ${ruleLinks(shown, addresses.questions, site)} `}${
    features.length === 0
      ? null
      : html`Mentioned in ${features.map((feature) => html`<a href="${to(addresses.feature(feature))}">${feature.name}</a> `)} `
  }${others.length === 0 ? null : html`Named in ${others.map(({ file, line }) => html`<code>${file}:${line}</code> `)}`}</p></article>`;
}
