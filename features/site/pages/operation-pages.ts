import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import type { OperationView } from '../model/operations.ts';
import { addresses } from './addresses.ts';
import type { Page, Site } from './layout.ts';
import { count, ruleLinks, tableOf } from './parts.ts';

/** Returns the page of all operations. Each links to its requests and responses in /api-docs. */
export function operationsPage(site: Site): Page {
  const { operations } = site.model;
  return {
    path: addresses.operations,
    title: 'Operations',
    part: addresses.operations,
    body: html`<h1>${count(operations.length, 'operation')}</h1>
<p class="lead">Every request that the product sends, and the interactions that client and server are tested with. <span data-served hidden>The <a href="/api-docs">API documentation</a> has requests and responses.</span></p>
${tableOf(
  'Operations',
  ['Operation', 'Address', 'Area', 'Interactions', 'Rules'],
  operations.map(
    (view) => html`<tr id="${view.name}"><th scope="row">${view.name}${documented(view)}</th>
<td><code>${view.operation.method} ${view.operation.path}</code><br><span class="quiet">${view.operation.summary}</span></td><td>${view.operation.area}</td>
<td>${interactionList(view)}</td><td>${ruleLinks(view.operation.rules, addresses.operations, site)}</td></tr>`,
  ),
)}`,
  };
}

/** Returns a link to the operation in /api-docs, which only a server has. */
const documented = ({ name, operation }: OperationView): Html =>
  html` <a data-served hidden href="/api-docs#/${operation.area}/${name}" aria-label="${name} in the API documentation">API</a>`;

const interactionList = ({ interactions }: OperationView): Html =>
  html`<details><summary>${interactions.length}</summary><ul class="outcomes">${interactions.map(
    ({ outcome, status }) => html`<li>${outcome} <span class="status">${status}</span></li>`,
  )}</ul></details>`;
