import type { Area } from '../../../contracts/operation.ts';
import { type Html, html, type HtmlValue } from '../../../mock-server/platform/html/html.ts';
import type { RuleView } from '../model/rules.ts';
import type { Verdict } from '../model/verdict.ts';
import { isAdded, type Run, type Scenario } from '../../../scripts/test/gherkin/feature.ts';
import { anyId } from '../../../scripts/shared/ids.ts';
import { stateMarks } from '../../../scripts/test/trace/note-files.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { Site } from './layout.ts';

/** Name and meaning of each verdict. */
export const verdictWords: Readonly<Record<Verdict, readonly [name: string, meaning: string]>> = {
  passed: ['Passed', 'its tests passed'],
  amended: ['Passed, as amended', 'its tests passed; they show a decision that overrules the documents'],
  'not-run': ['Not passed', 'no test of it passed in the last complete run'],
};

/** The areas as product owners name them, in the order in which a user meets them. */
export const areaNames: Readonly<Record<Area, string>> = {
  session: 'Signing in and out',
  landing: 'The first page',
  shell: 'Toolbar, menus and banner',
  loan: 'Pipelines, dashboard and work orders',
  'create-loan': 'Creating a loan or lead',
  legacy: 'Pages of the legacy application',
  assistant: 'AI assistant',
  errors: 'Errors',
  configuration: 'Settings of an installation',
};

/** Returns a verdict as a colored label. */
export const chip = (verdict: Verdict): Html =>
  html`<span class="chip ${verdict}">${verdictWords[verdict][0]}</span>`;

/** Returns the label of a rule that is rejected, or has changed since its approval; hidden for other rules. */
export function approvalMark({ standing }: Pick<RuleView, 'standing'>): Html {
  const mark = stateMarks[standing.state];
  return html`<span class="chip review since"${mark === undefined ? html` hidden` : null}>${mark}</span>`;
}

/** Returns a label for scenarios that this project adds to the documents; null for others. */
export function addedMark(runs: readonly Run[]): Html | null {
  return isAdded(runs) ? html` <span class="chip added">Added by this project</span>` : null;
}

/** Counts the scenarios of the documents and those that this project adds, in words. */
export function countOrigins(scenarios: readonly Scenario[]): string {
  const added = scenarios.filter(({ runs }) => isAdded(runs)).length;
  return `${count(scenarios.length - added, 'scenario')} of the documents, ${added} added by this project`;
}

/** Returns the id of a rule as a link to its page, marked with the verdict; or that of a decision as a link. */
export function ruleLink(id: string, page: string, { model }: Site): Html {
  const view = model.ruleById.get(id);
  const to = relativeTo(page);
  if (model.decisionById.has(id)) return html`<a class="id" href="${to(addresses.decision(id))}">${id}</a>`;
  if (view === undefined) return html`<span class="id">${id}</span>`;
  return html`<a class="id ${view.verdict}" href="${to(addresses.rule(id))}" title="${view.rule.rule}">${id}</a>`;
}

/** Returns links to several rules and decisions. */
export function ruleLinks(ids: readonly string[], page: string, site: Site): Html {
  return html`<span class="ids">${ids.map((id) => html`${ruleLink(id, page, site)} `)}</span>`;
}

/** Returns a text whose ids of rules and decisions are links. */
export function linked(text: string, page: string, site: Site): Html {
  const { ruleById, decisionById } = site.model;
  const parts: HtmlValue[] = [];
  let end = 0;
  for (const match of text.matchAll(anyId)) {
    const [id] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + id.length;
    parts.push(ruleById.has(id) || decisionById.has(id) ? ruleLink(id, page, site) : id);
  }
  return html`${parts}${text.slice(end)}`;
}

/** The title of a column, of text or of numbers. */
export type Title = string | { readonly figure: string };

/** Returns a table in a frame that scrolls sideways. @param kind classes of the table */
export function tableOf(name: string, titles: readonly Title[], rows: readonly Html[], kind = 'list'): Html {
  const head = (title: Title) =>
    typeof title === 'string'
      ? html`<th scope="col">${title}</th>`
      : html`<th scope="col" class="figure">${title.figure}</th>`;
  return html`<div class="scroll" data-name="${name}"><table class="${kind}"><thead><tr>${titles.map(head)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

/** Returns a list of places in the sources, as file and line. */
export function places(files: readonly { readonly file: string; readonly line: number | null }[]): Html {
  return html`<ul class="places">${files.map(
    ({ file, line }) => html`<li><code>${file}${line === null ? '' : `:${line}`}</code></li>`,
  )}</ul>`;
}

/** Button that prints the page. It is hidden until the script of the page runs. */
export const printButton = html`<button type="button" data-print hidden>Print</button>`;

/** Returns parts with commas between them. */
export const listed = (parts: readonly Html[]): Html[] =>
  parts.map((part, index) => (index === 0 ? part : html`, ${part}`));

/** Formats a number with its noun: `1 rule`, `2 rules`. */
export function count(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}
