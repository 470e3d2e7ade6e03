import { limits } from '../../contracts/api/limits.ts';
import { loanPurposes } from '../../contracts/api/options.ts';
import { ListField } from '../ui/fields/list-field.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import styles from './form.module.css';
import { useCreateForm } from './use-create-form.ts';

const purposeOptions = loanPurposes.map((purpose) => ({ value: purpose, label: purpose }));

/** Purpose, rate and term, in the columns of the row above. */
export function TermFields({ columns }: { readonly columns: 'thirds' | 'quarters' }) {
  const { values, change, edit, field } = useCreateForm();
  return (
    <div className={styles[columns]}>
      <ListField
        {...field('loanPurpose')}
        value={values.loanPurpose}
        options={purposeOptions}
        onChange={(purpose) => edit({ field: 'loanPurpose', value: purpose })}
      />
      <NumberField
        {...field('interestRate')}
        value={values.interestRate}
        unit="%"
        decimals={3}
        onChange={(text) => change((current) => ({ ...current, interestRate: text }))}
      />
      <NumberField
        {...field('amortizationTerm')}
        value={values.amortizationTerm}
        unit="months"
        decimals={0}
        maximumLength={limits.amortizationTermCharacters}
        onChange={(text) => change((current) => ({ ...current, amortizationTerm: text }))}
      />
    </div>
  );
}
