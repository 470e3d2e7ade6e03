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
        <ChoiceField {...field('institution', true)} {...institution} placeholder={hintOf(institution)} />
        <ChoiceField
          {...field('originator', true)}
          {...originator}
          placeholder={institution.value.id === null ? 'Choose an institution first' : hintOf(originator)}
        />
        <ChoiceField
          {...field('product', true)}
          {...product}
          placeholder={originator.value.id === null ? 'Choose an originator first' : hintOf(product)}
        />
        {mayShowOriginationType && institution.value.id !== null ? (
          <OptionField {...text('loanOriginationType', true)} options={originationTypes} />
        ) : null}
      </div>
      {hasNoLicense(licensedStates) ? <Note kind="warning" text={noLicenseNote} /> : null}
    </>
  );
}

/** An institution may have no originator yet, and a pair no product: the list says so, as that of the dialog does. */
const hintOf = ({ isDisabled, options }: ReturnType<typeof useChoices>['institution']): string =>
  !isDisabled && options.length === 0 ? 'There is none to choose' : 'Choose or type';
