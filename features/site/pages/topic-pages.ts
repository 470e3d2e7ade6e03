import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { type DecisionView, waitingIn } from '../model/model.ts';
import type { RuleView } from '../model/rules.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { Page, Site } from './layout.ts';
import { answerParts } from './approval-parts.ts';
import { addedMark, chip, count, linked, ruleLink, tableOf } from './parts.ts';
import { withSlots } from './scenario.ts';
import { type TopicKind, topicKinds } from './topic-kinds.ts';
import type { Topic } from './topic.ts';

/** Returns the page that links to the most frequent questions and to the topics of each kind. */
export function answersPage(topics: ReadonlyMap<TopicKind, readonly Topic[]>): Page {
  return {
    path: addresses.answers,
    title: 'Answers',
    part: addresses.answers,
    body: html`<h1>Answers</h1>
<p class="lead">Made from the rules and from the tables that the product itself runs on.</p>
<ul class="cards"><li><h2><a href="${addresses.landing}">What happens at /default</a></h2><p>The landing page of every kind of user.</p></li>
<li><h2><a href="${addresses.creating}">What Create requires</a></h2><p>Every field: whether it is required, what it takes, what it says.</p></li>
${[...topics].map(
  ([kind, all]) =>
    html`<li><h2><a href="${topicKinds[kind].list}">${all.length} ${topicKinds[kind].name.toLowerCase()}</a></h2><p>${topicKinds[kind].about}</p></li>`,
)}
<li><h2><a href="${addresses.operations}">Operations</a></h2><p>Every request with its responses and problems.</p></li></ul>`,
  };
}

/** Returns the page that lists the topics of a kind. */
export function topicsPage(kind: TopicKind, topics: readonly Topic[], site: Site): Page {
  const { list: path, name, about } = topicKinds[kind];
  const cellsOf = ({ cells, lead }: Topic) => cells ?? [['In short', lead] as const];
  const columns = topics.slice(0, 1).flatMap(cellsOf);
  return {
    path,
    title: name,
    part: addresses.answers,
    body: html`${crumbs(path, null)}<h1>${topics.length} ${name.toLowerCase()}</h1>
<p class="lead">${about}</p>
${tableOf(
  name,
  ['Name', ...columns.map(([column]) => column), { figure: 'Rules' }, { figure: 'Decisions' }],
  topics.map(
    (topic) =>
      html`<tr id="${topic.id}"><th scope="row"><a href="${addresses.topic(topic)}">${topic.title}</a></th>${cellsOf(topic).map(([, cell]) => html`<td>${linked(cell, path, site)}</td>`)}<td class="figure">${topic.rules.length}</td><td class="figure">${topic.decisions.length}</td></tr>`,
  ),
)}`,
  };
}

/** Returns the page of a topic: facts from the product's tables, then its rules, decisions and scenarios. */
export function topicPage(topic: Topic, site: Site): Page {
  const path = addresses.topic(topic);
  const to = relativeTo(path);
  const { kind, title, lead, facts, rules, decisions, scenarios = [] } = topic;
  return {
    path,
    title,
    part: addresses.answers,
    body: html`${crumbs(path, kind)}<h1>${title}</h1>
<p class="lead">${linked(lead, path, site)}</p>
<dl class="facts wide">${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${told({ rules, decisions }, path, site)}
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

function crumbs(path: string, kind: TopicKind | null): Html {
  const to = relativeTo(path);
  return html`<nav class="crumbs" aria-label="Where the answer belongs"><a href="${to(addresses.answers)}">Answers</a>${
    kind === null ? null : html` › <a href="${to(topicKinds[kind].list)}">${topicKinds[kind].name}</a>`
  }</nav>
`;
}

/** Returns the sections of a topic's rules with verdicts, and of its decisions. */
export function told(
  { rules, decisions }: Pick<Topic, 'rules' | 'decisions'>,
  page: string,
  site: Site,
): Html {
  return html`<section aria-labelledby="rules"><h2 id="rules">${rules.length === 0 ? 'No rule names it' : count(rules.length, 'rule')}</h2>
${ruleList(rules, page, site)}</section>
${
  decisions.length === 0
    ? null
    : html`<section aria-labelledby="decisions"><h2 id="decisions">${count(decisions.length, 'decision')}, ${waitingOf(decisions)}</h2>
${decisions.map((view) => decisionPart(view, page, site))}</section>`
}`;
}

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

/** Returns a list of rules with their words and verdicts. */
export function ruleList(rules: readonly RuleView[], page: string, site: Site): Html {
  return html`<ul class="rule-list">${rules.map(
    (view) =>
      html`<li>${ruleLink(view.rule.id, page, site)} <span class="text">${view.rule.rule}</span> ${chip(view.verdict)}</li>`,
  )}</ul>`;
}
