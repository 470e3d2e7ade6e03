import type { JournalEntry } from '../../../../contracts/operations/mock-schemas.ts';
import { body } from './code-block.ts';
import { contractInWords } from './contract.ts';
import { copy } from './copy.ts';
import { button, type Child, element, part } from './dom.ts';
import { schemasPart } from './journal-schemas.ts';
import { curlLines, prettyBody, problemIn } from './pretty.ts';
import { inWords } from './words.ts';

/** Shows one entry of the journal. The server has masked tax identifiers and tokens. */
export function journalDetail(entry: JournalEntry): HTMLElement[] {
  const {
    number,
    at,
    recordedAt,
    traceId,
    rules,
    caller,
    verdict,
    status,
    requestBody,
    answerBody,
    curl,
    upstream,
  } = entry;
  const problem = problemIn(status, answerBody);
  return [
    facts([
      ['Request', `${number}, ${inUtc(recordedAt)}`],
      ['World time', inUtc(at)],
      ['Trace id', element('code', {}, traceId)],
      ['Caller', caller === null ? 'not known here' : inWords(caller)],
      ...(upstream === undefined ? [] : [['Response from', upstream] as const]),
      ['Rules', rulesPart(rules)],
      ['Contract', contractInWords(entry)],
      ...(verdict === null || verdict === problem?.code ? [] : [['Verdict', verdict] as const]),
      ...(problem === null
        ? []
        : [
            ['Problem', [problem.code, problem.title].filter(Boolean).join(': ')] as const,
            ['Detail', [problem.detail, ...problem.fields].filter(Boolean).join(' · ')] as const,
          ]),
    ]),
    block('Request', requestBody === null ? null : prettyBody(requestBody), 'The request has no body.'),
    block('Response', answerBody === null ? null : prettyBody(answerBody), 'The response has no body.'),
    ...(entry.operation === null ? [] : [schemasPart(entry)]),
    element(
      'div',
      { class: 'block' },
      element(
        'div',
        { class: 'block-head' },
        element('h4', {}, 'As curl'),
        button(
          'Copy as curl',
          () => void copy(curlLines(curl), 'Command copied, without secrets. Paste it into a shell.'),
        ),
      ),
      body(curlLines(curl), 'As curl'),
    ),
  ];
}

const inUtc = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 23)} UTC`;

/** Draws the ids of rules, as links if this server has the specification. */
function rulesPart(rules: readonly string[]): HTMLElement {
  const { specification } = part('journal').dataset;
  const shown = rules.map((id) =>
    specification === undefined
      ? id
      : element('a', { href: `${specification}rules/${id}.html`, target: '_blank', rel: 'noopener' }, id),
  );
  const separated = shown.flatMap((rule, index) => (index === 0 ? [rule] : [', ', rule]));
  return element('span', {}, ...(separated.length === 0 ? ['none'] : separated));
}

const facts = (pairs: readonly (readonly [name: string, value: Child])[]): HTMLElement =>
  element(
    'dl',
    { class: 'pairs' },
    ...pairs.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
  );

const block = (title: string, content: string | null, none: string): HTMLElement =>
  element(
    'div',
    { class: 'block' },
    element('h4', {}, title),
    content === null || content === '' ? element('p', { class: 'empty' }, none) : body(content, title),
  );
