import { Alert } from 'antd';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { ListField } from '../ui/fields/list-field.tsx';
import styles from './form.module.css';
import { noLicenseNote } from './notes.ts';
import { useChoices } from './use-choices.ts';
import { useCreateForm } from './use-create-form.ts';

interface ChoiceFieldsProps {
  /** The user may ever see the origination type: its place is kept, so that nothing jumps when it appears. */
  readonly mayShowOriginationType: boolean;
}

/** Institution, originator and product, and the origination type that comes with an institution. */
export function ChoiceFields({ mayShowOriginationType }: ChoiceFieldsProps) {
  const { values, change, field } = useCreateForm();
  const { institution, originator, product, isLoading, originationTypes, hasNoLicense } = useChoices();
  return (
    <>
      <div className={mayShowOriginationType ? styles['quarters'] : styles['thirds']}>
        <ChoiceField
          {...field('institution', true)}
          {...institution}
          isLoading={isLoading.institution}
          placeholder="Choose or type"
        />
        <ChoiceField
          {...field('originator', true)}
          {...originator}
          isLoading={isLoading.originator}
          placeholder={institution.value.id === null ? 'Choose an institution first' : 'Choose or type'}
        />
        <ChoiceField
          {...field('product', true)}
          {...product}
          isLoading={isLoading.product}
          placeholder={originator.value.id === null ? 'Choose an originator first' : 'Choose or type'}
        />
        {mayShowOriginationType && institution.value.id !== null ? (
          <ListField
            {...field('loanOriginationType', true)}
            value={values.loanOriginationType || null}
            options={originationTypes.map((text) => ({ value: text, label: text }))}
            canBeCleared={false}
            onChange={(text) => change((current) => ({ ...current, loanOriginationType: text ?? '' }))}
          />
        ) : null}
      </div>
      {hasNoLicense ? (
        <Alert className={styles['note']} type="warning" showIcon title={noLicenseNote} />
      ) : null}
    </>
  );
}
