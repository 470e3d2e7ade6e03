import { stateCodes } from '../../../contracts/api/options.ts';
import type { AddressPath, FieldPath, SwitchName } from '../../../contracts/fields/create-screen.ts';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';
import { type AddressFieldName, withAddressText, withoutBlankState, withZipCode } from './address-edits.ts';
import { typedAmounts } from './amounts.ts';
import { applyEdit } from './calculation.ts';
import { institutionOf, type LenderLists, originatorOf, withoutBlankChoice } from './dependent-lists.ts';
import type { AddressValues, CreateLoanValues } from './form-values.ts';
import { type LicensedStates, propertyStates, withPreApproval } from './property.ts';
import { noZips, type ZipIndex } from './zip-index.ts';

/** The lists that are known. The licensed states are those of `institutionId` and `originatorId`. */
export interface Lists extends LenderLists {
  readonly zips: ZipIndex;
  readonly licensedStates: LicensedStates;
}

/** The lists before the server has sent them. */
export const noLists: Lists = {
  zips: noZips,
  institutions: undefined,
  defaults: {},
  institutionId: null,
  originators: undefined,
  originatorId: null,
  products: undefined,
  licensedStates: null,
};

/** Fields with a text value: all but institution, originator, product and the calculated amounts. */
export type TextPath = Exclude<
  FieldPath,
  'institution' | 'originator' | 'product' | 'totalLoanAmount' | 'loanToValuePercent'
>;

export const isTextPath = (path: FieldPath): path is TextPath => !otherPaths.includes(path);

const otherPaths: readonly FieldPath[] = [
  'institution',
  'originator',
  'product',
  'totalLoanAmount',
  'loanToValuePercent',
];

/** Returns the form after text was entered in a field; blank text clears the field. */
export function withEdit(values: CreateLoanValues, path: TextPath, text: string): CreateLoanValues {
  const amount = typedAmounts.find((field) => field === path);
  if (amount) return { ...values, ...applyEdit(values, { field: amount, value: text }) };
  if (path === 'loanPurpose') {
    return { ...values, ...applyEdit(values, { field: path, value: text === '' ? null : text }) };
  }
  const typed = withoutControls(text);
  const address = addressPaths.find((one) => path.startsWith(`${one}.`));
  if (!address) return placed(values, path, typed);
  const name = path.slice(address.length + 1) as AddressFieldName;
  return placed(values, address, withAddressText(addressAt(values, address), name, typed));
}

/** Returns the form after the user has left a field. An empty choice clears its dependent fields. */
export function withLeft(values: CreateLoanValues, path: FieldPath): CreateLoanValues {
  if (path === 'institution' || path === 'originator' || path === 'product') {
    return withoutBlankChoice(values, path);
  }
  const address = addressPaths.find((one) => path === `${one}.state`);
  return address ? placed(values, address, withoutBlankState(addressAt(values, address))) : values;
}

export function withToggle(values: CreateLoanValues, toggle: SwitchName, isOn: boolean): CreateLoanValues {
  switch (toggle) {
    case 'sameAsSalesPrice':
      return { ...values, ...applyEdit(values, { field: toggle, value: isOn }) };
    case 'isPreApproval':
      return withPreApproval({ ...values, ...applyEdit(values, { field: toggle, value: isOn }) });
    case 'isPropertyAddressSameAsBorrowerAddress':
      return { ...values, [toggle]: isOn && !values.isPreApproval };
    default:
      return { ...values, [toggle]: isOn };
  }
}

/** Returns the form after a place was picked from the look-up. */
export const withLookup = (
  values: CreateLoanValues,
  path: AddressPath,
  row: ZipCode,
  lists: Lists,
): CreateLoanValues =>
  placed(values, path, withZipCode(addressAt(values, path), row, knownFor(values, path, lists)));

/** Returns what the lists say for one address: a property can only be in a licensed state. */
export function knownFor(values: CreateLoanValues, path: AddressPath, lists: Lists) {
  const licensedStates = licensedIn(lists, values);
  const isProperty = path === 'propertyAddress';
  return {
    zips: lists.zips,
    allowedStates: isProperty ? propertyStates(licensedStates) : stateCodes,
    isFinal: !isProperty || licensedStates !== null,
  };
}

/** Returns the licensed states of the chosen institution and originator; null while they are not known. */
export const licensedIn = (lists: Lists, values: CreateLoanValues): LicensedStates =>
  lists.institutionId === institutionOf(values) && lists.originatorId === originatorOf(values)
    ? lists.licensedStates
    : null;

export const addressAt = (values: CreateLoanValues, path: AddressPath): AddressValues =>
  path === 'propertyAddress'
    ? values.propertyAddress
    : values[path === 'borrower.presentAddress' ? 'borrower' : 'coBorrower'].presentAddress;

export const addressPaths: readonly AddressPath[] = [
  'borrower.presentAddress',
  'coBorrower.presentAddress',
  'propertyAddress',
];

/** Replaces control characters by spaces, such as the tabs and line breaks of pasted table cells. */
const withoutControls = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

/** Returns the form with another value at a path; the same form if the value is the same. */
export function placed<Node extends object>(node: Node, path: string, value: unknown): Node {
  const [head = '', ...rest] = path.split('.');
  const inner: unknown = Reflect.get(node, head);
  const next = rest.length > 0 ? placed(Object(inner), rest.join('.'), value) : value;
  return next === inner ? node : { ...node, [head]: next };
}
