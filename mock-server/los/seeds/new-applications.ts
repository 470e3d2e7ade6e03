import { borrower, namedOnly, unnamed } from './borrowers.ts';
import { internalNote, type LoanBuilder, loan, sharedNote } from './builders.ts';

/** Empty fields of a new application, whose loan and property have no data yet. */
const nothingYet = {
  amount: null,
  product: null,
  purpose: null,
  salesPrice: undefined,
  appraisedValue: undefined,
  rate: undefined,
  apr: undefined,
  property: undefined,
  propertyType: null,
  occupancy: null,
  housingRatio: undefined,
  debtRatio: undefined,
  closingIn: undefined,
} as const;

/** New applications. They differ in how many of the six items the lender has received: from none to all. */
export const newApplications: readonly LoanBuilder[] = [
  loan()
    .numbered(123_421)
    .by(
      borrower(
        ['Cordelia', 'Wren', 'Abernathy-Quist'],
        712,
        ['41 Sorrel Way', 'Corvallis', 'OR', '97330', '4411'],
        { area: 541, home: 122, work: 123, cell: 124 },
      ),
    )
    // The co-borrower has another present address.
    .withCoBorrower(
      borrower(['Lysander', 'Piers', 'Quist'], 698, ['803 Alder Ct', 'Vancouver', 'WA', '98660', '1404'], {
        area: 360,
        home: 171,
        work: 172,
        cell: 125,
      }),
    )
    .withSecondPair(
      { firstName: 'Perpetua', lastName: 'Abernathy' },
      { firstName: 'Ambrose', lastName: 'Abernathy' },
    )
    .purchase(512_000, 515_000)
    .inStatus('Application')
    .inQueue('LoanOpener', 70_113)
    .noted(
      sharedNote(
        'Nora Whitfield',
        'Parents and their adult children buy together: all four borrowers sign.',
        -3,
        '09:10',
      ),
    )
    .with({
      amount: 460_800,
      property: ['7 Linnet Hollow', 'Corvallis', 'OR', '97333'],
      activity: [-3, '09:10'],
    }),
  loan()
    .numbered(123_422)
    .by(
      borrower(['Fitzgerald', null, 'Okonjo-Pratt'], null, ['220 Harrow Ln', 'Provo', 'UT', '84601'], {
        area: 801,
        cell: 126,
      }),
    )
    .refinance(338_000)
    .inStatus('Application')
    .missing('income', 'taxId', 'address')
    .with({ amount: 210_500, originator: [302, 'Mateo', 'Alvarado'], activity: [-3, '15:25'] }),
  loan()
    .numbered(123_423)
    .by(namedOnly('Seraphine', 'Dubrovnik'))
    .inStatus('Application')
    .missing('income', 'taxId', 'address', 'value')
    .with({
      amount: 265_000,
      salesPrice: undefined,
      appraisedValue: undefined,
      property: undefined,
      propertyType: null,
      occupancy: null,
      housingRatio: undefined,
      activity: [-4, '17:05'],
    }),
  loan()
    .numbered(123_424)
    .by(namedOnly('Ignatius', 'Plumtree'))
    .inStatus('Application')
    .missing('income', 'taxId', 'address', 'value', 'amount')
    .with({
      ...nothingYet,
      activity: [-5, '11:55'],
    }),
  loan()
    .numbered(123_425)
    .by(unnamed)
    .inStatus('Application')
    .missing('name', 'income', 'taxId', 'address', 'value', 'amount')
    .noted(internalNote('Lionel Prescod', 'Imported without a borrower. Ask the branch.', -7, '08:20'))
    .with({
      ...nothingYet,
      activity: [-7, '08:20'],
    }),
  loan()
    .numbered(123_426)
    .by(
      borrower(['Zoë', 'Anaïs', 'Söderqvist'], 655, ['15 Tamarack Pl', 'Eau Claire', 'WI', '54701'], {
        area: 715,
        home: 127,
        cell: 128,
      }),
    )
    .withCoBorrower()
    .construction(455_000)
    .missing('income', 'taxId')
    .inStatus('Application')
    .with({
      amount: 318_500,
      institution: 'Fennimore Partners',
      originator: [308, 'Gideon', 'Farrow'],
      originationType: 'Brokered Out',
      product: 'Construction to Permanent 30 Year',
      property: ['Lot 3 Cedar Waxwing Rd', 'Eau Claire', 'WI', '54703'],
      lock: ['Lock Requested', 45],
      activity: [-4, '10:10'],
    }),
];
