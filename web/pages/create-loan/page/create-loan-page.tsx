import { getIn } from 'formik';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/routes/paths.ts';
import { browserStorage } from '../../../shared/storage.ts';
import { PageBanner } from '../../../shell/banner/page-banner.tsx';
import { fieldsToFix } from '../fields.ts';
import styles from '../form.module.css';
import { FormFooter } from '../form/form-footer.tsx';
import { useFormOfScreen } from '../form/create-form.ts';
import { CreateFormContext } from '../form/form-context.ts';
import { FormSections } from '../form/form-sections.tsx';
import { initialValues } from '../initial-values.ts';
import { BorrowerFields, CoBorrowerFields, LoanFields, PropertyFields } from '../panels/panels.tsx';
import { useSubmit } from '../use-submit.ts';
import { LeaveGuard, AlreadyCreatedDialog, FailureDialog } from './dialogs.tsx';
import { useUser } from '../../../session/session-context.ts';
import { hasPageFailed } from '../../../session/kept-entries.ts';

/**
 * The create screen, for a loan under /new-loan and for a lead under /new-lead (document 001, section 2.2). Only the form
 * is rendered again when the user types.
 */
export default function CreateLoanPage({ isLead }: { readonly isLead: boolean }) {
  const [initial] = useState(() => initialValues(isLead, browserStorage.read('CreateLoanCheck')));
  useEffect(() => (isLead ? undefined : clearBorrowerCheck), [isLead]);
  const creation = useSubmit(isLead);
  const createButton = useRef<HTMLButtonElement>(null);
  // Returns the focus to Create after a dialog has closed.
  const focusCreate = () => createButton.current?.focus();
  return (
    <>
      <PageBanner title={titleOf(isLead)} />
      <CreateLoanForm isLead={isLead} initial={initial} creation={creation} createButton={createButton} />
      <FailureDialog
        isLead={isLead}
        message={creation.failure}
        onDismiss={creation.dismissFailure}
        onClosed={focusCreate}
      />
      <AlreadyCreatedDialog
        isLead={isLead}
        isOpen={creation.alreadyCreated !== null}
        onOpen={() => void creation.open(creation.alreadyCreated ?? '')}
        onDismiss={creation.dismissAlreadyCreated}
        onClosed={focusCreate}
      />
    </>
  );
}

const titleOf = (isLead: boolean): string => (isLead ? 'Create Lead' : 'Create Loan');

/**
 * Removes the borrower check when the user leaves the page, so that the next new loan starts empty. A reload keeps it,
 * and so does a page that fails.
 */
function clearBorrowerCheck(): void {
  if (hasPageFailed()) return;
  browserStorage.remove('CreateLoanCheck');
  browserStorage.remove('LoanMatches');
}

interface CreateLoanFormProps {
  readonly isLead: boolean;
  readonly initial: ReturnType<typeof initialValues>;
  readonly creation: Pick<ReturnType<typeof useSubmit>, 'send' | 'isOpening'>;
  readonly createButton: RefObject<HTMLButtonElement | null>;
}

/**
 * Panels and footer. Only the _Create_ button submits the form. From its press until the dashboard opens, the panels
 * are inert.
 */
function CreateLoanForm({ isLead, initial, creation, createButton }: CreateLoanFormProps) {
  const mayShowOriginationType = useUser().features.loanOriginationType === true;
  const navigate = useNavigate();
  const { isOpening } = creation;
  const { formik, form, isFrozen, submit } = useFormOfScreen({
    initialValues: initial.values,
    locked: initial.locked,
    isLead,
    mayShowOriginationType,
    isOpening,
    onSubmit: creation.send,
  });
  const isCreating = formik.isSubmitting && !isOpening;
  const title = titleOf(isLead);
  const { hasCoBorrower } = formik.values;
  const sections = useMemo(
    () => ({
      [isLead ? 'Lead Information' : 'Loan Information']: (
        <LoanFields mayShowOriginationType={mayShowOriginationType} />
      ),
      'Borrower Information': <BorrowerFields />,
      ...(hasCoBorrower ? { 'Co-Borrower Information': <CoBorrowerFields /> } : {}),
      'Property Information': <PropertyFields />,
    }),
    [isLead, mayShowOriginationType, hasCoBorrower],
  );
  return (
    <CreateFormContext value={form}>
      <form
        className={styles['form']}
        noValidate
        aria-label={title}
        onSubmit={(event) => event.preventDefault()}
      >
        <FormSections formik={formik} sections={sections} isInert={isFrozen} />
        <FormFooter
          action={title}
          toFix={fieldsToFix((path) => getIn(formik.errors, path) as string | undefined)}
          isCreating={isCreating}
          isOpening={isOpening}
          createButton={createButton}
          onCancel={() => void navigate(paths.legacyPage(isLead ? 'lead-pipeline' : 'loan-pipeline'))}
          onCreate={submit}
        />
      </form>
      <LeaveGuard isLead={isLead} isCreating={isCreating} />
    </CreateFormContext>
  );
}
