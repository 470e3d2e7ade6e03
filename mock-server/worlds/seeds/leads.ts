import type { SeedLoan } from '../../store/store.ts';
import { borrower, namedOnly } from './borrowers.ts';
import { type LoanSketch, loanFrom } from './sketch.ts';

/** Four leads: prospects of whom less and less is known. */
export const leads = (day: string): SeedLoan[] => sketches.map((sketch) => loanFrom(sketch, day));

const sketches: readonly LoanSketch[] = [
  {
    id: 123_417,
    isLead: true,
    borrower: borrower(['Thaddeus', 'J', 'Marlowe'], 731, ['88 Juniper Loop', 'Bend', 'OR', '97701'], {
      area: 541,
      cell: 117,
    }),
    coBorrower: borrower(['Imelda', null, 'Marlowe'], 744, ['88 Juniper Loop', 'Bend', 'OR', '97701'], {
      area: 541,
      cell: 118,
    }),
    status: 'Lead',
    institution: 'Marrowbrook Home Lending',
    originator: [302, 'Mateo', 'Alvarado'],
    purpose: 'Purchase',
    product: 'Conforming 30 Year Fixed',
    amount: 356_000,
    salesPrice: 445_000,
    appraisedValue: 445_000,
    missing: ['taxId', 'address'],
    activity: [-1, '16:20'],
  },
  {
    id: 123_418,
    isLead: true,
    borrower: borrower(['Yolanda', null, 'Eberhart'], null, ['5 Cannery Row', 'Astoria', 'OR', '97103'], {
      area: 503,
      home: 133,
    }),
    status: 'Lead',
    institution: 'Quillhaven Savings',
    originator: [302, 'Mateo', 'Alvarado'],
    purpose: 'Refinance',
    product: 'FHA 30 Year Fixed',
    amount: 198_500,
    appraisedValue: 264_000,
    missing: ['income', 'taxId', 'address'],
    activity: [-2, '11:05'],
  },
  {
    id: 123_419,
    isLead: true,
    borrower: borrower(['Bartholomew', null, 'Nkemelu'], 0, ['1700 Lakeshore Dr', 'Madison', 'WI', '53703']),
    status: 'Lead',
    institution: 'Fennimore Partners',
    originator: [308, 'Gideon', 'Farrow'],
    originationType: 'Brokered Out',
    purpose: null,
    product: null,
    amount: 150_000,
    missing: ['income', 'taxId', 'address', 'value'],
    activity: [-4, '09:40'],
  },
  {
    id: 123_420,
    isLead: true,
    borrower: namedOnly('Rosalind', 'Petrakis'),
    status: 'Lead',
    institution: 'Marrowbrook Home Lending',
    originator: [301, 'Nora', 'Whitfield'],
    purpose: null,
    product: null,
    amount: null,
    missing: ['income', 'taxId', 'address', 'value', 'amount'],
    activity: [-9, '13:30'],
  },
];
