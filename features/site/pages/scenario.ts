import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { levelsOf } from '../model/rules.ts';
import {
  type Examples,
  type Feature,
  isAdded,
  type Run,
  type Scenario,
  type Step,
} from '../../../scripts/test/gherkin/feature.ts';
import type { Level } from '../read/tests.ts';
import { addedMark, ruleLinks } from './parts.ts';
import type { Site } from './layout.ts';
import { tryIt } from './try-it.ts';

interface Where {
  readonly feature: Feature;
  readonly page: string;
  readonly site: Site;
  /** Id of the rule that the page is about: only examples with this id are shown. */
  readonly rule?: string;
}

/** Returns the content of a scenario: its steps, its examples as tables with links, and its start. */
export function scenarioBody(scenario: Scenario, where: Where): Html {
  const { rule } = where;
  const runs = scenario.runs.filter(({ rules }) => rule === undefined || rules.includes(rule));
  const { note, cellOf } = tryIt(scenario, runs);
  return html`${scenario.description === '' ? null : html`<p>${scenario.description}</p>`}
${steps(scenario.steps)}
${scenario.examples.map((examples) => exampleTable(examples, runs, cellOf, where))}${note}`;
}

/** Returns what all scenarios of a Gherkin Rule share: its sentence, and the steps of the backgrounds. */
export function contextOf(feature: Feature, scenario: Scenario): Html | null {
  const block = feature.blocks.find(({ scenarios }) => scenarios.includes(scenario));
  const all = [...feature.background, ...(block?.background ?? [])];
  const sentence =
    block === undefined || block.name === '' ? null : html`<p class="rule-sentence">${block.name}</p>`;
  return html`${sentence}${background(all)}`;
}

/** Returns the steps of a background; null for none. */
export function background(all: readonly Step[]): Html | null {
  return all.length === 0
    ? null
    : html`<div class="background"><p class="quiet">Each scenario begins like this:</p>${steps(all)}</div>`;
}

/** Returns the levels of a scenario in one line. */
export const levelLine = (levels: readonly Level[]): Html =>
  html`<span class="levels">${levels.map((level) => html`<span class="level">${level}</span> `)}</span>`;

/** Returns a scenario with its heading and its rules, for the page of its feature. */
export function scenarioArticle(scenario: Scenario, where: Where): Html {
  const rules = [...new Set(scenario.runs.flatMap((run) => run.rules))];
  return html`<article class="scenario${isAdded(scenario.runs) ? ' is-added' : ''}" id="${scenario.anchor}">
<header><h3>${withSlots(scenario.name)}${addedMark(scenario.runs)}</h3>${levelLine(levelsOf(scenario.runs))}</header>
${scenarioBody(scenario, where)}
${rules.length === 0 ? null : html`<footer>Shows ${ruleLinks(rules, where.page, where.site)}</footer>`}
</article>`;
}

/** Marks placeholders such as `<person>`, which are columns of the examples, in the text of a scenario or step. */
export function withSlots(text: string): Html {
  return html`${text.split(/<([^<>]+)>/).map((part, index) => (index % 2 === 0 ? part : html`<var>${part}</var>`))}`;
}

/** Returns steps as a list. */
const steps = (all: readonly Step[]): Html =>
  html`<ol class="steps">${all.map(
    ({ keyword, text, table, block }) =>
      html`<li><span class="keyword">${keyword}</span> <div>${withSlots(text)}${
        table.length === 0 ? null : dataTable(table)
      }${block === null ? null : html`<pre>${block}</pre>`}</div></li>`,
  )}</ol>`;

function dataTable(rows: readonly (readonly string[])[]): Html {
  return html`<div class="scroll" data-name="Table of the step"><table class="data"><tbody>${rows.map(
    (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

/**
 * Returns a block of examples as a table; null without an example of these runs.
 * @param runs the runs that show
 * @param cellOf returns the link of a row; null if the rows have no links of their own
 */
function exampleTable(
  { name, header, rows: all }: Examples,
  runs: readonly Run[],
  cellOf: ((run: Run | undefined) => Html) | null,
  { page, site, rule }: Where,
): Html | null {
  const rows = all.filter((row) => row.runs.some((run) => runs.includes(run)));
  if (rows.length === 0) return null;
  const others = all.length - rows.length;
  // The label of an added scenario is at its heading.
  const mark = isAdded(runs) ? null : addedMark(rows.flatMap((row) => row.runs));
  // The page of a rule has only the rows of the rule.
  const hasRules = rule === undefined && rows.some((row) => row.rules.length > 0);
  return html`<div class="scroll" data-name="${name === '' ? 'Examples' : name}"><table class="examples">
<caption>${name === '' ? 'Examples' : name}${mark}${others === 0 ? null : ` (${others} more of other rules)`}</caption>
<thead><tr>${header.map((cell) => html`<th scope="col">${cell}</th>`)}${hasRules ? html`<th scope="col">Rule</th>` : null}${cellOf === null ? null : html`<th scope="col" data-served hidden>Try it</th>`}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${row.cells.map((cell) => html`<td>${cell}</td>`)}${
        hasRules ? html`<td>${ruleLinks(row.rules, page, site)}</td>` : null
      }${cellOf === null ? null : html`<td data-served hidden>${cellOf(row.runs[0])}</td>`}</tr>`,
  )}</tbody></table></div>`;
}
