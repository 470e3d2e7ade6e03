import { Panel } from '../ui/panel.tsx';
import { AmountFields } from './amount-fields.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import styles from './form.module.css';
import { TermFields } from './term-fields.tsx';
import { useCreateForm } from './use-create-form.ts';

/** The first panel: who lends, how much, on what terms (L-2.2-03). */
export function LoanPanel({ mayShowOriginationType }: { readonly mayShowOriginationType: boolean }) {
  const { isLead } = useCreateForm();
  return (
    <Panel heading={isLead ? 'Lead Information' : 'Loan Information'}>
      <div className={styles['rows']}>
        <ChoiceFields mayShowOriginationType={mayShowOriginationType} />
        <TermFields columns={mayShowOriginationType ? 'quarters' : 'thirds'} />
        <AmountFields />
      </div>
    </Panel>
  );
}
