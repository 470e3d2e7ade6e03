import { unservedOperations } from '../../../contracts/operations/unserved.ts';
import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import type { VerifiedOperation } from '../../../scripts/contracts/verify/board.ts';
import { addresses } from './addresses.ts';
import { backendRules, runLink } from './backend-rules.ts';
import { listed } from './parts.ts';
import { dayOf, type Site } from './layout.ts';

/**
 * Returns the board: for each operation, who serves it, which backends keep its contract, and which suites send it.
 * Below it are the failed and skipped interactions, and the verdicts on rules by backend.
 */
export function boardSection(site: Site): Html {
  const { model } = site;
  const { backends, sent, passedOn, damaged } = model.sources.board;
  const names = model.operations.map(({ name }) => name);
  const head = [...Object.keys(backends), ...[...sent.keys()].map((suite) => `Sent by ${suite}`)];
  const unsent = names.filter((name) => [...sent.values()].every((operations) => !operations.has(name)));
  return html`<section aria-labelledby="board"><h2 id="board">Board of backends</h2>
${damaged.map((message) => html`<p class="reason">${message}</p>`)}
<p class="quiet">${Object.keys(backends).length === 0 ? 'No backend is verified. ' : null}<code>npm run contracts:verify -- --provider ADDRESS</code> adds a backend. A file <code>.results/sent-NAME.tsv</code> adds a test suite: the option <code>sentFile</code> of the client package writes it.</p>
${
  sent.size === 0
    ? null
    : html`<p>Never sent by a suite: ${unsent.length === 0 ? 'none' : listed(unsent.map(operationLink))}.</p>`
}
<div class="scroll" data-name="Board of backends"><table class="list"><thead><tr><th scope="col">Operation</th><th scope="col">Served by</th>${head.map(
    (title) => html`<th scope="col">${title}</th>`,
  )}</tr></thead>
<tbody>${names.map(
    (name) =>
      html`<tr><th scope="row">${operationLink(name)}</th><td>${servedBy(name, passedOn)}</td>${Object.values(
        backends,
      ).map((operations) => html`<td>${verdictOf(operations[name])}</td>`)}${[...sent.values()].map(
        (operations) => html`<td>${operations.has(name) ? 'yes' : 'never'}</td>`,
      )}</tr>`,
  )}</tbody></table></div>
${failures(site)}</section>
${backendRules(site)}`;
}

const operationLink = (name: string): Html => html`<a href="${addresses.operation(name)}">${name}</a>`;

function servedBy(name: string, passedOn: ReadonlySet<string>): string {
  if (passedOn.has(name)) return 'passed on';
  return unservedOperations.some((unserved) => unserved === name) ? 'no server' : 'mock server';
}

/** Returns the verdict of a backend on an operation, with its day. */
function verdictOf(verified: VerifiedOperation | undefined): Html {
  if (verified === undefined) return html`<span class="chip not-run">Not verified</span>`;
  const { on, passed, failed, skipped } = verified;
  const all = passed + failed.length + skipped.length;
  const day = html` <span class="quiet">${dayOf(on)}</span>`;
  if (failed.length > 0)
    return html`<span class="chip failed">${failed.length} of ${all} failed</span>${day}`;
  const left = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return html`<span class="chip passed">${passed} passed${left}</span>${day}`;
}

/** Returns the interactions that a backend failed or that were skipped, with the run of the verification. */
function failures({ model }: Site): Html {
  const { backends } = model.sources.board;
  return html`${Object.entries(backends).map(([backend, operations]) =>
    Object.entries(operations).flatMap(([name, { failed, skipped, run }]) => {
      const rows = [...failed, ...skipped].map(({ outcome, why }) => html`<li>${outcome}: ${why}</li>`);
      return rows.length === 0
        ? []
        : html`<h3>${operationLink(name)} at <code>${backend}</code></h3><p class="quiet">${runLink(run)}</p><ul>${rows}</ul>`;
    }),
  )}`;
}
