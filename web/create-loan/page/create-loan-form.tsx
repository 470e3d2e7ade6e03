import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/routes/paths.ts';
import { useUser } from '../../session/use-user.ts';
import { PageBanner } from '../../shell/banner/page-banner.tsx';
import { CoBorrowerPanel } from '../panels/co-borrower-panel.tsx';
import { CreatedBeforeDialog } from './created-before-dialog.tsx';
import { FailureDialog } from './failure-dialog.tsx';
import { type FieldPath, fieldsToFix } from '../fields.ts';
import styles from '../form.module.css';
import { FormFooter } from '../form/form-footer.tsx';
import { CreateFormContext } from '../form/use-create-form.ts';
import { useFormState } from '../form/use-form-state.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { LoanPanel } from '../panels/loan-panel.tsx';
import { BorrowerPanel } from '../panels/borrower-panel.tsx';
import { PropertyPanel } from '../panels/property-panel.tsx';
import { useCreation } from '../use-creation.ts';

interface CreateLoanFormProps {
  readonly isLead: boolean;
  readonly locked: ReadonlySet<FieldPath>;
}

/**
 * Banner, panels in their order, and footer. Nothing is sent but by the Create button (L-2.2-02, L-2.2-12). From then on
 * the panels take no input until the response arrives.
 */
export function CreateLoanForm({ isLead, locked }: CreateLoanFormProps) {
  const mayShowOriginationType = useUser().features.loanOriginationType === true;
  const navigate = useNavigate();
  const creation = useCreation(isLead);
  const { form, messages } = useFormState({
    isLead,
    mayShowOriginationType,
    locked,
    isFrozen: creation.isCreating,
  });
  const createButton = useRef<HTMLButtonElement>(null);
  const title = isLead ? 'Create Lead' : 'Create Loan';
  return (
    <CreateFormContext value={form}>
      <PageBanner title={title} />
      <form
        className={styles['form']}
        noValidate
        aria-label={title}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles['scroll']}>
          <div className={styles['column']} inert={creation.isCreating}>
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
          createButton={createButton}
          onCancel={() => void navigate(paths.legacyPage(isLead ? 'lead-pipeline' : 'loan-pipeline'))}
          onCreate={() => void creation.send(form.values)}
        />
      </form>
      <FailureDialog
        isLead={isLead}
        message={creation.failure}
        onDismiss={creation.dismissFailure}
        // A button that was disabled for a while has lost the focus for good.
        onClosed={() => createButton.current?.focus()}
      />
      <CreatedBeforeDialog
        isLead={isLead}
        isOpen={creation.createdBefore !== null}
        onOpen={() => void creation.open(creation.createdBefore ?? '')}
        onDismiss={creation.dismissCreatedBefore}
        onClosed={() => createButton.current?.focus()}
      />
      <LeaveGuard isLead={isLead} isCreating={creation.isCreating} />
    </CreateFormContext>
  );
}
