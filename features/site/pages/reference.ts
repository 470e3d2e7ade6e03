import { type Html, html, type HtmlValue } from '../../../mock-server/platform/html/html.ts';
import { type DecisionView, type Told, waitingIn } from '../model/model.ts';
import type { RuleView } from '../model/rules.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { Page, Site } from './layout.ts';
import { answerParts } from './approval-parts.ts';
import { addedMark, chip, count, linked, ruleLink, type Title, tableOf } from './parts.ts';
import { withSlots } from './scenario.ts';
import { topicKinds } from './topic-kinds.ts';
import type { Topic } from './topic.ts';

/** A page that answers by tables. Ids in its texts become links. */
export interface Reference {
  readonly path: string;
  readonly title: string;
  /** The heading. Default: the title. */
  readonly heading?: string;
  readonly lead?: string;
  /** What stands above and below the tables. */
  readonly before?: HtmlValue;
  readonly after?: HtmlValue;
  readonly groups: readonly Group[];
}

/** A table of a reference page. */
interface Group {
  readonly id: string;
  /** Its heading; left out for the only table of a page. */
  readonly title?: string;
  readonly about?: string | null;
  readonly columns: readonly Title[];
  readonly rows: readonly Row[];
}

/** A row of a table: the first cell is its heading. */
export interface Row {
  readonly id?: string;
  readonly cells: readonly HtmlValue[];
}

/** Returns a reference page, with links to its tables if it has several. */
export function referencePage(reference: Reference, site: Site): Page {
  const { path, title, heading = title, lead, before, after, groups } = reference;
  const titled = groups.filter((group) => group.title !== undefined);
  const isPart = path === addresses.operations || path === addresses.messages;
  return {
    path,
    title,
    part: isPart ? path : addresses.answers,
    body: html`${isPart ? null : crumbs(path)}<h1>${heading}</h1>
${lead === undefined ? null : html`<p class="lead">${linked(lead, path, site)}</p>`}
${before}
${titled.length < 2 ? null : html`<nav class="jump" aria-label="Tables">${titled.map((group) => html`<a href="#${group.id}">${group.title}</a> `)}</nav>`}
${groups.map(
  ({ id, title: name, about, columns, rows }) =>
    html`${name === undefined ? null : html`<h2 id="${id}">${name}</h2>`}${about ? html`<p class="quiet">${linked(about, path, site)}</p>` : null}
${tableOf(
  name ?? title,
  columns,
  rows.map((row) => rowOf(row, columns, (text) => linked(text, path, site))),
  `list entries ${id}`,
)}`,
)}
${after}`,
  };
}

/** Returns a row. In a narrow window, where the table has no head, each cell begins with the title of its column. */
function rowOf(
  { id, cells: [name, ...cells] }: Row,
  columns: readonly Title[],
  withLinks: (text: string) => Html,
): Html {
  return html`<tr${id === undefined ? null : html` id="${id}"`}><th scope="row">${name}</th>${cells.map(
    (cell, index) => {
      const column = columns[index + 1] ?? '';
      const isFigure = typeof column !== 'string';
      return html`<td data-title="${isFigure ? column.figure : column}"${isFigure ? html` class="figure"` : null}>${typeof cell === 'string' ? withLinks(cell) : cell}</td>`;
    },
  )}</tr>`;
}

/** Returns the page of a topic: facts from the product's tables, then its rules, decisions and scenarios. */
export function topicPage(topic: Topic, site: Site): Page {
  const path = addresses.topic(topic);
  const to = relativeTo(path);
  const { kind, title, lead, facts, scenarios = [] } = topic;
  return {
    path,
    title,
    part: kind === 'operation' ? addresses.operations : addresses.answers,
    body: html`${crumbs(path, topicKinds[kind])}<h1>${title}</h1>
<p class="lead">${linked(lead, path, site)}</p>
<dl class="facts wide">${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${toldPart(topic, path, site)}
${
  scenarios.length === 0
    ? null
    : html`<details><summary>${count(scenarios.length, 'scenario')}</summary><ul>${scenarios.map(
        ([feature, scenario]) =>
          html`<li><a href="${to(addresses.scenario(feature, scenario))}">${withSlots(scenario.name)}</a>${addedMark(scenario.runs)}</li>`,
      )}</ul></details>`
}`,
  };
}

function crumbs(path: string, kind?: { readonly list: string; readonly name: string }): Html {
  const to = relativeTo(path);
  return html`<nav class="crumbs" aria-label="Where the answer belongs"><a href="${to(addresses.answers)}">Answers</a>${
    kind && html` › <a href="${to(kind.list)}">${kind.name}</a>`
  }</nav>
`;
}

/** Returns the rules about something with their verdicts, and the decisions. */
export function toldPart({ rules, decisions }: Told, page: string, site: Site): Html {
  return html`<section aria-labelledby="rules"><h2 id="rules">${rules.length === 0 ? 'No rule names it' : count(rules.length, 'rule')}</h2>
<ul class="rule-list">${rules.map((view) => ruleItem(view, page, site))}</ul></section>
${
  decisions.length === 0
    ? null
    : html`<section aria-labelledby="decisions"><h2 id="decisions">${count(decisions.length, 'decision')}, ${waitingOf(decisions)}</h2>
${decisions.map((view) => decisionPart(view, page, site))}</section>`
}`;
}

const ruleItem = (view: RuleView, page: string, site: Site): Html =>
  html`<li>${ruleLink(view.rule.id, page, site)} <span class="text">${view.rule.rule}</span> ${chip(view.verdict)}</li>`;

const waitingOf = (decisions: readonly DecisionView[]): string => {
  const waiting = waitingIn({ decisions }).questions.length;
  return waiting === 0 ? 'none waiting for the owner' : `${waiting} waiting for the owner`;
};

/** Returns the question of a decision. It unfolds to the decision and to the question to the product owner, if any. */
export function decisionPart(
  { decision, asked, answers, state }: DecisionView,
  page: string,
  site: Site,
): Html {
  const to = relativeTo(page);
  return html`<details class="asked"><summary><span class="quiet">Decision ${decision.id}:</span> ${decision.question} ${
    state === 'waiting' ? html`<span class="chip review">Waiting for the owner</span>` : null
  }</summary>
<p><a class="id" href="${to(addresses.decision(decision.id))}">${decision.id}</a> ${linked(decision.decided, page, site)}</p>${
    asked === null
      ? null
      : html`<div class="reason" data-to="${decision.id}"><p><b>Question to the owner:</b> ${linked(asked.question, page, site)}</p>${answerParts(answers)}</div>`
  }</details>`;
}
