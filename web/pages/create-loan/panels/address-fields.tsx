import { memo, useCallback, useMemo, useState } from 'react';
import type { AddressPath, FieldPath } from '../../../../contracts/fields/create-screen.ts';
import { entryKindOf } from '../../../../contracts/fields/entry-attributes.ts';
import { addressFields, propertyFields } from '../../../../contracts/fields/person.ts';
import type { ZipCode } from '../../../../contracts/operations/configuration.ts';
import { Combo, type ComboFieldProps } from '../../../shared/ui/fields/combo.tsx';
import type { FieldWidth } from '../../../shared/ui/fields/field.tsx';
import grid from '../../../shared/ui/fields/grid.module.css';
import { OptionField } from '../../../shared/ui/fields/option-field.tsx';
import { useAfterPause } from '../../../shared/ui/use-after-pause.ts';
import type { AddressFieldName } from '../address-edits.ts';
import type { AddressValues } from '../form-values.ts';
import { addressAt, type TextPath } from '../edits.ts';
import { type LookUpPath, useCreateForm, useValues } from '../form/form-context.ts';
import { useTextField } from '../form/form-fields.ts';
import { stateNames } from '../state-names.ts';
import type { ZipIndex } from '../zip-index.ts';
import { FormField } from './form-field.tsx';
import styles from '../form.module.css';
import type { Elements } from '../../../shared/ui/elements.ts';

interface AddressFieldsProps {
  readonly path: AddressPath;
  /** The switch that copies the borrower's address, which precedes the fields. */
  readonly toggle?: Elements;
  readonly states: readonly string[];
  /** Options of the county field, which only a property has. */
  readonly counties?: readonly string[];
  /** True for a read-only copy of the borrower's address. */
  readonly isCopy?: boolean;
  readonly isStreetDisabled?: boolean;
  /** True if state and county cannot be entered, since no state is licensed. */
  readonly isStateDisabled?: boolean;
}

/** The fields of one address; two rows in a wide window. */
export function AddressFields(props: AddressFieldsProps) {
  const { path: address, isCopy = false } = props;
  const values = useValues();
  const fields = address === 'propertyAddress' ? propertyFields : addressFields;
  return (
    <div className={grid['grid']}>
      {props.toggle}
      {Object.keys(fields).map((name) => (
        <AddressField key={name} {...props} name={name as AddressFieldName} />
      ))}
      <Announcement text={isCopy ? '' : filledIn(addressAt(values, address))} />
    </div>
  );
}

interface AddressFieldProps extends AddressFieldsProps {
  readonly name: AddressFieldName;
}

function AddressField(props: AddressFieldProps) {
  const { path: address, name, states, counties = none, isCopy, isStreetDisabled = false } = props;
  const { lookUp, zips, retryZips, retryLicenses } = useCreateForm();
  const path = `${address}.${name}` as FieldPath & TextPath;
  const text = useTextField(path);
  const pick = useCallback((row: ZipCode) => lookUp(path as LookUpPath, row), [lookUp, path]);
  // Tells screen readers why a field is read-only. On the screen, the toggle above the fields shows this.
  const copied = {
    reason: isCopy ? "Same as the borrower's present address." : undefined,
    isReasonHidden: true,
  };
  const width = (address === 'propertyAddress' ? propertyWidths : presentWidths)[name];
  const list = { ...text, placeholder: '', isDisabled: props.isStateDisabled ?? false, width };
  switch (name) {
    case 'city':
    case 'zipCode':
      return (
        <LookupField
          {...text}
          {...copied}
          width={width}
          entry={entryKindOf(propertyFields[name])}
          maximum={name === 'city' ? propertyFields.city.maximum : zipWithExtension}
          zips={zips}
          onLookup={pick}
          {...(retryZips ? { onArrive: retryZips } : {})}
          onRetry={name === 'zipCode' ? retryZips : undefined}
        />
      );
    case 'state':
      return (
        <OptionField
          {...list}
          {...copied}
          options={states}
          names={stateNames}
          onRetry={address === 'propertyAddress' ? retryLicenses : undefined}
        />
      );
    case 'county':
      return (
        <OptionField {...list} options={counties} entry="name" maximum={propertyFields.county.maximum} />
      );
    default: {
      const isDisabled = isStreetDisabled && name !== 'zipExtension';
      return <FormField path={path} {...copied} width={width} isDisabled={isDisabled} />;
    }
  }
}

/** Widths of the eight fields of the property, and of the seven of a present address. */
const propertyWidths: Widths = { zipCode: 'short', zipExtension: 'short' };
const presentWidths: Widths = {
  streetName: 'wide',
  state: 'third',
  zipCode: 'short third',
  zipExtension: 'short third',
};
type Widths = Readonly<Partial<Record<AddressFieldName, FieldWidth>>>;

/** Announces a changed text to screen readers when typing pauses. Not visible on the screen. */
function Announcement({ text }: { readonly text: string }) {
  const [said, say] = useState('');
  useAfterPause(text, () => say(text));
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

const none: readonly string[] = [];

/** Returns the announcement of the place that the look-up has filled in; blank if it filled in no place. */
function filledIn({ zipCode, city, state, lookedUp }: AddressValues): string {
  return lookedUp?.zip === zipCode.trim() && (lookedUp.city ?? city) === city
    ? `Filled in: ${city}, ${state}.`
    : '';
}

/** Maximum length of a zip code with its extension: "98101-1234". */
const zipWithExtension = propertyFields.zipCode.digits + 1 + propertyFields.zipExtension.digits;

interface LookupFieldProps extends ComboFieldProps {
  readonly value: string;
  readonly zips: ZipIndex;
  readonly onChange: (text: string) => void;
  readonly onLookup: (row: ZipCode) => void;
  /** Called when the field gets the focus, to retry a failed request for the zip list. */
  readonly onArrive?: () => void;
}

/** Field for a zip code or city with a list of the places whose zip or city begins with the typed text. */
const LookupField = memo(function LookupField(props: LookupFieldProps) {
  const { value, zips, onChange, onLookup, ...rest } = props;
  const rows = useMemo(() => zips.search(value).map(rowOf), [zips, value]);
  return (
    <Combo<Row>
      {...rest}
      isPlain
      text={value}
      options={rows}
      renderRow={columnsOf}
      onType={onChange}
      onPick={(row) => onLookup(row.place)}
    />
  );
});

interface Row {
  readonly value: string;
  readonly label: string;
  readonly place: ZipCode;
}

function rowOf(place: ZipCode): Row {
  const { zip, city, state, county } = place;
  const text = `${zip} ${city}, ${state} ${county}`.trim();
  return { value: text, label: text, place };
}

const columnsOf = ({ place: { zip, city, state, county } }: Row): Elements => (
  <span className={styles['place']}>
    <span className={styles['zip']}>{zip}</span>
    <span className={styles['city']}>{`${city}, ${state}`}</span>
    <span className={styles['county']}>{county}</span>
  </span>
);
