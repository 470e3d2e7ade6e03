import { type Html, html } from '../../../mock-server/html/html.ts';
import type { OperationView } from '../model/operations.ts';
import type { Interaction } from '../read/interactions.ts';
import { boardSection, verificationSection } from './backend-board.ts';
import { addresses, anchorOf, relativeTo } from './addresses.ts';
import type { Page, Site } from './layout.ts';
import { count, fieldTable, ruleLinks, tableOf } from './parts.ts';
import { told } from './topic-pages.ts';
import { toldOf, wordsOf } from './topic.ts';

/** Returns the page that lists the operations. */
export function operationsPage(site: Site): Page {
  const { operations } = site.model;
  return {
    path: addresses.operations,
    title: 'Operations',
    part: addresses.operations,
    body: html`<h1>${count(operations.length, 'operation')}</h1>
<p class="lead">Every request that the product sends, with its responses, and the interactions that client and server are tested with.</p>
${tableOf(
  'Operations',
  ['Operation', 'Address', 'Area', { figure: 'Interactions' }, 'Rules'],
  operations.map(
    ({
      name,
      operation,
      interactions,
    }) => html`<tr><th scope="row"><a href="${addresses.operation(name)}">${name}</a></th>
<td><code>${operation.method} ${operation.path}</code><br><span class="quiet">${operation.summary}</span></td><td>${operation.area}</td>
<td class="figure">${interactions.length}</td><td>${ruleLinks(operation.rules, addresses.operations, site)}</td></tr>`,
  ),
)}
${boardSection(site)}`,
  };
}

const access = { anonymous: 'Needs no sign-in', bearer: 'Needs an access token' } as const;

const failure = {
  dialog: 'The server-error dialog shows it.',
  silent: 'It is written to the log; the user sees no message.',
  local: 'The screen that sent the request shows it.',
} as const;

/** Returns the page of an operation: request, responses, problems, and the source files that send the request. */
export function operationPage(view: OperationView, site: Site): Page {
  const { name, operation } = view;
  const path = addresses.operation(name);
  const to = relativeTo(path);
  return {
    path,
    title: name,
    part: addresses.operations,
    body: html`<nav class="crumbs" aria-label="Where the operation belongs"><a href="${to(addresses.operations)}">Operations</a> › ${operation.area}</nav>
<h1>${name}</h1>
<p class="words"><code>${operation.method} ${operation.path}</code></p>
<p class="lead">${operation.summary}</p>
<dl class="facts wide"><dt>Access</dt><dd>${access[operation.access]}</dd>
<dt>When it fails</dt><dd>${failure[operation.failure]}</dd>
<dt>Sent by</dt><dd>${view.callers.length === 0 ? 'no screen yet' : view.callers.map((file) => html`<code>${file}</code> `)}</dd></dl>
<section aria-labelledby="request"><h2 id="request">Request</h2>
${parameterTable(view)}
${view.request === null ? html`<p class="quiet">No body is sent.</p>` : fieldTable(view.request, 'Fields of the request')}</section>
<section aria-labelledby="responses"><h2 id="responses">Responses</h2>
${view.answers.map(({ status, fields }) => html`<h3>${status}</h3>${fieldTable(fields, `Fields of the response ${status}`)}`)}</section>
<section aria-labelledby="problems"><h2 id="problems">Problems</h2>
<table class="list"><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Title</th></tr></thead><tbody>${view.problems.map(
      ({ code, status, title }) =>
        html`<tr><td class="figure">${status}</td><td><a href="${to(`${addresses.messages}#problem-${code}`)}"><code>${code}</code></a></td><td>${title}</td></tr>`,
    )}</tbody></table></section>
<section aria-labelledby="interactions"><h2 id="interactions">${count(view.interactions.length, 'interaction')} of client and server</h2>
${view.interactions.map(interactionPart)}</section>
${verificationSection(name, site)}
${told(toldOf(site, operation.rules, wordsOf(operation.path, name)), path, site)}`,
  };
}

function parameterTable({ parameters }: OperationView): Html | null {
  if (parameters.length === 0) return null;
  return html`<table class="list"><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th></tr></thead><tbody>${parameters.map(
    ({ name, where, type }) => html`<tr><td><code>${name}</code></td><td>${where}</td><td>${type}</td></tr>`,
  )}</tbody></table>`;
}

function interactionPart({ outcome, states, request, status, answer }: Interaction): Html {
  return html`<details class="interaction" id="${anchorOf(outcome)}"><summary>${outcome}${status === null ? null : html` <span class="status">${status}</span>`}</summary>
${states.length === 0 ? null : html`<p>While ${states.join(' and ')}.</p>`}
${request === null ? html`<p>The server sends:</p>` : html`<p><code>${request.line}</code></p>${json(request.body)}`}
${json(answer)}</details>`;
}

function json(value: unknown): Html | null {
  return value === undefined || value === null || value === ''
    ? null
    : html`<pre>${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>`;
}
