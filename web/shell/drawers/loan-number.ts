import { constants } from '../../shared/constants.ts';

/** The end of a loan number, as the Loan icon has room for: "1000123456" is "…3456" (S-2.4-09, S-2.4-44, S-9-05). */
export const endOfLoanNumber = (loanNumber: string): string =>
  loanNumber === '' ? '' : `…${[...loanNumber].slice(-constants.loanNumberTail).join('')}`;
