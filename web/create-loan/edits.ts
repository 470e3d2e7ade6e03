import { stateCodes } from '../../contracts/api/options.ts';
import type { AddressPath, FieldPath, SwitchName } from '../../contracts/fields/create-screen.ts';
import type { ZipCode } from '../../contracts/operations/configuration.ts';
import {
  withCopiedAddresses,
  withLateZips,
  withoutBlankState,
  withState,
  withZipCode,
  withZipText,
} from './address-edits.ts';
import { typedAmounts } from './amounts.ts';
import { applyEdit } from './calculation.ts';
import { withoutBlankChoice } from './dependent-lists.ts';
import type { AddressValues, CreateLoanValues } from './form-values.ts';
import { type LicensedStates, propertyStates, withoutLicense, withPreApproval } from './property.ts';
import { noZips, type ZipIndex } from './zip-index.ts';

/** Loaded lists that an edit depends on: zip codes and licensed states. */
export interface LoadedLists {
  readonly zips: ZipIndex;
  readonly licensedStates: LicensedStates;
}

/** The lists before the server has sent them. */
export const noLists: LoadedLists = { zips: noZips, licensedStates: null };

/** Fields with a text value: all but institution, originator, product and the calculated amounts. */
export type TextPath = Exclude<
  FieldPath,
  'institution' | 'originator' | 'product' | 'totalLoanAmount' | 'loanToValuePercent'
>;

/** Returns the form after text was entered in a field; blank text clears the field. */
export function withEdit(
  values: CreateLoanValues,
  path: TextPath,
  text: string,
  lists: LoadedLists,
): CreateLoanValues {
  const amount = typedAmounts.find((field) => field === path);
  if (amount) return { ...values, ...applyEdit(values, { field: amount, value: text }) };
  if (path === 'loanPurpose') {
    return { ...values, ...applyEdit(values, { field: path, value: text === '' ? null : text }) };
  }
  return withCopiedAddresses(withText(values, path, text, lists), lists.zips);
}

function withText(
  values: CreateLoanValues,
  path: TextPath,
  text: string,
  lists: LoadedLists,
): CreateLoanValues {
  const { zips } = lists;
  const address = addressPaths.find((one) => path.startsWith(`${one}.`));
  if (address && path === `${address}.state`) {
    return placed(values, address, withState(addressAt(values, address), text, zips));
  }
  if (address && path === `${address}.zipCode`) {
    const zip = withoutControls(text);
    return placed(
      values,
      address,
      withZipText(addressAt(values, address), zip, zips, allowedStates(address, lists)),
    );
  }
  return placed(values, path, withoutControls(text));
}

/** Returns the form after the user has left a field. An empty choice clears its dependent fields. */
export function withLeft(values: CreateLoanValues, path: FieldPath, lists: LoadedLists): CreateLoanValues {
  if (path === 'institution' || path === 'originator') return withoutBlankChoice(values, path);
  const address = addressPaths.find((one) => path === `${one}.state`);
  if (!address) return values;
  const before = addressAt(values, address);
  const after = withoutBlankState(before, lists.zips);
  return after === before ? values : withCopiedAddresses(placed(values, address, after), lists.zips);
}

export function withToggle(
  values: CreateLoanValues,
  toggle: SwitchName,
  isOn: boolean,
  lists: LoadedLists,
): CreateLoanValues {
  switch (toggle) {
    case 'sameAsSalesPrice':
      return { ...values, ...applyEdit(values, { field: toggle, value: isOn }) };
    case 'isPreApproval':
      return withPreApproval({ ...values, ...applyEdit(values, { field: toggle, value: isOn }) });
    case 'isPropertyAddressSameAsBorrowerAddress': {
      const turned = { ...values, [toggle]: isOn && !values.isPreApproval };
      const copied = withCopiedAddresses(turned, lists.zips);
      return lists.licensedStates?.length === 0 ? withoutLicense(copied) : copied;
    }
    default:
      return withCopiedAddresses({ ...values, [toggle]: isOn }, lists.zips);
  }
}

export function withLookup(
  values: CreateLoanValues,
  path: AddressPath,
  row: ZipCode,
  lists: LoadedLists,
): CreateLoanValues {
  const address = withZipCode(addressAt(values, path), row, allowedStates(path, lists));
  return withCopiedAddresses(placed(values, path, address), lists.zips);
}

/** Returns the form after the list of zip codes was loaded: fills in the places of zip codes typed before. */
export function withLoadedZips(values: CreateLoanValues, lists: LoadedLists): CreateLoanValues {
  const filled = addressPaths.reduce((form, path) => {
    const before = addressAt(form, path);
    const after = withLateZips(before, lists.zips, allowedStates(path, lists));
    return after === before ? form : placed(form, path, after);
  }, values);
  return filled === values ? values : withCopiedAddresses(filled, lists.zips);
}

export const addressAt = (values: CreateLoanValues, path: AddressPath): AddressValues =>
  path === 'propertyAddress'
    ? values.propertyAddress
    : values[path === 'borrower.presentAddress' ? 'borrower' : 'coBorrower'].presentAddress;

/** Returns the valid states of an address: the licensed ones for a property, otherwise all. */
const allowedStates = (path: AddressPath, { licensedStates }: LoadedLists): readonly string[] =>
  path === 'propertyAddress' ? propertyStates(licensedStates) : stateCodes;

const addressPaths: readonly AddressPath[] = [
  'borrower.presentAddress',
  'coBorrower.presentAddress',
  'propertyAddress',
];

/** Replaces control characters by spaces, such as the tabs and line breaks of pasted table cells. */
const withoutControls = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

function placed<Node extends object>(node: Node, path: string, value: unknown): Node {
  const [head = '', ...rest] = path.split('.');
  const inner: unknown = Reflect.get(node, head);
  return { ...node, [head]: rest.length > 0 ? placed(Object(inner), rest.join('.'), value) : value };
}
