import { memo, useMemo } from 'react';
import type { AddressPath, FieldPath } from '../../../contracts/fields/create-screen.ts';
import { propertyFields } from '../../../contracts/fields/person.ts';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';
import { Announcement } from '../../shared/ui/announcement.tsx';
import { Combo, type ComboFieldProps } from '../../shared/ui/fields/combo.tsx';
import grid from '../../shared/ui/fields/grid.module.css';
import { OptionField } from '../../shared/ui/fields/option-field.tsx';
import type { Span } from '../../shared/ui/fields/span.ts';
import type { AddressValues } from '../form-values.ts';
import { addressAt, type TextPath } from '../form/edits.ts';
import { type LookUpPath, useCreateForm } from '../form/use-create-form.ts';
import type { ZipIndex } from '../zip-index.ts';
import { FormField } from './form-field.tsx';
import { addressLayout, propertyLayout } from './layout.ts';
import styles from './lookup-field.module.css';

interface AddressFieldsProps {
  readonly path: AddressPath;
  readonly states: readonly string[];
  /** Only a property has a county: the ones of its state. */
  readonly counties?: readonly string[];
  /** The address is the borrower's and cannot be changed here. */
  readonly isCopy?: boolean;
  readonly isStreetDisabled?: boolean;
  /** State and county cannot be entered at all (L-4.3-02, L-4.3-03). */
  readonly isStateDisabled?: boolean;
}

/** The fields of one address, in two rows where there is room. */
export function AddressFields(props: AddressFieldsProps) {
  const { path: address, isCopy = false } = props;
  const { values } = useCreateForm();
  const layout = address === 'propertyAddress' ? propertyLayout : addressLayout;
  return (
    <div className={grid['grid']}>
      {Object.entries<Span>(layout).map(([name, span]) => (
        <AddressField key={name} {...props} name={name as AddressFieldName} span={span} />
      ))}
      <Announcement text={isCopy ? '' : filledIn(addressAt(values, address))} />
    </div>
  );
}

type AddressFieldName = keyof typeof propertyFields;

interface AddressFieldProps extends AddressFieldsProps {
  readonly name: AddressFieldName;
  readonly span: Span;
}

function AddressField(props: AddressFieldProps) {
  const { path: address, name, span, states, counties = none, isCopy, isStreetDisabled = false } = props;
  const { text, lookup, zips, retryZips, retryLicenses } = useCreateForm();
  const path = `${address}.${name}` as FieldPath & TextPath;
  // The toggle above, which is on, says it on the screen for all of them.
  const copied = {
    reason: isCopy ? "Same as the borrower's present address." : undefined,
    isReasonHidden: true,
  };
  const list = { ...text(path), span, placeholder: '', isDisabled: props.isStateDisabled ?? false };
  switch (name) {
    case 'city':
    case 'zipCode':
      return (
        <LookupField
          {...text(path)}
          {...copied}
          span={span}
          maximum={name === 'city' ? propertyFields.city.maximum : zipWithExtension}
          zips={zips}
          onLookup={lookup(path as LookUpPath)}
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
          onRetry={address === 'propertyAddress' ? retryLicenses : undefined}
        />
      );
    case 'county':
      return <OptionField {...list} options={counties} maximum={propertyFields.county.maximum} />;
    default: {
      const isDisabled = isStreetDisabled && name !== 'zipExtension';
      return <FormField path={path} {...copied} span={span} isDisabled={isDisabled} />;
    }
  }
}

const none: readonly string[] = [];

/** What the look-up has filled in for the zip code; blank for none. */
function filledIn({ zipCode, city, state, lookedUp }: AddressValues): string {
  return lookedUp?.zip === zipCode && lookedUp.city === city ? `Filled in: ${city}, ${state}.` : '';
}

/** "98101-1234": a zip code may be typed with its extension. */
const zipWithExtension = propertyFields.zipCode.digits + 1 + propertyFields.zipExtension.digits;

interface LookupFieldProps extends ComboFieldProps {
  readonly value: string;
  readonly zips: ZipIndex;
  readonly onChange: (text: string) => void;
  readonly onLookup: (row: ZipCode) => void;
  /** The field has the focus: a list that could not be had is asked for again. */
  readonly onArrive?: () => void;
}

/** A zip code or a city, with the places below that begin with what was typed, by zip and by city alike. */
const LookupField = memo(function LookupField(props: LookupFieldProps) {
  const { value, zips, onChange, onLookup, ...rest } = props;
  const rows = useMemo(() => zips.search(value).map(rowOf), [zips, value]);
  return (
    <Combo<Row>
      {...rest}
      isPlain
      text={value}
      options={rows}
      onType={onChange}
      onPick={(row) => onLookup(row.place)}
    />
  );
});

interface Row {
  readonly value: string;
  readonly label: React.ReactNode;
  readonly title: string;
  readonly place: ZipCode;
}

function rowOf(place: ZipCode): Row {
  const { zip, city, state, county } = place;
  return {
    value: `${zip}|${city}|${state}|${county}`,
    title: `${zip} ${city}, ${state} ${county}`.trim(),
    label: (
      <span className={styles['place']}>
        <span className={styles['zip']}>{zip}</span>
        <span className={styles['city']}>
          {city}, {state}
        </span>
        <span className={styles['county']}>{county}</span>
      </span>
    ),
    place,
  };
}
