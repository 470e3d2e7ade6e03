import { stateCodes } from '../../contracts/api/options.ts';
import type { ZipCode } from '../../contracts/operations/configuration.ts';
import {
  type AddressValues,
  type CreateLoanValues,
  type Place,
  type PropertyAddressValues,
  switched,
} from './form-values.ts';
import type { ZipIndex } from './zip-index.ts';

/**
 * Returns the address after a US state was typed or picked. Another state clears city, zip and county; a county is
 * chosen if the new state has only one (L-4.4-03, L-4.4-04). The first state clears nothing, so that a user can type
 * city, state and zip in this order. Text that is no state code clears nothing either.
 */
export function withState<Address extends AddressValues>(
  address: Address,
  state: string,
  zips: ZipIndex,
): Address {
  const from = stateOf(address);
  if (!isState(state)) return { ...address, state, byState: { ...address.byState, chosen: from } };
  return state === from ? { ...address, state } : moved(address, [from, state], zips);
}

/** Clears city, zip and county of an address after the user has left its state field empty. */
export function withoutBlankState<Address extends AddressValues>(address: Address, zips: ZipIndex): Address {
  const from = stateOf(address);
  return address.state.trim() === '' && from !== '' ? moved(address, [from, ''], zips) : address;
}

/**
 * Returns the address after a zip code was typed or pasted. Another zip code, or none, clears the zip extension and what
 * the look-up has filled in for the former one; a zip code of a single place fills in city, state and county.
 * "98101-1234" sets the zip extension too.
 */
export function withZipText<Address extends AddressValues>(
  address: Address,
  text: string,
  zips: ZipIndex,
  allowedStates: readonly string[],
): Address {
  const [, zipCode = text, zipExtension] = /^\s*(\d{5})[-\s]?(\d{4})\s*$/.exec(text) ?? [];
  const typed = { ...withZip(address, zipCode), ...(zipExtension === undefined ? {} : { zipExtension }) };
  if (zipOf(typed) === zipOf(address)) return typed;
  const row = zips.only(zipCode);
  const cleared = withoutLookedUp(typed);
  return row ? withPlace(cleared, row, allowedStates) : cleared;
}

/** Fills in the place of a zip code that was typed before the list of zip codes was loaded. */
export function withLateZips<Address extends AddressValues>(
  address: Address,
  zips: ZipIndex,
  allowedStates: readonly string[],
): Address {
  const row = zips.only(address.zipCode);
  return row ? withPlace(address, row, allowedStates) : address;
}

/**
 * Returns the address with zip, city, state and county of the row that was picked from the look-up. If the state is not
 * allowed, only the zip is filled in (L-4.4-01, L-4.4-02). The extension of another zip is cleared.
 */
export function withZipCode<Address extends AddressValues>(
  address: Address,
  row: ZipCode,
  allowedStates: readonly string[],
): Address {
  return filledIn(withZip(address, row.zip), row, allowedStates);
}

/**
 * Returns the address of the property as a copy of the borrower's address. The county comes from the zip look-up, since
 * a borrower's address has none. If zip and state stay the same, the property keeps its county (L-4.4-05, A-33).
 */
function propertyAddressAs(
  source: AddressValues,
  property: PropertyAddressValues,
  zips: ZipIndex,
): PropertyAddressValues {
  const isSamePlace = source.zipCode === property.zipCode && source.state === property.state;
  const known = zips.countyOf(source.zipCode, source.state);
  const county = isSamePlace ? property.county || (known ?? '') : (known ?? '');
  return { ...source, byState: property.byState, county };
}

/** Returns the last valid state, on which city, zip and county depend; blank if there was no valid state yet. */
const stateOf = ({ state, byState }: AddressValues): string => (isState(state) ? state : byState.chosen);

const isState = (text: string): boolean => stateCodes.some((code) => code === text);

/** Returns the zip code to which the extension belongs: the last one of five digits; blank after it was cleared. */
const zipOf = ({ zipCode, byZip }: AddressValues): string => (isZip(zipCode) ? zipCode.trim() : byZip.chosen);

const isZip = (text: string): boolean => /^(?:\d{5})?$/.test(text.trim());

