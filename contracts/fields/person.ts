import { generations, stateCodes, taxIdentifierTypes } from '../api/options.ts';
import type { Fields } from './field.ts';

const name = { kind: 'text', maximum: 35 } as const;
const phone = { kind: 'digits', digits: 10, mask: '(###) ###-####' } as const;

/** The fields of borrower and co-borrower in reading order; the present address follows. Document 001, sections 3.4 and 5.2. */
export const personFields = {
  firstName: { label: 'First name', ...name, required: 'always', rules: ['L-5.2-01'] },
  middleName: { label: 'Middle name', ...name, rules: ['L-5.2-02'] },
  lastName: { label: 'Last name', ...name, required: 'always', rules: ['L-5.2-03'] },
  generation: { label: 'Suffix', kind: 'option', options: generations, blank: 'None', rules: ['L-3.6-05'] },
  taxIdentifier: {
    label: 'Tax identifier',
    kind: 'digits',
    digits: 9,
    mask: '###-##-####',
    isPrivate: true,
    required: 'except-borrower-of-lead',
    rules: ['L-5.2-12'],
  },
  taxIdentifierType: {
    label: 'Tax identifier type',
    kind: 'select',
    options: taxIdentifierTypes,
    labels: { ssn: 'SSN', itin: 'ITIN' },
    rules: ['L-3.6-06'],
  },
  birthDate: { label: 'Birth date', kind: 'date', earliestYear: 1900, rules: ['A-29', 'A-132'] },
  emailAddress: { label: 'Email', kind: 'email', maximum: 50, rules: ['L-5.2-04', 'L-5.2-05'] },
  cellPhone: { label: 'Cell phone', ...phone, rules: ['L-5.2-17', 'L-5.2-18'] },
  workPhone: { label: 'Work phone', ...phone, rules: ['L-5.2-17', 'L-5.2-18'] },
} as const satisfies Fields;

const street = {
  houseNumber: { label: 'House number', kind: 'text', maximum: 15, rules: ['L-5.2-06'] },
  streetName: { label: 'Street name', kind: 'text', maximum: 50, rules: ['L-5.2-07'] },
  unitNumber: { label: 'Unit number', kind: 'text', maximum: 10, rules: ['L-5.2-08'] },
  city: { label: 'City', kind: 'text', maximum: 50, list: 'places', rules: ['L-5.2-09'] },
} as const satisfies Fields;

const state = { label: 'State', kind: 'option', options: stateCodes, rules: ['L-3.6-14'] } as const;

const zip = {
  zipCode: { label: 'Zip code', kind: 'digits', digits: 5, list: 'places', rules: ['L-5.2-10'] },
  zipExtension: { label: 'Zip extension', kind: 'digits', digits: 4, rules: ['L-5.2-11'] },
} as const satisfies Fields;

/** The fields of a present address in reading order. */
export const addressFields = { ...street, state, ...zip } as const;

/**
 * The fields of the property's address. Licensed states come from the server, counties from the list of zip codes.
 */
export const propertyFields = {
  ...street,
  state: { ...state, rules: ['L-4.3-04', 'A-37'] },
  county: { label: 'County', kind: 'text', maximum: 50, list: 'counties', rules: [] },
  ...zip,
} as const satisfies Fields;
