import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { OptionField } from '../ui/fields/option-field.tsx';
import styles from './form.module.css';
import { Note } from '../ui/note.tsx';
import { noLicenseNote } from './notes.ts';
import { useChoices } from './use-choices.ts';
import { useCreateForm } from './form/use-create-form.ts';
import { hasNoLicense } from './property/licensed-states.ts';

interface ChoiceFieldsProps {
  /** The user may ever see the origination type: its place is kept, so that nothing jumps when it appears. */
  readonly mayShowOriginationType: boolean;
}

/** Institution, originator and product, and the origination type that comes with an institution. */
export function ChoiceFields({ mayShowOriginationType }: ChoiceFieldsProps) {
  const { field, text, licensedStates } = useCreateForm();
  const { institution, originator, product, originationTypes } = useChoices();
  return (
    <>
      <div className={[styles[mayShowOriginationType ? 'quarters' : 'thirds'], styles['choices']].join(' ')}>
        <ChoiceField {...field('institution', true)} {...institution} placeholder="Choose or type" />
        <ChoiceField
          {...field('originator', true)}
          {...originator}
          placeholder={institution.value.id === null ? 'Choose an institution first' : 'Choose or type'}
        />
        <ChoiceField
          {...field('product', true)}
          {...product}
          placeholder={originator.value.id === null ? 'Choose an originator first' : 'Choose or type'}
        />
        {mayShowOriginationType && institution.value.id !== null ? (
          <OptionField {...text('loanOriginationType', true)} options={originationTypes} />
        ) : null}
      </div>
      {hasNoLicense(licensedStates) ? <Note kind="warning" text={noLicenseNote} /> : null}
    </>
  );
}