/** Sets the zip code. Stores the extension for the former zip code and restores that of the new one. */
function withZip<Address extends AddressValues>(address: Address, zipCode: string): Address {
  const from = zipOf(address);
  const to = isZip(zipCode) ? zipCode.trim() : from;
  if (to === from) return { ...address, zipCode, byZip: { ...address.byZip, chosen: to } };
  const { dependents, before } = switched(address.byZip, [from, to], address.zipExtension);
  const enteredFirst = from === '' ? address.zipExtension : '';
  return { ...address, zipCode, zipExtension: enteredFirst || (before ?? ''), byZip: dependents };
}

/** Clears city, state and county if the look-up has filled them in. Keeps entries of the user. */
function withoutLookedUp<Address extends AddressValues>(address: Address): Address {
  const { lookedUp, city, state, byState } = address;
  if (!lookedUp) return address;
  const isCounty = 'county' in address && address.county === lookedUp.county;
  return {
    ...address,
    city: city === lookedUp.city ? '' : city,
    ...(state === lookedUp.state ? { state: '', byState: { ...byState, chosen: '' } } : {}),
    ...(isCounty ? { county: '' } : {}),
    lookedUp: null,
  };
}

/** Stores city, zip and county for the state `from`, and restores those that were stored for the state `to`. */
function moved<Address extends AddressValues>(
  address: Address,
  [from, to]: readonly [from: string, to: string],
  zips: ZipIndex,
): Address {
  const { dependents, before } = switched(address.byState, [from, to], placeOf(address));
  const isFirst = from === '' && !isEmpty(placeOf(address));
  const place = isFirst ? {} : (before ?? { ...nowhere, ...countyOf(address, '') });
  const counties = zips.countiesOf(to);
  const onlyCounty = counties.length === 1 ? countyOf(address, counties[0] ?? '') : {};
  return { ...address, ...place, ...onlyCounty, state: to, byState: dependents };
}

/**
 * Fills in city, state and county of a typed zip code. Replaces only blank fields and fields that the look-up filled
 * in. If an entry of the user contradicts the zip code, nothing is filled in.
 */
function withPlace<Address extends AddressValues>(
  address: Address,
  row: ZipCode,
  allowedStates: readonly string[],
): Address {
  const place = { ...placeOf(address), state: address.state };
  const isOwn = (name: 'city' | 'state' | 'county') =>
    (place[name] ?? '') !== '' && place[name] !== address.lookedUp?.[name];
  const contradicts = (name: 'city' | 'state' | 'county') =>
    isOwn(name) && place[name]?.toLowerCase() !== row[name].toLowerCase();
  const names = ['city', 'state', 'county'] as const;
  return names.some(contradicts) ? address : filledIn(address, row, allowedStates);
}

function filledIn<Address extends AddressValues>(
  address: Address,
  row: ZipCode,
  allowedStates: readonly string[],
): Address {
  const { city, state, county } = row;
  return allowedStates.includes(state)
    ? { ...address, ...countyOf(address, county), city, state, lookedUp: row }
    : address;
}

const nowhere: Place = { city: '', zipCode: '', zipExtension: '' };

const placeOf = (address: AddressValues): Place => ({
  city: address.city,
  zipCode: address.zipCode,
  zipExtension: address.zipExtension,
  ...('county' in address ? { county: (address as PropertyAddressValues).county } : {}),
});

const isEmpty = (place: Place): boolean => Object.values(place).every((text) => text === '');

/** Returns the county of a property address; an empty object for other addresses, which have no county. */
const countyOf = (address: AddressValues, county: string): { county?: string } =>
  'county' in address ? { county } : {};

/**
 * Returns the form after an edit. While _Same as borrower's present address_ is on for another address, that address is
 * a copy of the borrower's (L-4.4-05, L-4.4-06, A-32).
 */
export function withCopiedAddresses(values: CreateLoanValues, zips: ZipIndex): CreateLoanValues {
  const { presentAddress } = values.borrower;
  const { coBorrower } = values;
  return {
    ...values,
    propertyAddress: values.isPropertyAddressSameAsBorrowerAddress
      ? propertyAddressAs(presentAddress, values.propertyAddress, zips)
      : values.propertyAddress,
    coBorrower: values.isCoBorrowerAddressSame
      ? { ...coBorrower, presentAddress: { ...presentAddress, byState: coBorrower.presentAddress.byState } }
      : coBorrower,
  };
}
