import { diffArrays } from 'diff';
import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import {
  changeKinds,
  contractChanges,
  type OperationChanges,
} from '../../../scripts/contracts/changes/contract-changes.ts';
import { changeLines, headings, summaryOf } from '../../../scripts/contracts/changes/report.ts';
import {
  type Changes,
  changesBetween,
  type EvidenceChange,
  type TextChanges,
} from '../../../scripts/proof/trace/changes.ts';
import { contentOf } from '../../../scripts/proof/trace/snapshots.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { Page, Site } from './layout.ts';
import { count, ruleLink, ruleLinks, printButton } from './parts.ts';

/** Returns the pages of rules that were in the last release and are no longer in the specification. */
export function retiredPages(site: Site): Page[] {
  const { release } = site.model.sources;
  return retiredRules(site.model).map(([id, text]) => ({
    path: addresses.rule(id),
    title: id,
    part: addresses.rules,
    body: html`<div class="rule-head"><h1>${id}</h1><span class="chip">Retired</span></div>
<p class="words">${text}</p>
<p class="reason">In release ${release.name}, not in the present specification. <a href="${relativeTo(addresses.rule(id))(addresses.changes)}">What changed</a></p>`,
  }));
}

/** Returns the rules of the last release that no longer exist, with their words. */
export const retiredRules = ({ sources, ruleById }: Site['model']): (readonly [id: string, text: string])[] =>
  [...sources.release.rules].filter(([id]) => !ruleById.has(id));

/** Returns the page of what changed from the last release to the present sources. */
export function changesPage(site: Site): Page {
  const path = addresses.changes;
  const { sources } = site.model;
  const { name, origin } = sources.release;
  const changes = changesBetween(sources.release, contentOf(sources));
  const contract = contractChangesOf(site);
  const title = `Changes Since ${name}`;
  return {
    path,
    title,
    part: path,
    body: html`<h1>${title}</h1>
<p class="lead">${summary(changes, contract)}</p>
<p class="quiet">Release ${name} was made from ${origin}. ${printButton}</p>
${textSection('rules', 'Rules', changes.rules, path, site)}
${textSection('decisions', 'Decisions', changes.decisions, path, site)}
${contractSection(contract, path, site)}
${evidenceSection(changes.evidence, path, site)}
`,
  };
}

/** Returns the operations that changed since the last release; null if git does not have its contract. */
function contractChangesOf({ model }: Site): readonly OperationChanges[] | null {
  const { released, now } = model.sources.contracts;
  return released && contractChanges(released, now);
}

function summary(
  { rules, decisions, evidence }: Changes,
  contract: readonly OperationChanges[] | null,
): string {
  const told = ({ added, retired, reworded }: TextChanges) =>
    `${added.length} added, ${reworded.length} reworded, ${retired.length} retired`;
  const { gained, lost } = byOutcome(evidence);
  return `Rules: ${told(rules)}. Decisions: ${told(decisions)}. Evidence: ${count(gained.length, 'rule')} gained a first test, ${count(lost.length, 'rule')} lost the last one.${contract ? ` Contract: ${summaryOf(contract)}.` : ''}`;
}

const byOutcome = (evidence: readonly EvidenceChange[]) => ({
  gained: evidence.filter(({ before }) => before === 0),
  lost: evidence.filter(({ after }) => after === 0),
  fewer: evidence.filter(({ before, after }) => after > 0 && after < before),
  more: evidence.filter(({ before, after }) => before > 0 && after > before),
});

function textSection(
  id: 'rules' | 'decisions',
  name: string,
  { added, retired, reworded }: TextChanges,
  page: string,
  site: Site,
): Html {
  const to = relativeTo(page);
  const link = (of: string) => {
    // A removed decision has no page to link to, unlike a removed rule.
    if (id === 'decisions' && !site.model.decisionById.has(of)) return html`<span class="id">${of}</span>`;
    const address = id === 'rules' ? addresses.rule(of) : addresses.decision(of);
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

/** Returns the text of a decision, with its question above. Returns the text of a rule unchanged. */
function withQuestion(id: string, text: Html | string, { model }: Site): Html | string {
  const asked = model.decisionById.get(id);
  return asked === undefined ? text : html`<span class="quiet">${asked.decision.question}</span><br>${text}`;
}

/**
 * Returns the text after a change, with the removed words struck out and the added words marked. Ids and addresses
 * count as one word, punctuation as a separate one.
 */
export function wordByWord(before: string, after: string): Html {
  const words = (text: string) => text.match(/(?:[\w{/](?:[\w./'{}-]*[\w}])?|\S)\s*/g) ?? [];
  const changes = diffArrays(words(before), words(after), {
    comparator: (one, other) => one.trim() === other.trim(),
  });
  return html`${changes.map(({ removed, added, value }, index) => {
    const text = value.join('');
    const gap = /\s$/.test(text) || (removed && changes[index + 1]?.added) ? ' ' : '';
    if (removed) return html`<del>${text.trim()}</del>${gap}`;
    return added ? html`<ins>${text.trim()}</ins>${gap}` : text;
  })}`;
}

/** Returns the section about the operations whose contract changed, and whether the change is breaking. */
function contractSection(changed: readonly OperationChanges[] | null, page: string, site: Site): Html {
  const to = relativeTo(page);
  const linkTo = (name: string) =>
    site.model.operations.some((view) => view.name === name)
      ? html`<a href="${to(addresses.operation(name))}">The operation</a> `
      : null;
  const row = (one: OperationChanges) => html`<details><summary>${one.operation}</summary>
<p>${linkTo(one.operation)}${ruleLinks(one.rules, page, site)}</p>
<table class="list"><tbody>${changeLines(one).map(
    ([where, what]) => html`<tr><th scope="row"><code>${where}</code></th><td>${what}</td></tr>`,
  )}</tbody></table></details>`;
  return html`<section aria-labelledby="contract"><h2 id="contract">Contract</h2>
${changed === null ? html`<p>Not compared: git does not have the contract of the release.</p>` : null}
${changed?.length === 0 ? html`<p>No operation changed.</p>` : null}
${changeKinds.map((kind) => {
  const rows = (changed ?? []).filter((one) => one.kind === kind).map(row);
  return rows.length === 0 ? null : html`<h3>${headings[kind]}</h3>${rows}`;
})}</section>`;
}

/**
 * Returns the section about rules that gained their first test or lost their last one. Rules that only have fewer tests
 * are in an expandable part.
 */
function evidenceSection(evidence: readonly EvidenceChange[], page: string, site: Site): Html {
  const { gained, lost, fewer, more } = byOutcome(evidence);
  const told = (changes: readonly EvidenceChange[], what: string) =>
    changes.length === 0
      ? html`<p>No rule ${what}.</p>`
      : html`<p>${count(changes.length, 'rule')} ${what}: <span class="ids">${changes.map(({ rule }) => html`${ruleLink(rule, page, site)} `)}</span></p>`;
  return html`<section aria-labelledby="evidence"><h2 id="evidence">Evidence</h2>
<p class="quiet">The tests that claim each rule. A renamed or moved test is not a change.</p>
${told(lost, 'lost its last test')}
${told(gained, 'gained its first test')}
<details><summary>${count(fewer.length, 'rule')} with fewer tests, ${more.length} with more</summary><p class="ids">${fewer.map(
    ({ rule, before, after }) =>
      html`${ruleLink(rule, page, site)} <span class="quiet">${before} → ${after}</span> `,
  )}</p></details></section>`;
}
