import { errorTextOf, errorTexts } from '../../../contracts/api/error-texts.ts';
import { html } from '../../../mock-server/html/html.ts';
import { problemList } from '../model/messages.ts';
import { operationsAnswering } from '../model/operations.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { Site } from './site-context.ts';
import { type Topic, toldOf, wordsOf } from './topic.ts';

/** Returns a topic for each error code: the codes with a text on the error page, and the status codes of problems. */
export function errorTopics(site: Site): Topic[] {
  const statuses = problemList.map(({ status }) => String(status));
  return [...new Set([...Object.keys(errorTexts), ...statuses])]
    .toSorted()
    .map((code) => errorTopic(code, site));
}

function errorTopic(code: string, site: Site): Topic {
  const { title, message, rule } = errorTextOf(code);
  const to = relativeTo(addresses.error(code));
  const problems = problemList.filter(({ status }) => String(status) === code);
  const hasOwnText = Object.hasOwn(errorTexts, code);
  return {
    kind: 'error',
    id: code,
    title: `Error ${code}`,
    lead:
      hasOwnText || code === '404'
        ? `The error page says "${title}": "${message}"`
        : `The error page has no text of its own for this code: it shows the text for all other codes. The server responds with it for the problems ${problems.map((problem) => problem.code).join(', ')}.`,
    facts: [
      ['Address', html`<code>/error/${code}</code>`],
      ['Title', title],
      ['Message', message],
      ['Own text', hasOwnText ? 'yes' : 'no: the page shows the text for all other codes'],
      [
        'Problems of the server',
        problems.length === 0
          ? 'none has this status'
          : html`<ul>${problems.map((problem) => {
              const operations = operationsAnswering(problem.code, site.model.operations);
              const isShared = operations.length === site.model.operations.length;
              return html`<li><a href="${to(`${addresses.messages}#problem-${problem.code}`)}"><code>${problem.code}</code></a> ${problem.title}. <span class="quiet">${isShared ? 'All operations.' : operations.map(({ name }) => html`<a href="${to(addresses.operation(name))}">${name}</a> `)}</span></li>`;
            })}</ul>`,
      ],
    ],
    ...toldOf(
      site,
      [rule, ...(hasOwnText ? [] : ['L-2.4-03', 'L-2.4-04'])],
      wordsOf(code),
      ({ rule: { kind } }) => kind !== 'constant',
    ),
    words: `code status /error/${code} ${problems.map((problem) => `${problem.code} ${problem.title}`).join(' ')}`,
  };
}
