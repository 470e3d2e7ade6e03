import { stateCodes } from '../../../contracts/api/options.ts';
import { matchKeyOf } from '../../../contracts/api/text.ts';
import type { propertyFields } from '../../../contracts/fields/person.ts';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';
import { asListed } from '../../shared/ui/fields/choice-rows.ts';
import {
  type AddressValues,
  type CreateLoanValues,
  type Pending,
  type PropertyAddressValues,
} from './form-values.ts';
import { stateNames } from './state-names.ts';
import { noZips, type ZipIndex } from './zip-index.ts';

/** The name of a field of an address; only the property has a county. */
export type AddressFieldName = keyof typeof propertyFields;

/** Returns the address after text was entered in one of its fields. */
export function withAddressText<Address extends AddressValues>(
  address: Address,
  name: AddressFieldName,
  text: string,
): Address {
  if (name === 'zipCode') return withZipText(address, text);
  if (name === 'state') return withState(kept(address), text);
  if (name === 'county') return { ...pending(kept(address), { state: false }), county: text };
  return { ...(name === 'city' ? kept(address) : address), [name]: text };
}

/**
 * Returns the address after a US state was typed or picked. Another state clears city, zip and county. The first state
 * clears nothing, so that a user can type city, state and zip in this order. Text that is no state code clears nothing
 * either.
 */
function withState<Address extends AddressValues>(address: Address, state: string): Address {
  const from = stateOf(address);
  if (!isState(state)) return { ...address, state, lastState: from };
  if (state === from) return { ...address, state };
  return pending(
    { ...address, ...(from === '' ? {} : nowhere(address)), state, lastState: state },
    { state: true },
  );
}

/** Clears city, zip and county of an address after the user has left its state field empty. */
export function withoutBlankState<Address extends AddressValues>(address: Address): Address {
  const from = stateOf(address);
  if (address.state.trim() !== '' || from === '') return address;
  return pending({ ...address, ...nowhere(address), state: '', lastState: '' }, { state: true });
}

/**
 * Returns the address after a zip code was typed or pasted. Another zip code, or none, clears the zip extension and
 * what the look-up has filled in for the former one. "98101-1234" sets the zip extension too.
 */
function withZipText<Address extends AddressValues>(address: Address, text: string): Address {
  const [, zipCode = text, zipExtension] = /^\s*(\d{5})[-\s]?(\d{4})\s*$/.exec(text) ?? [];
  const typed = { ...withZip(address, zipCode), ...(zipExtension === undefined ? {} : { zipExtension }) };
  return zipOf(typed) === zipOf(address) ? typed : pending(withoutLookedUp(typed), { zipCode: true });
}

/** What is known for an address: the zip codes, and the states that it can have. */
interface Known {
  readonly zips: ZipIndex;
  readonly allowedStates: readonly string[];
  /** False while the licenses of the originator are loading: another list of states may follow. */
  readonly isFinal: boolean;
}

/**
 * Returns the address with what the lists say of its entries, whether a list came before or after them: state and county
 * as they are listed, the only county of the state, and city, state and county of a zip code with a single place.
 */
export function settledAddress<Address extends AddressValues>(entered: Address, known: Known): Address {
  const { zips } = known;
  const address = withListedNames(entered, known);
  if (zips === noZips) return address;
  const counties = zips.countiesOf(address.state);
  const onlyCounty = counties.length === 1 ? countyOf(address, counties[0] ?? '') : {};
  const counted = address.pending.state ? pending({ ...address, ...onlyCounty }, { state: false }) : address;
  return counted.pending.zipCode ? withPlace(counted, known) : counted;
}

function withListedNames<Address extends AddressValues>(
  address: Address,
  { zips, allowedStates }: Known,
): Address {
  const state = asListed(allowedStates, stateNames, address.state);
  const stated = state === address.state ? address : withState(address, state);
  if (!('county' in stated)) return stated;
  const county = asListed(zips.countiesOf(state), {}, String(stated.county));
  return county === stated.county ? stated : { ...stated, county };
}

/**
 * Returns the address with zip, city, state and county of the row that was picked from the look-up. If the state is not
 * allowed, only the zip is filled in. The extension of another zip is cleared.
 */
export function withZipCode<Address extends AddressValues>(
  address: Address,
  row: ZipCode,
  { allowedStates, isFinal }: Known,
): Address {
  const zipped = withZip(address, row.zip);
  const isAllowed = allowedStates.includes(row.state);
  return pending(isAllowed ? filledIn(zipped, row) : zipped, {
    zipCode: isAllowed && !isFinal,
    state: false,
  });
}

/**
 * Returns the address of the property as a copy of the borrower's address. The county comes from the zip look-up, since
 * a borrower's address has none. If zip and state stay the same, the property keeps its county.
 */
