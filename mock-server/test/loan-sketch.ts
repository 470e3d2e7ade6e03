import type { LoanSketch } from '../los/seeds/sketch.ts';

/** An ordinary purchase in processing, for tests. */
export const ordinaryLoan: LoanSketch = {
  id: 1,
  status: 'Processing',
  borrower: { name: ['Orla', 'M', 'Fenwright'], creditScore: 742 },
  institution: 'Marrowbrook Home Lending',
  originator: [301, 'Nora', 'Whitfield'],
  purpose: 'Purchase',
  product: 'Conforming 30 Year Fixed',
  amount: 300_000,
  salesPrice: 375_000,
  appraisedValue: 380_000,
  activity: [-10, '12:00'],
};
