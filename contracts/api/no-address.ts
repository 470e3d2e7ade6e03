import type { CreateLoanRequest } from '../schemas/create-loan.ts';

/** An address of which nothing is known, as a creation sends it. */
export const noAddress: CreateLoanRequest['borrowerDetails']['presentAddress'] = {
  houseNumber: null,
  streetName: null,
  unitNumber: null,
  city: null,
  state: null,
  zipCode: null,
  zipExtension: null,
};
