import { applyEdit } from '../../../web/pages/create-loan/calculation.ts';
import type { CreateLoanValues } from '../../../web/pages/create-loan/form-values.ts';
import { emptyForm, emptyPerson } from '../../../web/pages/create-loan/initial-values.ts';

/** Returns a form with all required fields filled in. */
export function completedForm({ isLead }: { readonly isLead: boolean }): CreateLoanValues {
  const form = emptyForm();
  const amounts = applyEdit(applyEdit(form, { field: 'salesPrice', value: '500000' }), {
    field: 'baseLoanAmount',
    value: '400000',
  });
  return {
    ...form,
    ...amounts,
    loanPurpose: 'Purchase',
    institution: { text: 'Lakeside Lending', id: 1 },
    originator: { text: 'Olive Origin', id: 2 },
    product: { text: '30 Year Fixed', id: 3 },
    loanOriginationType: 'Retail',
    interestRate: '6.5',
    amortizationTerm: '360',
    borrower: {
      ...emptyPerson,
      firstName: 'Ada',
      middleName: 'Grace',
      lastName: 'Newcomer',
      generation: 'Jr.',
      taxIdentifier: isLead ? '' : '123-45-6789',
    },
  };
}
