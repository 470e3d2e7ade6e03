import Type, { type TSchema } from 'typebox';
import { emailAddress } from '../api/email-address.ts';
import type { Field, Fields } from '../fields/field.ts';
import { addressFields, personFields, propertyFields } from '../fields/person.ts';
import { rulesAbout } from '../api/rules.ts';
import { blankable, Day, described, nullable, oneOf, strict } from '../schema.ts';

// Schemas of the fields of the create screen, as the create request has them.

/**
 * Type of a field's value in a request. A blank field is null (L-3.4-26), unless the field is always required.
 */
type WireOf<F> =
  | (F extends { readonly options: readonly (infer Option)[] } ? Option : string)
  | (F extends { readonly required: 'always' } | { readonly kind: 'select' } ? never : null);

/** Returns the schemas of a group of fields, by field name, with descriptions. */
export const schemasOf = <const Group extends Fields>(group: Group) =>
  Object.fromEntries(
    Object.entries(group).map(([name, field]) => [name, schemaOf(name, field)]),
  ) as unknown as {
    readonly [Name in keyof Group]: Type.TUnsafe<WireOf<Group[Name]>>;
  };

const schemaOf = (name: string, field: Field): TSchema => {
  const isNullable = field.required !== 'always' && field.kind !== 'select';
  const ids = rulesAbout(`field:${name}`);
  const rules = ids.length === 0 ? '' : ` (${ids.join(', ')})`;
  const words = `${field.label}, ${formOf(field)}${isNullable ? '; null when blank' : ''}${rules}.`;
  if (!isNullable) return described(valueOf(field), words);
  return described((field.required ? nullable : blankable)(valueOf(field)), words);
};

/** Returns the format of a field's value in words, such as `at most 35 characters`. */
function formOf(field: Field): string {
  switch (field.kind) {
    case 'text':
    case 'email':
      return `at most ${field.maximum} characters`;
    case 'digits':
      return `${field.digits} digits`;
    case 'date':
      return 'yyyy-MM-dd';
    default:
      return 'one of the listed values';
  }
}

/**
 * Returns the schema of a field's value in the request body.
 * @throws {Error} for a kind of field without a general schema
 */
function valueOf(field: Field): TSchema {
  switch (field.kind) {
    case 'text': {
      const { maximum: maxLength } = field;
      // A required text holds at least one character that is not white space.
      return Type.String({ minLength: 1, maxLength, ...(field.required ? { pattern: '\\S' } : {}) });
    }
    case 'digits':
      return digits(field.digits);
    case 'email':
      return Type.String({ maxLength: field.maximum, pattern: emailAddress.source });
    case 'date':
      return Day;
    case 'option':
    case 'select':
      return oneOf(field.options as [string]);
    default:
      throw new Error(`${field.label}: the kind ${field.kind} has no schema here`);
  }
}

/** Returns the schema of a text of so many digits. */
export const digits = (count: number) => Type.String({ pattern: `^[0-9]{${count}}$` });

const PresentAddress = strict(schemasOf(addressFields));

/** Address of the property: the fields of a present address and the county (L-3.4-25). */
export const PropertyAddress = strict({
  ...PresentAddress.properties,
  ...schemasOf({ county: propertyFields.county }),
});

/**
 * The borrower. Only a lead may have no tax identifier, which the server checks apart from this schema (L-5.1-12).
 * Phone numbers: L-3.4-22.
 */
export const BorrowerDetails = strict({
  ...schemasOf(personFields),
  presentAddress: described(PresentAddress, 'Present address (L-3.4-24).'),
});
export type BorrowerDetails = Type.Static<typeof BorrowerDetails>;

/** The co-borrower, who always needs a tax identifier (L-5.1-10, A-19). */
export const CoBorrowerDetails = strict({
  ...BorrowerDetails.properties,
  taxIdentifier: described(
    digits(personFields.taxIdentifier.digits),
    'Tax identifier, 9 digits, also for a lead (L-5.1-10, A-19).',
  ),
});
