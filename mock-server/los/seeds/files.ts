import { internalNote, sharedNote } from './builders.ts';
import type { LoanSketch } from './sketch.ts';

type FileFacts = Pick<
  LoanSketch,
  'propertyType' | 'occupancy' | 'complianceFailures' | 'notes' | 'secondPair'
>;

/** Data that no dashboard shows, by the account id of the loan: property, compliance findings and notes. */
export const files: Readonly<Record<number, FileFacts>> = {
  123_401: {
    propertyType: 'Detached',
    occupancy: 'Primary Residence',
    complianceFailures: [],
    secondPair: [
      { firstName: 'Ingeborg', lastName: 'Thornquist' },
      { firstName: 'Mateus', lastName: 'Calder' },
    ],
    notes: [
      sharedNote(
        'Nora Whitfield',
        'Borrowers would like to close before the end of the month.',
        -50,
        '15:20',
      ),
      internalNote(
        'Paloma Quintero',
        'Verification of employment received for both borrowers.',
        -31,
        '10:05',
      ),
      internalNote('Ulrich Vandermeer', 'Conditions cleared. Reserves documented.', -14, '16:40'),
      sharedNote('Fatima Belhadj', 'Wire sent, loan funded.', -3, '18:45'),
    ],
  },
  123_402: {
    propertyType: 'Condo High Rise',
    occupancy: 'Second Home',
    complianceFailures: [],
    notes: [internalNote('Fatima Belhadj', 'Rescission period ends tomorrow.', -1, '17:50')],
  },
  123_403: {
    propertyType: 'Detached',
    occupancy: 'Primary Residence',
    complianceFailures: ['The builder contract was signed after the construction disclosure.'],
    notes: [sharedNote('Desmond Achebe', 'Draw schedule agreed with the builder.', -9, '11:15')],
  },
  123_404: {
    propertyType: 'PUD Detached',
    occupancy: 'Primary Residence',
    complianceFailures: [
      'Closing Disclosure has to be received three business days before closing.',
      'The annual percentage rate has become inaccurate since it was last disclosed.',
      'Flood determination is missing.',
    ],
    secondPair: [{ firstName: 'Halina', lastName: 'Dombrowski' }],
    notes: [
      internalNote('Calvin Osterhout', 'Title company asked for corrected prorations.', -2, '09:40'),
      sharedNote('Calvin Osterhout', 'Closing set for 10 a.m., borrowers confirmed.', -1, '12:00'),
    ],
  },
  123_405: { propertyType: 'Attached', occupancy: 'Primary Residence', complianceFailures: [] },
  123_406: {
    propertyType: 'PUD Attached',
    occupancy: 'Primary Residence',
    complianceFailures: ['Lock expired before closing: disclose the new rate.'],
    notes: [internalNote('Ulrich Vandermeer', 'Waiting for the certificate of eligibility.', -1, '09:25')],
  },
  123_407: { propertyType: 'Detached', occupancy: 'Investment Property', complianceFailures: [] },
  123_408: { propertyType: 'Condo Low Rise', occupancy: 'Second Home', complianceFailures: [] },
  123_409: {
    propertyType: 'Detached',
    occupancy: 'Primary Residence',
    notes: [sharedNote('Gideon Farrow', 'Borrower will send the survey next week.', -4, '13:30')],
  },
  123_410: { propertyType: 'Co-op', occupancy: 'Primary Residence', complianceFailures: [] },
  123_411: {
    propertyType: 'Detached Condo',
    occupancy: 'Primary Residence',
    complianceFailures: ['Loan Estimate was sent later than three business days after application.'],
  },
  123_412: { propertyType: 'Detached', occupancy: 'Primary Residence' },
  123_413: { propertyType: 'Detached', occupancy: 'Primary Residence' },
  123_414: { propertyType: null, occupancy: 'Primary Residence' },
  123_415: { propertyType: 'Detached', occupancy: 'Primary Residence', complianceFailures: [] },
  123_416: { propertyType: 'Attached', occupancy: 'Investment Property' },
  123_417: {
    propertyType: 'Detached',
    occupancy: 'Primary Residence',
    notes: [sharedNote('Mateo Alvarado', 'Call back after the open house.', -1, '16:20')],
  },
};
