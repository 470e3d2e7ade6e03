import { limits } from '../../../contracts/api/limits.ts';
import { OptionField } from '../../ui/fields/option-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { AddressPath } from '../fields.ts';
import { useCreateForm } from '../form/use-create-form.ts';
import styles from './address.module.css';
import { LookupField } from './lookup-field.tsx';

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

/** The fields of one address, in two rows. */
export function AddressFields(props: AddressFieldsProps) {
  const { path, states, counties, isCopy = false, isStreetDisabled = false, isStateDisabled = false } = props;
  const { text, lookup, zips, retryZips, retryLicenses } = useCreateForm();
  const street = (name: 'houseNumber' | 'streetName' | 'unitNumber') => (
    <TextField {...text(`${path}.${name}`)} maximum={limits[name]} isDisabled={isCopy || isStreetDisabled} />
  );
  const place = (name: 'city' | 'zipCode') => (
    <LookupField
      {...text(`${path}.${name}`)}
      zips={zips}
      onLookup={lookup(path)}
      isDisabled={isCopy}
      {...(retryZips ? { onArrive: retryZips } : {})}
      onRetry={name === 'zipCode' && !isCopy ? retryZips : undefined}
    />
  );
  return (
    <>
      <div className={styles['street']}>
        {street('houseNumber')}
        {street('streetName')}
        {street('unitNumber')}
      </div>
      <div className={styles[counties ? 'with-county' : 'place-row']}>
        {place('city')}
        <OptionField
          {...text(`${path}.state`)}
          options={states}
          placeholder=""
          isDisabled={isCopy || isStateDisabled}
          onRetry={path === 'propertyAddress' ? retryLicenses : undefined}
        />
        {counties ? (
          <OptionField
            {...text('propertyAddress.county')}
            options={counties}
            placeholder=""
            isDisabled={isStateDisabled}
          />
        ) : null}
        {place('zipCode')}
        <TextField {...text(`${path}.zipExtension`)} maximum={limits.zipExtension} isDisabled={isCopy} />
      </div>
    </>
  );
}
