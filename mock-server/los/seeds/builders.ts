import type { WorkQueueType } from '../../../contracts/api/options.ts';
import type { DashboardBorrower } from '../../../contracts/operations/loan.ts';
import type { PersonName } from '../../store/schema/loan-row.ts';
import type { SeedLoan } from '../../store/repositories/seed.ts';
import { borrower } from './borrowers.ts';
import { type LoanSketch, loanFrom, type MissingItem, type NoteSketch } from './sketch.ts';
import type { LoanStatus } from './statuses.ts';

/**
 * Builds loans in terms of lending: `loan().refinance(320_000).withCoBorrower()`. Builders are immutable: each method
 * returns a new one. The default is an ordinary purchase in processing.
 */
export class LoanBuilder {
  readonly sketch: LoanSketch;

  constructor(sketch: LoanSketch) {
    this.sketch = sketch;
  }

  /** Returns the loan for a world in which `day` (yyyy-MM-dd) is today. */
  on(day: string): SeedLoan {
    return loanFrom(this.sketch, day);
  }

  /** Sets any other properties of the loan. */
  with(facts: Partial<LoanSketch>): LoanBuilder {
    return new LoanBuilder({ ...this.sketch, ...facts });
  }

  numbered(id: number): LoanBuilder {
    return this.with({ id });
  }

  by(person: DashboardBorrower): LoanBuilder {
    return this.with({ borrower: person });
  }

  withCoBorrower(coBorrower: DashboardBorrower = beside(this.sketch.borrower)): LoanBuilder {
    return this.with({ coBorrower });
  }

  /** Adds the second pair of borrowers: a secondary borrower and optionally a secondary co-borrower. */
  withSecondPair(...secondPair: readonly PersonName[]): LoanBuilder {
    return this.with({ secondPair });
  }

  /** Makes the loan a purchase. @param salesPrice US dollars @param appraisedValue US dollars; default: the price */
  purchase(salesPrice: number, appraisedValue = salesPrice): LoanBuilder {
    return this.with({ purpose: 'Purchase', salesPrice, appraisedValue });
  }

  /** Makes the loan a refinance, without a sales price. @param appraisedValue US dollars */
  refinance(appraisedValue = 400_000): LoanBuilder {
    return this.with({ purpose: 'Refinance', salesPrice: undefined, appraisedValue });
  }

  /** Makes the loan a construction loan. @param appraisedValue US dollars, with the improvements */
  construction(appraisedValue = 480_000): LoanBuilder {
    return this.with({ purpose: 'Construction', salesPrice: undefined, appraisedValue });
  }

  preApproval(): LoanBuilder {
    return this.with({ purpose: 'Purchase', isPreapproval: true, status: 'Pre-Approval' });
  }

  inStatus(status: LoanStatus): LoanBuilder {
    return this.with({ status });
  }

  inQueue(queue: WorkQueueType, taskId: number): LoanBuilder {
    return this.with({ task: [queue, taskId] });
  }

  /** Locks the rate. @param expiresIn days from today; negative for an expired lock */
  locked(expiresIn = 20): LoanBuilder {
    return this.with({ lock: [expiresIn < 0 ? 'Lock Expired' : 'Locked', expiresIn] });
  }

  /** Sets the final date. @param finaledIn days from today */
  finaled(finaledIn = -2): LoanBuilder {
    return this.with({ status: 'Funded', closingIn: finaledIn - 3, finaledIn });
  }

  /** Appends a status line of an automated underwriting service. */
  underwritten(service: string, status: string): LoanBuilder {
    return this.with({ underwriting: [...(this.sketch.underwriting ?? []), [service, status]] });
  }

  /** Sets the missing items of the application, and removes the application date. */
  missing(...missing: readonly MissingItem[]): LoanBuilder {
    return this.with({ missing, appliedIn: undefined });
  }

  /** Turns off the automation of the application date. Users then set the date by hand. */
  withoutAutomation(): LoanBuilder {
    return this.with({ automatesApplicationDate: false });
  }

  compliant(): LoanBuilder {
    return this.with({ complianceFailures: [] });
  }

  failing(...complianceFailures: readonly string[]): LoanBuilder {
    return this.with({ complianceFailures });
  }

  noted(...notes: readonly NoteSketch[]): LoanBuilder {
    return this.with({ notes: [...(this.sketch.notes ?? []), ...notes] });
  }
}

/** Returns a note that originators may read too. */
export const sharedNote = (author: string, text: string, ...written: NoteSketch['written']): NoteSketch => ({
  author,
  text,
  isShared: true,
  written,
});

/** Returns a note for the lender's staff only. */
export const internalNote = (
  author: string,
  text: string,
  ...written: NoteSketch['written']
): NoteSketch => ({
  ...sharedNote(author, text, ...written),
  isShared: false,
});

/** Returns a builder of an ordinary purchase in processing. */
export const loan = (): LoanBuilder => new LoanBuilder(ordinary);

/** Returns a builder of a lead who plans a purchase. */
export const lead = (): LoanBuilder =>
  new LoanBuilder({
    ...ordinary,
    isLead: true,
    status: 'Lead',
    rate: undefined,
    apr: undefined,
    term: undefined,
    housingRatio: undefined,
    debtRatio: undefined,
    appliedIn: undefined,
    missing: ['income', 'taxId', 'address'],
    property: undefined,
    closingIn: undefined,
  });

const ordinary: LoanSketch = {
  id: 1,
  borrower: borrower(['Orla', 'M', 'Fenwright'], 742, ['18 Bramble Ct', 'Salem', 'OR', '97301'], {
    area: 503,
    home: 101,
    cell: 102,
  }),
  status: 'Processing',
  institution: 'Marrowbrook Home Lending',
  originator: [301, 'Nora', 'Whitfield'],
  purpose: 'Purchase',
  product: 'Conforming 30 Year Fixed',
  amount: 300_000,
  salesPrice: 375_000,
  appraisedValue: 380_000,
  rate: 0.065,
  apr: 0.06652,
  term: 360,
  escrow: 410.5,
  closingIn: 30,
  propertyType: 'Detached',
  occupancy: 'Primary Residence',
  property: ['9 Kestrel Row', 'Salem', 'OR', '97302'],
  housingRatio: 0.28,
  debtRatio: 0.36,
  appliedIn: -10,
  activity: [-10, '12:00'],
};

/** Returns a co-borrower of the same household. */
const beside = (first: DashboardBorrower): DashboardBorrower => ({
  ...first,
  borrowerFirstName: 'Corin',
  borrowerMiddleName: null,
  creditScore: 731,
  emailAddress: `corin.${first.borrowerLastName ?? ''}@example.com`.toLowerCase().replaceAll(/[^a-z.@]/g, ''),
  workPhone: null,
  cellPhone: null,
});
