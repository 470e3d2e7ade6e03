import type { Catalogue } from '../../../../contracts/operations/mock-schemas.ts';
import { element } from './dom.ts';
import { bulk, seedChoiceOf, seedNameOf } from './seed-choice.ts';
import { inWords } from './words.ts';

interface SeedField {
  readonly rows: readonly HTMLElement[];
  /** Returns the name of the chosen seed. */
  chosen(): string;
}

/** Draws a list of the seeds and, for the bulk seed, a field for its size. */
export function seedField(
  { seeds, bulkSeed }: Pick<Catalogue, 'seeds' | 'bulkSeed'>,
  seed: string,
): SeedField {
  const { kind, size } = seedChoiceOf(seed, bulkSeed);
  const kinds = element(
    'select',
    { id: 'seed', change: showSize },
    ...seeds.map((name) => element('option', { value: name }, inWords(name))),
    element('option', { value: bulk }, 'Bulk'),
  );
  kinds.value = kind;
  const count = element('input', {
    id: 'bulk-size',
    type: 'number',
    min: 1,
    max: bulkSeed.mostLoans,
    step: 1,
    value: size,
  });
  const countRow = element('div', { class: 'field' }, element('label', { for: 'bulk-size' }, 'Loans'), count);
  showSize();
  return {
    rows: [
      element('div', { class: 'field' }, element('label', { for: 'seed' }, 'New world from'), kinds),
      countRow,
    ],
    chosen: () => seedNameOf({ kind: kinds.value, size: count.valueAsNumber }, bulkSeed),
  };

  function showSize(): void {
    countRow.hidden = kinds.value !== bulk;
  }
}
