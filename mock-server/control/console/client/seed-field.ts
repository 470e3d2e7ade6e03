import type { Catalogue } from '../../../../contracts/schemas/mock.ts';
import { element } from './dom.ts';
import { bulk, seedChoiceOf, seedNameOf } from './seed-choice.ts';
import { inWords } from './words.ts';

export interface SeedField {
  readonly rows: readonly HTMLElement[];
  /** Name of the chosen seed. */
  chosen(): string;
}

/** A list of the seeds and, for the bulk seed, the number of its loans. */
export function seedField(
  { seeds, bulkSeed }: Pick<Catalogue, 'seeds' | 'bulkSeed'>,
  seed: string,
): SeedField {
  const { kind, loans } = seedChoiceOf(seed, bulkSeed);
  const kinds = element(
    'select',
    { id: 'seed', change: showLoans },
    ...seeds.map((name) => element('option', { value: name }, inWords(name))),
    element('option', { value: bulk }, 'Bulk'),
  );
  kinds.value = kind;
  const count = element('input', {
    id: 'bulk-loans',
    type: 'number',
    min: 1,
    max: bulkSeed.mostLoans,
    step: 1,
    value: loans,
  });
  const countRow = element(
    'div',
    { class: 'field' },
    element('label', { for: 'bulk-loans' }, 'Loans'),
    count,
  );
  showLoans();
  return {
    rows: [
      element('div', { class: 'field' }, element('label', { for: 'seed' }, 'New world from'), kinds),
      countRow,
    ],
    chosen: () => seedNameOf({ kind: kinds.value, loans: count.valueAsNumber }, bulkSeed),
  };

  function showLoans(): void {
    countRow.hidden = kinds.value !== bulk;
  }
}
