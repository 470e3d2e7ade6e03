import { stateCodes } from '../../../contracts/api/options.ts';
import type { ZipCode } from '../../../contracts/schemas/configuration.ts';
import type { AddressValues, PropertyAddressValues } from '../form-values.ts';
import type { ZipIndex } from './zip-index.ts';

/**
 * Another state, chosen by the user: what lies in the former one is cleared, and the only county of the new one is
 * chosen (L-4.4-03, L-4.4-04). The first state clears nothing, or whoever types city, state and zip in this order would
 * lose the city.
 */
export function withState<Address extends AddressValues>(
  address: Address,
  state: string,
  zips: ZipIndex,
): Address {
  if (state === address.state) return address;
  const counties = zips.countiesOf(state);
  const moved = stateCodes.some((code) => code === address.state)
    ? { ...address, ...countyOf(address, ''), city: '', zipCode: '', zipExtension: '' }
    : address;
  return { ...moved, state, ...(counties.length === 1 ? countyOf(address, counties[0] ?? '') : {}) };
}

/** What was typed or pasted as the zip code; a whole "98101-1234" brings its extension along. */
export function withZipText<Address extends AddressValues>(address: Address, text: string): Address {
  const [, zipCode = text, zipExtension = address.zipExtension] = /^\s*(\d{5})-?(\d{4})\s*$/.exec(text) ?? [];
  return { ...address, zipCode, zipExtension };
}

/**
 * A row picked from the look-up fills zip, city, state and county; in a state that is not allowed it gives the zip
 * alone (L-4.4-01, L-4.4-02). Nothing is cleared but the extension of another zip.
 */
export function withZipCode<Address extends AddressValues>(
  address: Address,
  { zip, city, state, county }: ZipCode,
  allowedStates: readonly string[],
): Address {
  const zipExtension = zip === address.zipCode ? address.zipExtension : '';
  const picked = { ...address, zipCode: zip, zipExtension };
  return allowedStates.includes(state) ? { ...picked, ...countyOf(address, county), city, state } : picked;
}

/**
 * The borrower's address as the property's. It has no county: that comes from the look-up, or stays what it is while
 * zip and state do (L-4.4-05, A-33).
 */
export function propertyAddressAs(
  source: AddressValues,
  property: PropertyAddressValues,
  zips: ZipIndex,
): PropertyAddressValues {
  const isSamePlace = source.zipCode === property.zipCode && source.state === property.state;
  const known = zips.countyOf(source.zipCode, source.state);
  return { ...source, county: isSamePlace ? property.county || (known ?? '') : (known ?? '') };
}

/** Only a property has a county. */
const countyOf = (address: AddressValues, county: string): { county?: string } =>
  'county' in address ? { county } : {};
