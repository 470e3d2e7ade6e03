import { originationTypes as everyOriginationType } from '../../../../contracts/api/options.ts';
import { ChoiceField } from '../../../shared/ui/fields/choice-field.tsx';
import grid from '../../../shared/ui/fields/grid.module.css';
import { OptionField } from '../../../shared/ui/fields/option-field.tsx';
import { useFirstFocus } from '../../../shared/ui/focus.ts';
import { institutionOf } from '../dependent-lists.ts';
import { useCreateForm, useValues } from '../form/form-context.ts';
import { useChoiceField, useTextField } from '../form/form-fields.ts';

interface ChoiceFieldsProps {
  /** True if the user may see the origination type, which is shown once an institution is chosen. */
  readonly mayShowOriginationType: boolean;
}

/** The fields for institution, originator and product (document 001, section 4.1). */
export function ChoiceFields({ mayShowOriginationType }: ChoiceFieldsProps) {
  const values = useValues();
  const { choices } = useCreateForm();
  const institution = useChoiceField('institution');
  const originator = useChoiceField('originator');
  const product = useChoiceField('product');
  const loanOriginationType = useTextField('loanOriginationType');
  const showsType = mayShowOriginationType && institutionOf(values) !== null;
  // Two rows of two with the origination type, else one row of three.
  const width = mayShowOriginationType ? 'wide' : undefined;
  useFirstFocus(institution.isDisabled ? undefined : institution.id, 'main');
  return (
    <div className={grid['grid']}>
      <ChoiceField {...institution} width={width ?? 'whole wide'} />
      <ChoiceField {...originator} width={width} />
      <ChoiceField {...product} width={mayShowOriginationType && !showsType ? 'row' : width} />
      {showsType ? (
        <OptionField
          {...loanOriginationType}
          width="wide"
          // Until the types of the server are loaded: the five of the contract.
          options={choices.originationTypes ?? everyOriginationType}
        />
      ) : null}
    </div>
  );
}
