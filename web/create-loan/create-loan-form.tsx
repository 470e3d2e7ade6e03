import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useUser } from '../session/use-user.ts';
import { PageBanner } from '../shell/page-banner.tsx';
import { BorrowerPanel } from './borrower-panel.tsx';
import { FailureDialog } from './failure-dialog.tsx';
import { fieldsToFix } from './fields.ts';
import styles from './form.module.css';
import { FormFooter } from './form-footer.tsx';
import type { CreateLoanValues } from './form-values.ts';
import { LoanPanel } from './loan-panel.tsx';
import { CreateFormContext } from './use-create-form.ts';
import { useCreation } from './use-creation.ts';
import { messagesOf } from './validation.ts';

/** Banner, panels and footer. Nothing is sent but by the Create button (L-2.2-12). */
export function CreateLoanForm({ isLead }: { readonly isLead: boolean }) {
  const { values } = useFormikContext<CreateLoanValues>();
  const mayShowOriginationType = useUser().features.loanOriginationType === true;
  const navigate = useNavigate();
  const creation = useCreation(isLead);
  const createButton = useRef<HTMLButtonElement>(null);
  const showsOriginationType = mayShowOriginationType && values.institution.id !== null;
  const messages = messagesOf(values, { isLead, showsOriginationType });
  const title = isLead ? 'Create Lead' : 'Create Loan';
  return (
    <CreateFormContext value={{ isLead, messages }}>
      <PageBanner title={title} />
      <form
        className={styles['form']}
        noValidate
        aria-label={title}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles['scroll']}>
          <div className={styles['column']}>
            <LoanPanel mayShowOriginationType={mayShowOriginationType} />
            <BorrowerPanel />
          </div>
        </div>
        <FormFooter
          action={title}
          toFix={fieldsToFix(messages)}
          isCreating={creation.isCreating}
          createButton={createButton}
          onCancel={() => void navigate(paths.legacyPage(isLead ? 'lead-pipeline' : 'loan-pipeline'))}
          onCreate={() => void creation.send(values)}
        />
      </form>
      <FailureDialog
        isLead={isLead}
        message={creation.failure}
        onDismiss={creation.dismissFailure}
        // A button that was disabled for a while has lost the focus for good.
        onClosed={() => createButton.current?.focus()}
      />
    </CreateFormContext>
  );
}
