import { Formik } from 'formik';
import { useMemo } from 'react';
import { emptyForm } from './form-values.ts';
import { CreateLoanForm } from './create-loan-form.tsx';

/** The create screen, for a loan under /new-loan and for a lead under /new-lead (document 001, section 2.2). */
export default function CreateLoanPage({ isLead }: { readonly isLead: boolean }) {
  const initialValues = useMemo(emptyForm, []);
  return (
    <Formik initialValues={initialValues} onSubmit={() => {}}>
      <CreateLoanForm isLead={isLead} />
    </Formik>
  );
}
