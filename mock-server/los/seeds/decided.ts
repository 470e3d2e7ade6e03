import { borrower } from './borrowers.ts';
import { internalNote, type LoanBuilder, loan, sharedNote } from './builders.ts';

/** Loans that are funded, suspended, denied or withdrawn, and loans shortly before such a decision. */
export const decided: readonly LoanBuilder[] = [
  loan()
    .numbered(123_427)
    .by(
      borrower(['Hyacinth', null, 'Bellweather'], 803, ['6 Regatta Row', 'Warwick', 'RI', '02886'], {
        area: 401,
        home: 129,
      }),
    )
    .purchase(685_000, 690_000)
    .finaled(-12)
    .locked(-10)
    .underwritten('Loan Product Advisor', 'Accept')
    .compliant()
    .noted(sharedNote('Priya Raman', 'Funded. Thank-you call made.', -12, '14:00'))
    .with({
      amount: 548_000,
      originator: [303, 'Priya', 'Raman'],
      product: 'Jumbo 30 Year Fixed',
      propertyType: 'Condo Low Rise',
      occupancy: 'Second Home',
      property: ['Unit 4C, 88 Breakwater St', 'Newport', 'RI', '02840'],
      cashToClose: 151_270.42,
      appliedIn: -58,
      activity: [-12, '14:00'],
    }),
  loan()
    .numbered(123_428)
    .by(
      borrower(['Thelonius', 'B', 'Crabapple'], 731, ['930 Tumbleweed Dr', 'Mesa', 'AZ', '85201'], {
        area: 480,
        work: 134,
        cell: 135,
      }),
    )
    .withCoBorrower()
    .refinance(462_000)
    .finaled(-20)
    .locked(-19)
    .underwritten('Desktop Underwriter', 'Approve/Eligible')
    .compliant()
    .with({
      amount: 327_400,
      originator: [302, 'Mateo', 'Alvarado'],
      product: 'VA 30 Year Fixed',
      propertyType: 'PUD Detached',
      property: ['930 Tumbleweed Dr', 'Mesa', 'AZ', '85201'],
      cashToClose: -18_905.11,
      appliedIn: -64,
      activity: [-20, '16:30'],
    }),
  loan()
    .numbered(123_429)
    .by(
      borrower(['Marisol', null, 'Vantongeren'], 640, ['77 Gaslight Ave', 'Dayton', 'OH', '45402'], {
        area: 937,
        cell: 136,
      }),
    )
    .purchase(158_000)
    .inStatus('Suspended')
    .inQueue('Underwriter', 70_114)
    .locked(6)
    .underwritten('Desktop Originator', 'Refer with Caution')
    .failing(
      'Income of the last two years is not documented.',
      'The appraisal is older than 120 days.',
      'Gift letter is missing.',
      'The seller pays more than the program allows.',
      'Debt ratio exceeds the limit of the program.',
    )
    .noted(
      internalNote('Ulrich Vandermeer', 'Suspended until the tax returns are here.', -5, '13:45'),
      sharedNote('Hana Kobayashi', 'Borrower sends both returns on Monday.', -4, '16:15'),
    )
    .with({
      amount: 150_100,
      originator: [305, 'Hana', 'Kobayashi'],
      institution: 'Tarnfield Community Bank',
      originationType: 'Correspondent',
      product: 'FHA 30 Year Fixed',
      propertyType: 'Attached',
      debtRatio: 0.51209,
      property: ['31 Weaver St', 'Dayton', 'OH', '45410'],
      activity: [-4, '16:15'],
    }),
  loan()
    .numbered(123_430)
    .by(
      borrower(['Barnaby', 'Theodore', 'Winterbourne'], 588, ['5 Millrace Ct', 'Concord', 'NH', '03301'], {
        area: 603,
        home: 137,
        work: 138,
      }),
    )
    .inStatus('Denied')
    .underwritten('Desktop Originator', 'Error: credit report expired')
    .failing('Notice of action taken has to be sent within 30 days.')
    .noted(internalNote('Ulrich Vandermeer', 'Denied: insufficient income.', -15, '11:00'))
    .with({
      institution: 'Tarnfield Community Bank',
      originator: [305, 'Hana', 'Kobayashi'],
      originationType: 'Correspondent',
      property: ['12 Sugarbush Rd', 'Concord', 'NH', '03303'],
      closingIn: undefined,
      activity: [-15, '11:00'],
    }),
  loan()
    .numbered(123_431)
    .by(borrower(['Octavia', null, 'Rosenkrantz'], 0, ['303 Canal St', 'Savannah', 'GA', '31405']))
    .refinance(540_000)
    .inStatus('Withdrawn')
    .withoutAutomation()
    .with({
      amount: 401_000,
      institution: 'Quillhaven Savings',
      originator: [304, 'Desmond', 'Achebe'],
      occupancy: 'Investment Property',
      propertyType: 'Condo High Rise',
      complianceFailures: null,
      lock: ['Lock Cancelled', -6],
      appliedIn: undefined,
      closingIn: undefined,
      activity: [-13, '09:35'],
    }),
  loan()
    .numbered(123_432)
    .by(
      borrower(['Emeric', 'Jules', 'Langstrom'], 767, ['19 Peat Bog Rd', 'Rutland', 'VT', '05701'], {
        area: 802,
        work: 139,
        cell: 141,
      }),
    )
    .withCoBorrower()
    .withSecondPair({ firstName: 'Rosamund', lastName: 'Langstrom' })
    .purchase(299_000, 304_500)
    .inStatus('Approved with Conditions')
    .inQueue('Processor', 70_115)
    .locked(17)
    .underwritten('Loan Product Advisor', 'Accept')
    .underwritten('Desktop Underwriter', 'Approve/Ineligible')
    .compliant()
    .noted(internalNote('Paloma Quintero', 'Homeowner policy ordered.', -2, '08:30'))
    .with({
      // The account was opened before the wedding.
      accountName: 'Emeric Hale',
      amount: 239_200,
      institution: 'Tarnfield Community Bank',
      originator: [306, 'Lukas', 'Brandt'],
      originationType: 'Correspondent',
      product: 'Conforming 15 Year Fixed',
      term: 180,
      rate: 0.0575,
      apr: 0.05921,
      propertyType: 'PUD Attached',
      property: ['2 Toboggan Ln', 'Killington', 'VT', '05751'],
      activity: [-2, '08:30'],
    }),
];
