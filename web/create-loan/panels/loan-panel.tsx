import { Panel } from '../../shared/ui/panel.tsx';
import { AmountAnnouncement } from './amount-announcement.tsx';
import { AmountFields } from './amount-fields.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import styles from '../form.module.css';
import { useCreateForm } from '../form/use-create-form.ts';
import { Note } from '../../shared/ui/note.tsx';
import { constructionNote, isConstruction } from '../notes.ts';
import { PurposeFields } from './purpose-fields.tsx';

/** The top of the form: what the mark of a required field means, and the first panel: who lends, for what, how much, on what terms (L-2.2-03). */
export function LoanPanel({ mayShowOriginationType }: { readonly mayShowOriginationType: boolean }) {
  const { isLead, values } = useCreateForm();
  return (
    <>
      <p className={styles['legend']}>Required fields are marked with *.</p>
      <Panel heading={isLead ? 'Lead Information' : 'Loan Information'}>
        <ChoiceFields mayShowOriginationType={mayShowOriginationType} />
        <PurposeFields />
        {isConstruction(values.loanPurpose) ? <Note kind="hint" text={constructionNote} /> : null}
        <AmountFields />
        <AmountAnnouncement />
      </Panel>
    </>
  );
}
