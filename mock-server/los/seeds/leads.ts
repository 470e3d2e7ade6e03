import type { SeedLoan } from '../../store/repositories/seed.ts';
import { borrower, namedOnly } from './borrowers.ts';
import { internalNote, type LoanBuilder, lead, sharedNote } from './builders.ts';
import { files } from './files.ts';
import { type LoanSketch, loanFrom } from './sketch.ts';

/** Returns the leads. Each lead has less data than the one before, and some have notes. */
export const leads = (day: string): SeedLoan[] => [
  ...sketches.map((sketch) => loanFrom({ ...sketch, ...files[sketch.id] }, day)),
  ...talkedTo.map((prospect) => prospect.on(day)),
];

const talkedTo: readonly LoanBuilder[] = [
  lead()
    .numbered(123_437)
    .by(
      borrower(['Alistair', null, 'Pomfret'], 702, ['9 Heron Ct', 'Eugene', 'OR', '97401'], {
        area: 541,
        cell: 148,
      }),
    )
    .inStatus('Contacted')
    .purchase(410_000)
    .noted(sharedNote('Nora Whitfield', 'Looks for three bedrooms near the river.', -3, '18:10'))
    .with({ amount: 328_000, activity: [-3, '18:10'] }),
  lead()
    .numbered(123_438)
    .by(
      borrower(['Beatrix', 'L', 'Hawksmoor'], 751, ['640 Juniper St', 'Boise', 'ID', '83702'], {
        area: 208,
        work: 149,
      }),
    )
    .withCoBorrower()
    .inStatus('Prequalified')
    .refinance(525_000)
    .missing('address')
    .with({ amount: 315_000, activity: [-5, '09:15'] }),
  lead()
    .numbered(123_439)
    .by(namedOnly('Cassius', 'Umber'))
    .construction(390_000)
    .with({ amount: 292_500, product: null, activity: [-6, '14:45'] }),
  lead()
    .numbered(123_440)
    .by(namedOnly('Dorothea', 'Vale'))
    .inStatus('Contacted')
    .noted(internalNote('Lucinda Brightwater', 'Asked not to be called before noon.', -10, '10:00'))
    .with({
      purpose: 'Other',
      product: null,
      amount: null,
      salesPrice: undefined,
      appraisedValue: undefined,
      missing: ['income', 'taxId', 'address', 'value', 'amount'],
      activity: [-10, '10:00'],
    }),
];

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