function propertyAddressAs(
  source: AddressValues,
  property: PropertyAddressValues,
  zips: ZipIndex,
): PropertyAddressValues {
  const isSamePlace = source.zipCode === property.zipCode && source.state === property.state;
  const known = zips.countyOf(source.zipCode, source.state);
  const county = isSamePlace ? property.county || (known ?? '') : (known ?? '');
  return { ...source, county };
}

/** Returns the last valid state, on which city, zip and county depend; blank if there was no valid state yet. */
const stateOf = ({ state, lastState }: AddressValues): string => (isState(state) ? state : lastState);

const isState = (text: string): boolean => stateCodes.some((code) => code === text);

/** Returns the zip code to which the extension belongs: the last one of five digits; blank after it was cleared. */
const zipOf = ({ zipCode, lastZip }: AddressValues): string => (isZip(zipCode) ? zipCode.trim() : lastZip);

const isZip = (text: string): boolean => /^(?:\d{5})?$/.test(text.trim());

/** Sets the zip code. Another one clears the extension, but an extension that was entered before the first one stays. */
function withZip<Address extends AddressValues>(address: Address, zipCode: string): Address {
  const from = zipOf(address);
  const to = isZip(zipCode) ? zipCode.trim() : from;
  const zipExtension = to === from || from === '' ? address.zipExtension : '';
  return { ...address, zipCode, zipExtension, lastZip: to };
}

/** Clears city, state and county if the look-up has filled them in. Keeps entries of the user. */
function withoutLookedUp<Address extends AddressValues>(address: Address): Address {
  const { lookedUp, city, state } = address;
  if (!lookedUp) return address;
  const isCounty = 'county' in address && address.county === lookedUp.county;
  return {
    ...address,
    city: city === lookedUp.city ? '' : city,
    ...(state === lookedUp.state ? { state: '', lastState: '' } : {}),
    ...(isCounty ? { county: '' } : {}),
    lookedUp: null,
  };
}

/**
 * Fills in city, state and county of a typed zip code, where they are blank. If an entry of the user contradicts the
 * zip code, nothing is filled in. What was filled in before the licenses were known is taken back in a state without
 * license.
 */
function withPlace<Address extends AddressValues>(address: Address, known: Known): Address {
  const { zips, allowedStates, isFinal } = known;
  if (address.lookedUp && allowedStates.includes(address.state)) {
    return pending(address, { zipCode: !isFinal });
  }
  const open = withoutLookedUp(address);
  const row = zips.only(zipOf(open));
  if (row && !allowedStates.includes(row.state)) return open;
  const own: Partial<Record<PlaceName, string>> = open;
  const isOwn = (name: PlaceName) => (own[name] ?? '') !== '';
  const contradicts = (name: PlaceName) =>
    isOwn(name) && matchKeyOf(own[name] ?? '') !== matchKeyOf(row?.[name] ?? '');
  if (!row || placeNames.some(contradicts)) return pending(open, { zipCode: false });
  const filled = Object.fromEntries(
    placeNames.filter((name) => !isOwn(name)).map((name) => [name, row[name]]),
  );
  return pending({ ...filledIn(open, row), lookedUp: { zip: row.zip, ...filled } }, { zipCode: !isFinal });
}

const placeNames = ['city', 'state', 'county'] as const;
type PlaceName = (typeof placeNames)[number];

const filledIn = <Address extends AddressValues>(address: Address, row: ZipCode): Address => ({
  ...address,
  ...countyOf(address, row.county),
  city: row.city,
  state: row.state,
  lookedUp: row,
});

/** Returns the address with what a user has entered beside a place that was filled in: it stays. */
const kept = <Address extends AddressValues>(address: Address): Address =>
  address.lookedUp ? pending(address, { zipCode: false }) : address;

const pending = <Address extends AddressValues>(address: Address, change: Partial<Pending>): Address => ({
  ...address,
  pending: { ...address.pending, ...change },
});

/** The blank entries that depend on the state. */
const nowhere = (address: AddressValues) => ({
  city: '',
  zipCode: '',
  zipExtension: '',
  ...countyOf(address, ''),
});

/** Returns the county of a property address; an empty object for other addresses, which have no county. */
const countyOf = (address: AddressValues, county: string): { county?: string } =>
  'county' in address ? { county } : {};

/**
 * Returns the form with its copies. While _Same as borrower's present address_ is on for another address, that address
 * is a copy of the borrower's.
 */
export function withCopiedAddresses(values: CreateLoanValues, zips: ZipIndex): CreateLoanValues {
  const { borrower, coBorrower, isCoBorrowerAddressSame, isPropertyAddressSameAsBorrowerAddress } = values;
  if (!isCoBorrowerAddressSame && !isPropertyAddressSameAsBorrowerAddress) return values;
  const { presentAddress } = borrower;
  return {
    ...values,
    propertyAddress: values.isPropertyAddressSameAsBorrowerAddress
      ? propertyAddressAs(presentAddress, values.propertyAddress, zips)
      : values.propertyAddress,
    coBorrower: values.isCoBorrowerAddressSame ? { ...coBorrower, presentAddress } : coBorrower,
  };
}
