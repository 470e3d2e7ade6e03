import { borrower } from './borrowers.ts';
import { internalNote, type LoanBuilder, loan } from './builders.ts';

/** Loans of unusual kinds: territories, wholesale, purchased loans, manual underwriting, pre-approvals. */
export const otherPrograms: readonly LoanBuilder[] = [
  loan()
    .numbered(123_433)
    .by(
      borrower(['Keoni', null, 'Makaweli-Stroud'], 719, ['55 Plumeria Pl', 'Hilo', 'HI', '96720'], {
        area: 808,
        cell: 142,
      }),
    )
    .purchase(498_000)
    .locked(33)
    .inQueue('Processor', 70_116)
    .with({
      // The credit union numbers its own loans.
      loanNumber: '1000123477',
      amount: 448_200,
      institution: 'Oxley Ridge Credit Union',
      originator: [303, 'Priya', 'Raman'],
      originationType: 'Wholesale',
      product: 'VA 30 Year Fixed',
      property: ['Unit 9, 400 Banyan Walk', 'Hilo', 'HI', '96720'],
      propertyType: 'Detached Condo',
      activity: [-6, '19:05'],
    }),
  loan()
    .numbered(123_434)
    .by(
      borrower(['Graciela', 'Inés', 'Montserrate'], 684, ['88 Calle Almendro', 'Ponce', 'PR', '00716'], {
        area: 787,
        home: 143,
        cell: 144,
      }),
    )
    .withCoBorrower()
    .purchase(214_000, 216_000)
    .inStatus('In Underwriting')
    .inQueue('Underwriter', 70_117)
    .underwritten('Manual Underwriting', 'In review')
    .failing('Disclosures have to be given in Spanish as well.', 'Seismic survey is missing.')
    .with({
      amount: 206_510,
      institution: 'Quillhaven Savings',
      originator: [304, 'Desmond', 'Achebe'],
      product: 'FHA 30 Year Fixed',
      property: ['14 Calle Flamboyán', 'Ponce', 'PR', '00730'],
      activity: [-5, '10:40'],
    }),
  loan()
    .numbered(123_435)
    .by(
      borrower(['Montague', null, 'Silverthorne'], 777, ['1 Embassy Mews', 'Washington', 'DC', '20007'], {
        area: 202,
        work: 146,
      }),
    )
    .refinance(1_980_000)
    .inStatus('Clear to Close')
    .locked(3)
    .underwritten('Desktop Underwriter', 'Error')
    .underwritten('Loan Product Advisor', 'Caution')
    .compliant()
    .noted(internalNote('Calvin Osterhout', 'Cooperative board approval is on file.', -9, '15:15'))
    .with({
      amount: 1_188_000,
      institution: 'Fennimore Partners',
      originator: [304, 'Desmond', 'Achebe'],
      originationType: 'Purchased',
      product: 'Jumbo 30 Year Fixed',
      propertyType: 'Co-op',
      property: ['1 Embassy Mews', 'Washington', 'DC', '20007'],
      otherLiens: 250_000,
      undrawnCredit: 150_000,
      activity: [-9, '15:15'],
    }),
  loan()
    .numbered(123_436)
    .by(
      borrower(['Winifred', 'A', 'Delacroix-Boone'], 736, ['12 Tidepool Ln', 'Bandon', 'OR', '97411'], {
        area: 541,
        cell: 147,
      }),
    )
    .preApproval()
    .missing('address', 'value')
    .with({
      salesPrice: 340_000,
      appraisedValue: undefined,
      amount: 272_000,
      property: [null, 'Bandon', 'OR', '97411'],
      propertyType: null,
      activity: [-11, '12:50'],
    }),
];
