import { createFields, type SwitchName } from '../../../../contracts/fields/create-screen.ts';
import { entryKindOf } from '../../../../contracts/fields/entry-attributes.ts';
import type { FieldWidth } from '../../../shared/ui/fields/field.tsx';
import { DateField } from '../../../shared/ui/fields/date-field.tsx';
import type { Unit } from '../../../shared/ui/fields/formatted-input.tsx';
import { ListField } from '../../../shared/ui/fields/list-field.tsx';
import { MaskedField } from '../../../shared/ui/fields/masked-field.tsx';
import { NumberField } from '../../../shared/ui/fields/number-field.tsx';
import { OptionField } from '../../../shared/ui/fields/option-field.tsx';
import { SwitchField } from '../../../shared/ui/fields/switch-field.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { parseDay, earliestBirthDay } from '../day.ts';
import type { TextPath } from '../edits.ts';
import { useTextField, useToggle } from '../form/form-fields.ts';
import { birthDateForm, messages, type NumberField as NumberFacts } from '../messages.ts';

interface FormFieldProps {
  readonly path: TextPath;
  readonly width?: FieldWidth | undefined;
  /** Reason why the value cannot be changed. */
  readonly reason?: string | undefined;
  readonly isReasonHidden?: boolean;
  /** True to disable the field. Only text fields support this. */
  readonly isDisabled?: boolean;
}

/** Renders a field of `createFields` with the control for its kind. */
export function FormField({ path, isDisabled = false, ...more }: FormFieldProps) {
  const width = widths[path.slice(path.lastIndexOf('.') + 1)];
  const props = { ...useTextField(path), width, ...more };
  const field = createFields[path];
  const entry = entryKindOf(field);
  switch (field.kind) {
    case 'text':
    case 'email':
      return <TextField {...props} entry={entry} maximum={field.maximum} isDisabled={isDisabled} />;
    case 'digits':
      if (field.mask === undefined)
        return <TextField {...props} entry={entry} maximum={field.digits} isFilledIn />;
      return (
        <MaskedField {...props} entry={entry} pattern={field.mask} isPrivate={field.isPrivate === true} />
      );
    case 'option':
      return <OptionField {...props} options={field.options} placeholder={field.blank ?? 'Select or type'} />;
    case 'select':
      return <ListField {...props} options={field.options} labels={field.labels} />;
    case 'date':
      return (
        <DateField
          {...props}
          note={props.message === messages.invalid ? birthDateForm : undefined}
          parseDay={parseDay}
          earliest={earliestBirthDay}
          yearsBack={35}
        />
      );
    case 'money':
    case 'percent':
    case 'months':
      return <NumberField {...props} {...numberProps(field)} />;
    default:
      throw new Error(`FormField cannot render ${path}: its kind has a component of its own`);
  }
}

interface ToggleFieldProps {
  readonly name: SwitchName;
  readonly width?: FieldWidth;
  readonly isDisabled?: boolean;
}

export function ToggleField({ name, ...more }: ToggleFieldProps) {
  return <SwitchField {...useToggle(name)} {...more} />;
}

/** Returns unit, decimals and maximum length of a number field. */
export const numberProps = ({ kind, decimals, characters }: NumberFacts) => ({
  unit: units[kind],
  decimals,
  ...(characters === undefined ? {} : { maximumLength: characters }),
});

const units: Readonly<Record<NumberFacts['kind'], Unit>> = { money: '$', percent: '%', months: 'months' };

/** The width of each field of which the place on the screen does not matter. */
const widths: Readonly<Partial<Record<string, FieldWidth>>> = {
  loanPurpose: 'whole wide',
  interestRate: 'short',
  amortizationTerm: 'short',
  taxIdentifier: 'short wide',
  taxIdentifierType: 'short',
  birthDate: 'tall',
  emailAddress: 'wide',
};
