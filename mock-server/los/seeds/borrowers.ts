import Type from 'typebox';
import type { DashboardBorrower } from '../../../contracts/operations/dashboard.ts';
import { nullable, strict } from '../../../contracts/schema.ts';

const text = Type.String();
const line = Type.Optional(Type.Integer());

/** An invented borrower. A borrower without an address has no mail address either. */
export const BorrowerSketch = strict({
  /** First, middle and last name; left out after an incomplete import. */
  name: Type.Optional(Type.Tuple([text, nullable(text), text])),
  creditScore: Type.Optional(Type.Integer()),
  /** Street, city, state, zip code and zip extension. */
  address: Type.Optional(
    Type.Union([Type.Tuple([text, text, text, text]), Type.Tuple([text, text, text, text, text])]),
  ),
  /** Area code of the phone numbers. The numbers are reserved for fiction (555-01xx). */
  area: line,
  home: line,
  work: line,
  cell: line,
});
export type BorrowerSketch = Type.Static<typeof BorrowerSketch>;

/** Returns the mail address of a name, in letters without accents. */
const mailAddressOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z.]/g, '')}@example.com`;

/** Returns a borrower with a mail address at example.com. */
export function borrowerOf({ name, creditScore, address, ...phones }: BorrowerSketch): DashboardBorrower {
  const [first = null, middle = null, last = null] = name ?? [];
  const [streetAddress = null, city = null, state = null, zipCode = null, zipExtension = null] =
    address ?? [];
  const phone = (number?: number): string | null =>
    number === undefined ? null : `(${phones.area}) 555-${String(number).padStart(4, '0')}`;
  return {
    borrowerFirstName: first,
    borrowerMiddleName: middle,
    borrowerLastName: last,
    creditScore: creditScore ?? null,
    emailAddress: address ? mailAddressOf(`${first}.${last}`) : null,
    homePhone: phone(phones.home),
    workPhone: phone(phones.work),
    cellPhone: phone(phones.cell),
    streetAddress,
    city,
    state,
    zipCode,
    zipExtension,
  };
}
