import { Formik } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FieldPath } from '../../../contracts/fields/create-screen.ts';
import { useUser } from '../../session/use-user.ts';
import { paths } from '../../shared/routes/paths.ts';
import { browserStorage } from '../../shared/storage.ts';
import { PageBanner } from '../../shell/banner/page-banner.tsx';
import { fieldsToFix } from '../fields.ts';
import styles from '../form.module.css';
import { FormFooter } from '../form/form-footer.tsx';
import { CreateFormContext } from '../form/use-create-form.ts';
import { useFormState } from '../form/use-form-state.ts';
import { initialValues } from '../initial-values.ts';
import { LoanPanel } from '../panels/loan-panel.tsx';
import { BorrowerPanel, CoBorrowerPanel } from '../panels/person-panels.tsx';
import { PropertyPanel } from '../panels/property-panel.tsx';
import { useSubmit } from '../use-submit.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { AlreadyCreatedDialog, FailureDialog } from './submit-dialogs.tsx';

/**
 * The create screen, for a loan under /new-loan and for a lead under /new-lead (document 001, section 2.2). Only the form
 * is rendered again when the user types.
 */
export default function CreateLoanPage({ isLead }: { readonly isLead: boolean }) {
  const [{ values, locked }] = useState(() => initialValues(isLead, browserStorage.read('CreateLoanCheck')));
  useEffect(() => (isLead ? undefined : clearBorrowerCheck), [isLead]);
  const creation = useSubmit(isLead);
  const createButton = useRef<HTMLButtonElement>(null);
  // Create loses the focus to a dialog, so the focus returns to it afterwards.
  const focusCreate = () => createButton.current?.focus();
  return (
    <>
      <PageBanner title={titleOf(isLead)} />
      <Formik initialValues={values} onSubmit={() => {}}>
        <CreateLoanForm isLead={isLead} locked={locked} creation={creation} createButton={createButton} />
      </Formik>
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
      <LeaveGuard isLead={isLead} isCreating={creation.isCreating} />
    </>
  );
}

const titleOf = (isLead: boolean): string => (isLead ? 'Create Lead' : 'Create Loan');

/** Removes the borrower check when the user leaves the page, so that the next new loan starts empty. A reload keeps it. */
function clearBorrowerCheck(): void {
  browserStorage.remove('CreateLoanCheck');
  browserStorage.remove('LoanMatches');
}

interface CreateLoanFormProps {
  readonly isLead: boolean;
  readonly locked: ReadonlySet<FieldPath>;
  readonly creation: Pick<ReturnType<typeof useSubmit>, 'send' | 'isCreating' | 'isOpening'>;
  readonly createButton: RefObject<HTMLButtonElement | null>;
}

/**
 * Panels and footer. Only the _Create_ button submits the form (L-2.2-02, L-2.2-12). From its press until the dashboard
 * opens, the panels are inert.
 */
function CreateLoanForm({ isLead, locked, creation, createButton }: CreateLoanFormProps) {
  const mayShowOriginationType = useUser().features.loanOriginationType === true;
  const navigate = useNavigate();
  const isFrozen = creation.isCreating || creation.isOpening;
  const element = useRef<HTMLFormElement>(null);
  const { form, messages } = useFormState({
    form: element,
    isLead,
    mayShowOriginationType,
    locked,
    isFrozen,
  });
  const title = titleOf(isLead);
  return (
    <CreateFormContext value={form}>
      <form
        ref={element}
        className={styles['form']}
        noValidate
        aria-label={title}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles['scroll']}>
          <div className={styles['column']} inert={isFrozen}>
            <LoanPanel mayShowOriginationType={mayShowOriginationType} />
            <BorrowerPanel />
            {form.values.hasCoBorrower ? <CoBorrowerPanel /> : null}
            <PropertyPanel />
          </div>
        </div>
        <FormFooter
          action={title}
          toFix={fieldsToFix(messages)}
          isCreating={creation.isCreating}
          isOpening={creation.isOpening}
          createButton={createButton}
          onCancel={() => void navigate(paths.legacyPage(isLead ? 'lead-pipeline' : 'loan-pipeline'))}
          onCreate={() => void creation.send(form.values)}
        />
      </form>
    </CreateFormContext>
  );
}
