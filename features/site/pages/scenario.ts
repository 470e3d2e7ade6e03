import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { levelVerdicts, type LevelVerdict, rowVerdict } from '../model/rules.ts';
import {
  type ExampleRow,
  type Examples,
  type Feature,
  isAdded,
  type Run,
  type Scenario,
  type Step,
} from '../../../scripts/test/gherkin/feature.ts';
import { addedMark, chip, ruleLinks } from './parts.ts';
import type { Site } from './layout.ts';
import { tryIt } from './try-it.ts';

interface Where {
  readonly feature: Feature;
  readonly page: string;
  readonly site: Site;
  /** Id of the rule that the page is about: only examples with this id are shown. */
  readonly rule?: string;
}

/** Returns the content of a scenario: its steps, its examples as tables with verdicts and links, and its start. */
export function scenarioBody(scenario: Scenario, where: Where): Html {
  const { rule } = where;
  const runs = scenario.runs.filter(({ rules }) => rule === undefined || rules.includes(rule));
  const { note, cellOf } = tryIt(scenario, runs);
  return html`${scenario.description === '' ? null : html`<p>${scenario.description}</p>`}
${steps(scenario.steps, failedStep(scenario, where))}
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

/**
 * Returns the index of the failed step; negative for a step of a background; null if no step failed or the scenario has
 * examples.
 */
function failedStep({ runs, steps: own, examples }: Scenario, { feature, site }: Where): number | null {
  const [run] = runs;
  const failed =
    run && examples.length === 0 ? site.model.sources.evidence.failedStepOf(feature.file, run) : null;
  return run === undefined || failed === null ? null : failed - (run.steps.length - own.length);
}

/** Returns the verdicts of a scenario in one line, one for each level. */
export function verdictLine(verdicts: readonly LevelVerdict[], site: Site): Html {
  return html`<span class="verdicts">${verdicts.map(
    ({ level, verdict }) => html`<span class="level">${level} ${chip(verdict, site)}</span> `,
  )}</span>`;
}

/** Returns a scenario with its heading and its rules, for the page of its feature. */
export function scenarioArticle(scenario: Scenario, where: Where): Html {
  const rules = [...new Set(scenario.runs.flatMap((run) => run.rules))];
  const verdicts = levelVerdicts(where.site.model.sources, where.feature.file, scenario.runs);
  return html`<article class="scenario${isAdded(scenario.runs) ? ' is-added' : ''}" id="${scenario.anchor}">
<header><h3>${withSlots(scenario.name)}${addedMark(scenario.runs)}</h3>${rules.length === 0 ? null : verdictLine(verdicts, where.site)}</header>
${scenarioBody(scenario, where)}
${rules.length === 0 ? null : html`<footer>Shows ${ruleLinks(rules, where.page, where.site)}</footer>`}
</article>`;
}

/** Marks placeholders such as `<person>`, which are columns of the examples, in the text of a scenario or step. */
export function withSlots(text: string): Html {
  return html`${text.split(/<([^<>]+)>/).map((part, index) => (index % 2 === 0 ? part : html`<var>${part}</var>`))}`;
}

/** Returns steps as a list. The failed step and the steps after it, which did not run, are marked. */
function steps(all: readonly Step[], failed: number | null = null): Html {
  const state = (index: number) =>
    failed === null || index < failed ? null : index === failed ? 'failed' : 'behind';
  return html`<ol class="steps">${all.map(
    ({ keyword, text, table, block }, index) =>
      html`<li${state(index) === null ? null : html` class="${state(index)}"`}><span class="keyword">${keyword}</span> <div>${withSlots(text)}${
        table.length === 0 ? null : dataTable(table)
      }${block === null ? null : html`<pre>${block}</pre>`}${stepNotes[state(index) ?? 'passed']}</div></li>`,
  )}</ol>`;
}

const stepNotes = {
  passed: null,
  failed: html` <span class="chip failed">Failed here</span>`,
  behind: html` <span class="quiet">not reached</span>`,
};

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
  { feature, page, site, rule }: Where,
): Html | null {
  const rows = all.filter((row) => row.runs.some((run) => runs.includes(run)));
  if (rows.length === 0) return null;
  const others = all.length - rows.length;
  // The label of an added scenario is at its heading.
  const mark = isAdded(runs) ? null : addedMark(rows.flatMap((row) => row.runs));
  // The page of a rule has only the rows of the rule.
  const hasRules = rule === undefined && rows.some((row) => row.rules.length > 0);
  const isRecorded = rows.some((row) => row.runs.some((run) => run.rules.length > 0));
  return html`<div class="scroll" data-name="${name === '' ? 'Examples' : name}"><table class="examples">
<caption>${name === '' ? 'Examples' : name}${mark}${others === 0 ? null : ` (${others} more of other rules)`}</caption>
<thead><tr>${header.map((cell) => html`<th scope="col">${cell}</th>`)}${hasRules ? html`<th scope="col">Rule</th>` : null}${isRecorded ? html`<th scope="col">Verdict</th>` : null}${cellOf === null ? null : html`<th scope="col" data-served hidden>Try it</th>`}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${row.cells.map((cell) => html`<td>${cell}</td>`)}${
        hasRules ? html`<td>${ruleLinks(row.rules, page, site)}</td>` : null
      }${
        isRecorded
          ? html`<td>${chip(rowVerdict(site.model.sources, feature.file, row), site)}${failedText(row, feature, site)}</td>`
          : null
      }${cellOf === null ? null : html`<td data-served hidden>${cellOf(row.runs[0])}</td>`}</tr>`,
  )}</tbody></table></div>`;
}

/** Returns the text of the step at which a row of examples failed; null if none failed. */
function failedText({ runs }: ExampleRow, { file }: Feature, { model }: Site): Html | null {
  const texts = runs.flatMap((run) => run.steps[model.sources.evidence.failedStepOf(file, run) ?? -1] ?? []);
  return texts[0] === undefined ? null : html` <span class="quiet">at: ${texts[0]}</span>`;
}
