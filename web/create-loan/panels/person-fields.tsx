import { limits } from '../../../contracts/api/limits.ts';
import { generations } from '../../../contracts/api/options.ts';
import { DateField } from '../../shared/ui/fields/date-field.tsx';
import grid from '../../shared/ui/fields/grid.module.css';
import { ListField } from '../../shared/ui/fields/list-field.tsx';
import { MaskedField } from '../../shared/ui/fields/masked-field.tsx';
import { OptionField } from '../../shared/ui/fields/option-field.tsx';
import type { Span } from '../../shared/ui/fields/span.ts';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { dayTyped, firstDay } from '../day.ts';
import type { FieldPath, PersonPath } from '../fields.ts';
import type { PersonValues, TaxIdentifierType } from '../form-values.ts';
import { useCreateForm } from '../form/use-create-form.ts';

interface PersonFieldsProps {
  readonly path: PersonPath;
  readonly needsTaxIdentifier: boolean;
}

/** Who a person is and how to reach them: the same fields for borrower and co-borrower (L-2.2-53). */
export function PersonFields({ path, needsTaxIdentifier }: PersonFieldsProps) {
  const { text, values, locked } = useCreateForm();
  const reasonOf = (part: keyof PersonValues) =>
    locked.has(`${path}.${part}` as FieldPath) ? 'From the borrower check.' : undefined;
  const name = (part: 'firstName' | 'middleName' | 'lastName') => (
    <TextField
      {...text(`${path}.${part}`, part !== 'middleName')}
      span={spans[part]}
      maximum={limits.name}
      reason={reasonOf(part)}
    />
  );
  const phone = (part: 'cellPhone' | 'workPhone') => (
    <MaskedField {...text(`${path}.${part}`)} span={spans.phone} pattern="(###) ###-####" />
  );
  return (
    <div className={grid['grid']}>
      {name('firstName')}
      {name('middleName')}
      {name('lastName')}
      <OptionField
        {...text(`${path}.generation`)}
        span={spans.generation}
        options={generations}
        placeholder="None"
        reason={reasonOf('generation')}
      />
      <MaskedField
        {...text(`${path}.taxIdentifier`, needsTaxIdentifier)}
        span={spans.taxIdentifier}
        pattern="###-##-####"
        isPrivate
        reason={reasonOf('taxIdentifier')}
      />
      <ListField
        {...text(`${path}.taxIdentifierType`)}
        span={spans.taxIdentifier}
        value={values[path].taxIdentifierType}
        options={taxIdentifierTypeOptions}
        reason={reasonOf('taxIdentifierType')}
      />
      <DateField
        {...text(`${path}.birthDate`)}
        span={spans.contact}
        dayTyped={dayTyped}
        firstDay={firstDay}
        yearsBack={35}
      />
      <TextField {...text(`${path}.emailAddress`)} span={spans.contact} maximum={limits.email} />
      {phone('cellPhone')}
      {phone('workPhone')}
    </div>
  );
}

/** Three rows: the name; tax identifier, type and birth date; email and phones. */
const spans = {
  firstName: [6, 6, 3, 3],
  middleName: [6, 6, 3, 3],
  lastName: [6, 6, 3, 4],
  generation: [6, 6, 3, 2],
  taxIdentifier: [6, 6, 4, 4],
  contact: [12, 12, 4, 4],
  phone: [12, 6, 4, 4],
} as const satisfies Readonly<Record<string, Span>>;

const taxIdentifierTypeOptions: readonly { readonly value: TaxIdentifierType; readonly label: string }[] = [
  { value: 'ssn', label: 'SSN' },
  { value: 'itin', label: 'ITIN' },
];
