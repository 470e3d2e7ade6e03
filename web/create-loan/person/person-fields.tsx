import { limits } from '../../../contracts/api/limits.ts';
import { generations } from '../../../contracts/api/options.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { ListField } from '../../ui/fields/list-field.tsx';
import { MaskedField } from '../../ui/fields/masked-field.tsx';
import { OptionField } from '../../ui/fields/option-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { dayTyped } from '../day.ts';
import type { PersonPath } from '../fields.ts';
import type { TaxIdentifierType } from '../form-values.ts';
import { useCreateForm } from '../form/use-create-form.ts';
import styles from './person.module.css';

interface PersonFieldsProps {
  readonly path: PersonPath;
  readonly needsTaxIdentifier: boolean;
}

/** Who a person is and how to reach them: the same fields for borrower and co-borrower (L-2.2-53). */
export function PersonFields({ path, needsTaxIdentifier }: PersonFieldsProps) {
  const { text, values, locked } = useCreateForm();
  const name = (part: 'firstName' | 'middleName' | 'lastName') => (
    <TextField
      {...text(`${path}.${part}`, part !== 'middleName')}
      maximum={limits.name}
      isDisabled={locked.has(`${path}.${part}`)}
    />
  );
  const phone = (part: 'cellPhone' | 'workPhone') => (
    <MaskedField {...text(`${path}.${part}`)} pattern="(###) ###-####" />
  );
  const type = text(`${path}.taxIdentifierType`);
  return (
    <>
      <div className={styles['name']}>
        {name('firstName')}
        {name('middleName')}
        {name('lastName')}
        <OptionField
          {...text(`${path}.generation`)}
          options={generations}
          placeholder="None"
          isLocked={locked.has(`${path}.generation`)}
        />
      </div>
      <div className={styles['contact']}>
        <MaskedField
          {...text(`${path}.taxIdentifier`, needsTaxIdentifier)}
          pattern="###-##-####"
          isPrivate
          isDisabled={locked.has(`${path}.taxIdentifier`)}
        />
        <ListField
          {...type}
          value={values[path].taxIdentifierType}
          options={taxIdentifierTypeOptions}
          isDisabled={locked.has(`${path}.taxIdentifierType`)}
        />
        <DateField {...text(`${path}.birthDate`)} dayTyped={dayTyped} yearsBack={35} />
        <TextField {...text(`${path}.emailAddress`)} maximum={limits.email} />
        {phone('cellPhone')}
        {phone('workPhone')}
      </div>
    </>
  );
}

const taxIdentifierTypeOptions: readonly { readonly value: TaxIdentifierType; readonly label: string }[] = [
  { value: 'ssn', label: 'SSN' },
  { value: 'itin', label: 'ITIN' },
];
