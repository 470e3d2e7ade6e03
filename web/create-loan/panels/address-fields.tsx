import { limits } from '../../../contracts/api/limits.ts';
import { Announcement } from '../../shared/ui/announcement.tsx';
import grid from '../../shared/ui/fields/grid.module.css';
import { OptionField } from '../../shared/ui/fields/option-field.tsx';
import type { Span } from '../../shared/ui/fields/span.ts';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import type { AddressPath } from '../fields.ts';
import { addressAt } from '../form/entries.ts';
import { useCreateForm } from '../form/use-create-form.ts';
import type { AddressValues } from '../form-values.ts';
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

/** The fields of one address, in two rows where there is room. */
export function AddressFields(props: AddressFieldsProps) {
  const { path, states, counties, isCopy = false, isStreetDisabled = false, isStateDisabled = false } = props;
  const { text, values, lookup, zips, retryZips, retryLicenses } = useCreateForm();
  const span = counties ? propertySpans : homeSpans;
  // The toggle above, which is on, says it on the screen for all of them.
  const copied = {
    reason: isCopy ? "Same as the borrower's present address." : undefined,
    isReasonHidden: true,
  };
  const street = (name: 'houseNumber' | 'streetName' | 'unitNumber') => (
    <TextField
      {...text(`${path}.${name}`)}
      {...copied}
      span={span[name]}
      maximum={limits[name]}
      isDisabled={isStreetDisabled}
    />
  );
  const place = (name: 'city' | 'zipCode') => (
    <LookupField
      {...text(`${path}.${name}`)}
      {...copied}
      span={span[name]}
      maximum={name === 'city' ? limits.city : zipWithExtension}
      zips={zips}
      onLookup={lookup(`${path}.${name}`)}
      {...(retryZips ? { onArrive: retryZips } : {})}
      onRetry={name === 'zipCode' ? retryZips : undefined}
    />
  );
  return (
    <div className={grid['grid']}>
      {street('houseNumber')}
      {street('streetName')}
      {street('unitNumber')}
      {place('city')}
      <OptionField
        {...text(`${path}.state`)}
        {...copied}
        span={span.state}
        options={states}
        placeholder=""
        isDisabled={isStateDisabled}
        onRetry={path === 'propertyAddress' ? retryLicenses : undefined}
      />
      {counties ? (
        <OptionField
          {...text('propertyAddress.county')}
          span={propertySpans.county}
          maximum={limits.county}
          options={counties}
          placeholder=""
          isDisabled={isStateDisabled}
        />
      ) : null}
      {place('zipCode')}
      <TextField
        {...text(`${path}.zipExtension`)}
        {...copied}
        span={span.zipExtension}
        maximum={limits.zipExtension}
      />
      <Announcement text={isCopy ? '' : filledIn(addressAt(values, path))} />
    </div>
  );
}

/** What the look-up has filled in for the zip code; blank for none. */
function filledIn({ zipCode, city, state, lookedUp }: AddressValues): string {
  return lookedUp?.zip === zipCode && lookedUp.city === city ? `Filled in: ${city}, ${state}.` : '';
}

/** "98101-1234": a zip code may be typed with its extension. */
const zipWithExtension = limits.zipCode + 1 + limits.zipExtension;

/** What is said of a zip code fits into one line below it in a wide form. */
const zipSpans = { zipCode: [6, 6, 6, 3], zipExtension: [6, 6, 6, 3] } as const;

const homeSpans = {
  houseNumber: [5, 4, 3, 2],
  streetName: [7, 8, 6, 8],
  unitNumber: [5, 4, 3, 2],
  city: [7, 8, 8, 4],
  state: [12, 12, 4, 2],
  ...zipSpans,
} as const satisfies Readonly<Record<string, Span>>;

const propertySpans = {
  houseNumber: [5, 4, 3, 2],
  streetName: [7, 8, 6, 5],
  unitNumber: [5, 4, 3, 2],
  city: [7, 8, 5, 3],
  state: [5, 4, 3, 2],
  county: [7, 8, 4, 4],
  ...zipSpans,
} as const satisfies Readonly<Record<string, Span>>;
