import type { JournalEntry } from '../../../../contracts/operations/mock-schemas.ts';
import { element } from './dom.ts';
import { journalDetail } from './journal-detail.ts';
import { isError } from './journal-filter.ts';
import { operationInWords } from './words.ts';

export interface JournalRow {
  readonly entry: JournalEntry;
  readonly row: HTMLLIElement;
}

/** Draws a request as one line, which the user expands to its details. */
export function journalRow(entry: JournalEntry): JournalRow {
  const { traceId, status, method, path, operation, fault, milliseconds, recordedAt } = entry;
  const id = `entry-${traceId}`;
  const detail = element('div', { id, class: 'detail', hidden: true });
  const line = element(
    'button',
    {
      type: 'button',
      class: 'line',
      'aria-expanded': 'false',
      'aria-controls': id,
      click: () => {
        if (detail.childElementCount === 0) detail.append(...journalDetail(entry));
        detail.hidden = !detail.hidden;
        line.setAttribute('aria-expanded', String(!detail.hidden));
      },
    },
    element('span', { class: `code ${toneOf(entry)}` }, status === 0 ? '–' : status),
    element(
      'span',
      { class: 'words' },
      element('span', { class: 'call' }, element('span', { class: 'method' }, method), ` ${path}`),
      element(
        'span',
        { class: 'quiet-text' },
        operation === null ? 'No such path' : operationInWords(operation),
        fault !== null && element('span', { class: 'badge lit' }, `fault: ${fault}`),
      ),
    ),
    element(
      'span',
      { class: 'when' },
      element('span', {}, `${shortened(milliseconds)} ms`),
      element('time', { datetime: recordedAt }, recordedAt.slice(11, 19)),
    ),
  );
  return { entry, row: element('li', { class: isError(entry) ? 'bad' : '' }, line, detail) };
}

const toneOf = ({ status, fault }: JournalEntry): string => {
  if (status >= 500 || status === 0) return 'broken';
  if (status >= 400) return 'refused';
  return fault === null ? 'good' : 'odd';
};

const shortened = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 1 : 0);
