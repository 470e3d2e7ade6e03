import { limits } from '../../contracts/api/limits.ts';
import { generations } from '../../contracts/api/options.ts';
import { ListField } from '../ui/fields/list-field.tsx';
import { MaskedField } from '../ui/fields/masked-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './form.module.css';
import type { PersonValues, TaxIdentifierType } from './form-values.ts';
import { useCreateForm } from './use-create-form.ts';

/** The second panel: who borrows (L-2.2-04). */
export function BorrowerPanel() {
  const { isLead, values, change, field } = useCreateForm();
  const { borrower } = values;
  const set = (changed: Partial<PersonValues>) =>
    change((current) => ({ ...current, borrower: { ...current.borrower, ...changed } }));
  return (
    <Panel heading="Borrower Information">
      <div className={styles['rows']}>
        <div className={styles['name']}>
          <TextField
            {...field('borrower.firstName', true)}
            value={borrower.firstName}
            maximum={limits.name}
            onChange={(firstName) => set({ firstName })}
          />
          <TextField
            {...field('borrower.middleName')}
            value={borrower.middleName}
            maximum={limits.name}
            onChange={(middleName) => set({ middleName })}
          />
          <TextField
            {...field('borrower.lastName', true)}
            value={borrower.lastName}
            maximum={limits.name}
            onChange={(lastName) => set({ lastName })}
          />
          <ListField
            {...field('borrower.generation')}
            value={borrower.generation}
            options={generationOptions}
            placeholder="None"
            onChange={(generation) => set({ generation })}
          />
        </div>
        <div className={styles['quarters']}>
          <MaskedField
            {...field('borrower.taxIdentifier', !isLead)}
            pattern="###-##-####"
            isPrivate
            value={borrower.taxIdentifier}
            onChange={(taxIdentifier) => set({ taxIdentifier })}
          />
          <ListField
            {...field('borrower.taxIdentifierType')}
            value={borrower.taxIdentifierType}
            options={taxIdentifierTypeOptions}
            canBeCleared={false}
            onChange={(type) => set({ taxIdentifierType: type ?? 'ssn' })}
          />
        </div>
      </div>
    </Panel>
  );
}

const generationOptions = generations.map((text) => ({ value: text, label: text }));

const taxIdentifierTypeOptions: readonly { readonly value: TaxIdentifierType; readonly label: string }[] = [
  { value: 'ssn', label: 'SSN' },
  { value: 'itin', label: 'ITIN' },
];
