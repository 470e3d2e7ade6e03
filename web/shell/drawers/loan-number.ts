import { constants } from '../../shared/constants.ts';

/** Returns the end of a loan number for the Loan icon: "1000123456" is "…3456" (S-2.4-09, S-2.4-44, S-9-05). */
export const endOfLoanNumber = (loanNumber: string): string =>
  loanNumber === '' ? '' : `…${[...loanNumber].slice(-constants.loanNumberTail).join('')}`;
