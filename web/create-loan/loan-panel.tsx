import { Panel } from '../ui/panel.tsx';
import { AmountFields } from './amount-fields.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { useCreateForm } from './form/use-create-form.ts';
import { Note } from '../ui/note.tsx';
import { constructionNote, isConstruction } from './notes.ts';
import { PurposeFields } from './purpose-fields.tsx';

/** The first panel: who lends, for what, how much, on what terms (L-2.2-03). */
export function LoanPanel({ mayShowOriginationType }: { readonly mayShowOriginationType: boolean }) {
  const { isLead, values } = useCreateForm();
  return (
    <Panel heading={isLead ? 'Lead Information' : 'Loan Information'}>
      <ChoiceFields mayShowOriginationType={mayShowOriginationType} />
      <PurposeFields />
      {isConstruction(values.loanPurpose) ? <Note kind="hint" text={constructionNote} /> : null}
      <AmountFields />
    </Panel>
  );
}
