import { anyOperation } from '../../../../contracts/api/any-operation.ts';
import type { Catalogue } from '../../../../contracts/operations/mock-schemas.ts';
import { element } from './dom.ts';
import { inWords, operationInWords } from './words.ts';

type Operation = Catalogue['operations'][number];

interface OperationsList {
  readonly list: HTMLElement;
  /** Returns the name of the chosen operation in the endpoint table, or `any`. */
  chosen(): string;
}

/** Draws the operations by area, with a search. One operation is chosen as the target of an error. */
export function operationsList(operations: readonly Operation[], choose: () => void): OperationsList {
  let chosen = anyOperation;
  const radio = (name: string): HTMLInputElement =>
    element('input', {
      type: 'radio',
      name: 'operation',
      value: name,
      checked: name === chosen,
      change: () => {
        chosen = name;
        choose();
      },
    });
  const groups = byArea(operations).map(([area, members]) => {
    const rows = members.map((operation) => ({
      operation,
      row: operationRow(operation, radio(operation.name)),
    }));
    const group = element(
      'div',
      { class: 'area', role: 'group', 'aria-label': inWords(area) },
      element('p', { class: 'area-name', 'aria-hidden': 'true' }, inWords(area)),
      ...rows.map(({ row }) => row),
    );
    return { group, rows };
  });
  const none = element('p', { class: 'empty', hidden: true }, 'No operation has all these words.');
  const search = element('input', {
    type: 'search',
    placeholder: 'Search operations',
    'aria-label': 'Search operations',
    autocomplete: 'off',
    spellcheck: 'false',
    input: () => {
      let found = 0;
      for (const { group, rows } of groups) {
        let inGroup = 0;
        for (const { operation, row } of rows) {
          row.hidden = !isNamed(operation, search.value);
          if (!row.hidden) inGroup += 1;
        }
        group.hidden = inGroup === 0;
        found += inGroup;
      }
      none.hidden = found > 0;
    },
  });
  const anywhere = element(
    'label',
    { class: 'operation' },
    radio(anyOperation),
    element(
      'span',
      { class: 'words' },
      element('b', {}, 'Any request'),
      element('span', { class: 'address' }, 'the next one'),
    ),
  );
  const list = element(
    'fieldset',
    { class: 'operations' },
    element('legend', {}, 'Where'),
    search,
    element('div', { class: 'scroll' }, anywhere, ...groups.map(({ group }) => group), none),
  );
  return { list, chosen: () => chosen };
}

/** Returns true if each word of the text occurs in the name, method, path, area or summary of the operation. */
export function isNamed({ name, method, path, area, summary }: Operation, text: string): boolean {
  const searched = [name, operationInWords(name), method, path, area, summary].join('\n').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Groups operations by area, in the order in which the areas first occur. */
export function byArea(operations: readonly Operation[]): [area: string, operations: Operation[]][] {
  const areas = new Map<string, Operation[]>();
  for (const operation of operations)
    areas.set(operation.area, [...(areas.get(operation.area) ?? []), operation]);
  return [...areas];
}

const operationRow = ({ name, method, path, summary }: Operation, input: HTMLInputElement): HTMLElement =>
  element(
    'label',
    { class: 'operation', title: summary },
    input,
    element(
      'span',
      { class: 'words' },
      element('b', {}, operationInWords(name)),
      element('span', { class: 'address' }, element('span', { class: 'method' }, method), ` ${path}`),
    ),
  );
