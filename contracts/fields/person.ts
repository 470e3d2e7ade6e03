import { generations, stateCodes, taxIdentifierTypes } from '../api/options.ts';
import type { Fields } from './field.ts';

const name = { kind: 'text', maximum: 35 } as const;
const phone = { kind: 'digits', digits: 10, mask: '(###) ###-####' } as const;

/** The fields of borrower and co-borrower in reading order; the present address follows. Document 001, sections 3.4 and 5.2. */
export const personFields = {
  firstName: { label: 'First name', ...name, required: 'always' },
  middleName: { label: 'Middle name', ...name },
  lastName: { label: 'Last name', ...name, required: 'always' },
  generation: { label: 'Suffix', kind: 'option', options: generations, blank: 'None' },
  taxIdentifier: {
    label: 'Tax identifier',
    kind: 'digits',
    digits: 9,
    mask: '###-##-####',
    isPrivate: true,
    required: 'except-borrower-of-lead',
  },
  taxIdentifierType: {
    label: 'Tax identifier type',
    kind: 'select',
    options: taxIdentifierTypes,
    labels: { ssn: 'SSN', itin: 'ITIN' },
  },
  birthDate: { label: 'Birth date', kind: 'date', earliestYear: 1900 },
  emailAddress: { label: 'Email', kind: 'email', maximum: 50 },
  cellPhone: { label: 'Cell phone', ...phone },
  workPhone: { label: 'Work phone', ...phone },
} as const satisfies Fields;

const street = {
  houseNumber: { label: 'House number', kind: 'text', maximum: 15 },
  streetName: { label: 'Street name', kind: 'text', maximum: 50 },
  unitNumber: { label: 'Unit number', kind: 'text', maximum: 10 },
  city: { label: 'City', kind: 'text', maximum: 50, list: 'places' },
} as const satisfies Fields;

const state = { label: 'State', kind: 'option', options: stateCodes } as const;

const zip = {
  zipCode: { label: 'Zip code', kind: 'digits', digits: 5, list: 'places' },
  zipExtension: { label: 'Zip extension', kind: 'digits', digits: 4 },
} as const satisfies Fields;

/** The fields of a present address in reading order. */
export const addressFields = { ...street, state, ...zip } as const;

/**
 * The fields of the property's address. Licensed states come from the server, counties from the list of zip codes.
 */
export const propertyFields = {
  ...street,
  state,
  county: { label: 'County', kind: 'text', maximum: 50, list: 'counties' },
  ...zip,
} as const satisfies Fields;
