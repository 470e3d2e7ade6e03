import { mockOperations } from '../../../../contracts/operations/mock.ts';
import { addressOf } from '../../../../contracts/operation.ts';
import type { Catalogue } from '../../../../contracts/operations/mock-schemas.ts';
import { choiceRow } from './choice-row.ts';
import { button, element } from './dom.ts';
import { everything, type JournalFilter, type StatusClass, statusClasses } from './journal-filter.ts';
import { operationInWords } from './words.ts';

const fieldsToType = 'textarea, select, input:not([type="radio"], [type="checkbox"])';

interface JournalTools {
  readonly bar: HTMLElement;
  /** The buttons that pause, clear and download the journal. */
  readonly holds: HTMLElement;
  filter(): JournalFilter;
  isPaused(): boolean;
}

const labels: Readonly<Record<StatusClass, string>> = {
  all: 'All',
  '2xx': '2xx',
  '3xx': '3xx',
  '4xx': '4xx',
  '5xx': '5xx',
  faults: 'Faults',
};

/** Draws the link that downloads the journal as a HAR file. */
const harLink = (): HTMLElement =>
  element(
    'a',
    {
      class: 'button',
      href: addressOf(mockOperations.exportHar, { id: 'current' }),
      download: 'journal.har',
    },
    'Save as HAR',
  );

/** Draws the filter of the journal, and the buttons that pause, clear and download it. */
export function journalTools(
  { operations }: Pick<Catalogue, 'operations'>,
  changed: () => void,
  clear: () => void,
): JournalTools {
  let filter = everything;
  let isPaused = false;
  const set = (part: Partial<JournalFilter>): void => {
    filter = { ...filter, ...part };
    changed();
  };
  const text = element('input', {
    type: 'search',
    placeholder: 'Filter by path, caller, trace id, rule, body …',
    'aria-label': 'Filter the journal',
    'aria-keyshortcuts': '/',
    autocomplete: 'off',
    spellcheck: 'false',
    input: () => set({ text: text.value }),
  });
  const operation = element(
    'select',
    { 'aria-label': 'Operation', change: () => set({ operation: operation.value }) },
    element('option', { value: '' }, 'All operations'),
    ...operations.map(({ name }) => element('option', { value: name }, operationInWords(name))),
  );
  const choices = statusClasses.map((value) => ({ value, label: labels[value] }));
  const statuses = choiceRow<StatusClass>('statuses', 'Status', choices, (value) => set({ statuses: value }));
  statuses.show(filter.statuses);
  const pause = button('Pause', () => {
    isPaused = !isPaused;
    pause.textContent = isPaused ? 'Resume' : 'Pause';
    pause.setAttribute('aria-pressed', String(isPaused));
    changed();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches(fieldsToType);
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    text.focus();
  });
  return {
    bar: element(
      'div',
      { class: 'tools' },
      element('div', { class: 'row' }, text, operation),
      element('div', { class: 'row' }, statuses.row),
    ),
    holds: element('div', { class: 'row' }, pause, button('Clear', clear), harLink()),
    filter: () => filter,
    isPaused: () => isPaused,
  };
}
