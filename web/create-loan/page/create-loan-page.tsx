import { Formik } from 'formik';
import { useEffect, useState } from 'react';
import { browserStorage } from '../../shared/storage.ts';
import { CreateLoanForm } from './create-loan-form.tsx';
import { beginningOf } from '../prefill.ts';

/** The create screen, for a loan under /new-loan and for a lead under /new-lead (document 001, section 2.2). */
export default function CreateLoanPage({ isLead }: { readonly isLead: boolean }) {
  const [{ values, locked }] = useState(() => beginningOf(isLead, browserStorage.read('CreateLoanCheck')));
  useEffect(() => (isLead ? undefined : forgetCheck), [isLead]);
  return (
    <Formik initialValues={values} onSubmit={() => {}}>
      <CreateLoanForm isLead={isLead} locked={locked} />
    </Formik>
  );
}

/** A borrower check serves one visit: the next new loan is not for the same borrower unasked. A reload keeps it. */
function forgetCheck(): void {
  browserStorage.remove('CreateLoanCheck');
  browserStorage.remove('LoanMatches');
}
