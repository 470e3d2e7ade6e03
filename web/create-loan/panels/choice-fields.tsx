import { ChoiceField } from '../../shared/ui/fields/choice-field.tsx';
import grid from '../../shared/ui/fields/grid.module.css';
import { OptionField } from '../../shared/ui/fields/option-field.tsx';
import { type Span, wholeRow } from '../../shared/ui/fields/span.ts';
import { Note } from '../../shared/ui/note.tsx';
import { institutionOf, originatorOf } from '../cascade.ts';
import { noLicenseNote } from '../notes.ts';
import { useChoices } from './use-choices.ts';
import { useCreateForm } from '../form/use-create-form.ts';
import { hasNoLicense } from '../licensed-states.ts';

interface ChoiceFieldsProps {
  /** The user may see the origination type once an institution is chosen; the product takes its columns before. */
  readonly mayShowOriginationType: boolean;
}

/** Institution, originator and product, and the origination type that comes with an institution. */
export function ChoiceFields({ mayShowOriginationType }: ChoiceFieldsProps) {
  const { field, text, values, licensedStates } = useCreateForm();
  const { institution, originator, product, originationTypes } = useChoices();
  const showsType = mayShowOriginationType && institutionOf(values) !== null;
  const span = mayShowOriginationType ? half : third;
  return (
    <>
      <div className={grid['grid']}>
        <ChoiceField
          {...field('institution', true)}
          {...institution}
          span={span}
          placeholder={hintOf(institution)}
        />
        <ChoiceField
          {...field('originator', true)}
          {...originator}
          span={span}
          placeholder={institutionOf(values) === null ? 'Choose an institution first' : hintOf(originator)}
        />
        <ChoiceField
          {...field('product', true)}
          {...product}
          span={productSpan(mayShowOriginationType, showsType)}
          placeholder={originatorOf(values) === null ? 'Choose an originator first' : hintOf(product)}
        />
        {showsType ? (
          <OptionField {...text('loanOriginationType', true)} span={half} options={originationTypes} />
        ) : null}
      </div>
      {hasNoLicense(licensedStates) ? <Note kind="warning" text={noLicenseNote} /> : null}
    </>
  );
}

/** Names of institutions and products are long. */
const half: Span = [12, 12, 6, 6];
const third: Span = [12, 12, 6, 4];
const lastThird: Span = [12, 12, 12, 4];

function productSpan(mayShowType: boolean, showsType: boolean): Span {
  if (!mayShowType) return lastThird;
  return showsType ? half : wholeRow;
}

/** An institution may have no originator yet, and a pair no product: the list says so, as that of the dialog does. */
const hintOf = ({ isDisabled, options }: ReturnType<typeof useChoices>['institution']): string =>
  !isDisabled && options.length === 0 ? 'There is none to choose' : 'Choose or type';
