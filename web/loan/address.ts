import { joined } from './format.ts';

/** An address as an answer delivers it. */
export interface AddressParts {
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly zipExtension?: string | null;
}

/** "12 Elm Street, Portland, ME 04101-1234"; missing parts leave no stray commas (L-2.3-33, L-2.3-42). */
export function addressLine({ street, city, state, zipCode, zipExtension }: AddressParts): string {
  const zip = joined([zipCode]) === '' ? '' : joined([zipCode, zipExtension], '-');
  return joined([street, city, joined([state, zip])], ', ');
}
