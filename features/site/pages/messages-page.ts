import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import type { Message, MessageGroup } from '../model/message-group.ts';
import { problemList } from '../model/messages.ts';
import { operationsAnswering } from '../model/operations.ts';
import { addresses } from './addresses.ts';
import type { Page, Site } from './layout.ts';
import { chip, count, linked, ruleLink, tableOf } from './parts.ts';

/** Returns the page of all messages: when each appears, which rules quote it, and its picture if there is one. */
export function messagesPage(site: Site): Page {
  const { messageGroups } = site.model;
  const messages = messageGroups.reduce((sum, group) => sum + group.messages.length, 0);
  return {
    path: addresses.messages,
    title: 'Messages',
    part: addresses.messages,
    body: html`<h1>${count(messages, 'message')} to the user, ${problemList.length} problems of the server</h1>
<nav class="jump" aria-label="Groups of messages">${messageGroups.map(({ id, name }) => html`<a href="#${id}">${name}</a> `)}<a href="#problems">Problems of the server</a></nav>
${messageGroups.map((group) => groupSection(group, site))}
<section aria-labelledby="problems"><h2 id="problems">Problems of the server</h2>
<p class="quiet">The codes of error responses, for developers of clients.</p>
${tableOf(
  'Problems of the server',
  ['Status', 'Code', 'Title', 'Operations'],
  problemList.map(({ code, status, title }) => {
    const operations = operationsAnswering(code, site.model.operations);
    const isShared = operations.length === site.model.operations.length;
    return html`<tr id="problem-${code}"><td class="figure">${status}</td><th scope="row"><code>${code}</code></th><td>${title}</td>
<td>${isShared ? 'all' : operations.map(({ name }) => html`<a href="${addresses.operation(name)}">${name}</a> `)}</td></tr>`;
  }),
)}</section>`,
  };
}

function groupSection({ id, name, about, messages }: MessageGroup, site: Site): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2><p class="quiet">${linked(about, addresses.messages, site)}</p>
<ul class="messages${isCentered(id) ? ' centered' : ''}">${messages.map((message) => messageCard(message, site))}</ul></section>`;
}

/** Returns true for groups whose messages are in the middle of the window. Their pictures can be cropped. */
function isCentered(group: string): boolean {
  return ['error-page', 'server-error', 'alert-window', 'stopped'].includes(group);
}

function messageCard({ title, text, when, rules, subject }: Message, site: Site): Html {
  const picture =
    site.model.sources.pictures.find(({ caption }) => caption === subject) ??
    (subject === undefined ? rules.flatMap((view) => view.pictures)[0] : undefined);
  return html`<li>${
    picture === undefined
      ? null
      : html`<a href="${addresses.picture(picture.file)}"><img src="${addresses.picture(picture.file)}" alt="${picture.caption}" width="${picture.width}" height="${picture.height}" loading="lazy"></a>`
  }<p class="when">${when}</p><p class="said">${title}</p>${text === '' ? null : html`<p>${text}</p>`}
<p class="quiet">${
    rules.length === 0
      ? 'No rule quotes it.'
      : rules.map(
          (view) =>
            html`<span class="ids">${ruleLink(view.rule.id, addresses.messages, site)} ${chip(view.verdict)}</span> `,
        )
  }</p></li>`;
}
