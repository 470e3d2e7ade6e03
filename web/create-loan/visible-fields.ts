import { rulesOf } from './purposes.ts';

/** Which of the fields that depend on the loan purpose the form shows. */
export interface VisibleFields {
  readonly salesPrice: boolean;
  readonly sameAsSalesPrice: boolean;
  /** Percent and amount come and go together. */
  readonly downPayment: boolean;
  readonly preApproval: boolean;
}

/** Document 001, section 4.2 (L-4.2-01, L-4.2-03, L-4.2-08, L-2.2-20 to L-2.2-22, A-04). */
export function visibleFields(purpose: string | null, isLead: boolean): VisibleFields {
  const { hasSalesPrice, showsDownPayment } = rulesOf(purpose);
  return {
    salesPrice: hasSalesPrice,
    sameAsSalesPrice: hasSalesPrice,
    downPayment: showsDownPayment,
    preApproval: !isLead && purpose !== 'Refinance',
  };
}
