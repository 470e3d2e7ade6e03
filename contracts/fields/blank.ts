import type { BorrowerDetails } from '../schemas/create-loan.ts';
import type { Fields } from './field.ts';
import { addressFields, personFields } from './person.ts';

/** An address of which nothing is known, as a creation sends it. */
export const blankAddress = blank<BorrowerDetails['presentAddress']>(addressFields);

/** A person of whom nothing is known, as a creation sends it. The type makes the caller add the names. */
export const blankPerson: Omit<BorrowerDetails, 'firstName' | 'lastName'> = {
  ...blank<BorrowerDetails>(personFields),
  presentAddress: blankAddress,
};

function blank<Wire>(fields: Fields): Wire {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'select' ? field.options[0] : null,
  ]);
  return Object.fromEntries(entries) as Wire;
}
