import { controls } from '../../../contracts/fields/create-screen.ts';
import { purposeFields } from '../../../contracts/fields/loan.ts';
import grid from '../../shared/ui/fields/grid.module.css';
import { SwitchField } from '../../shared/ui/fields/switch-field.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { isShown } from '../fields.ts';
import styles from '../form.module.css';
import { useCreateForm, useToggle, useValues } from '../form/create-form.ts';
import { constructionNote, isConstruction } from '../messages.ts';
import { AmountAnnouncement, AmountFields } from './amount-fields.tsx';
import { FormField } from './form-field.tsx';
import { ChoiceFields } from './lender-fields.tsx';
import { useUser } from '../../session/session-context.ts';

/** The first panel: lender, purpose, amounts and terms (L-2.2-03). Above it is the note on required fields. */
export function LoanPanel({ mayShowOriginationType }: { readonly mayShowOriginationType: boolean }) {
  const { isLead } = useCreateForm();
  const values = useValues();
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

/** The fields for loan purpose, property type and occupancy, and the switches of the loan. */
function PurposeFields() {
  const { isLead } = useCreateForm();
  const values = useValues();
  const { features } = useUser();
  const isOffered = (name: (typeof loanSwitches)[number]) => {
    const feature = controls[name].shown?.feature;
    return (
      (!feature || features[feature] === true) && isShown(name, { isLead, loanPurpose: values.loanPurpose })
    );
  };
  const offered = loanSwitches.filter(isOffered);
  return (
    <>
      <div className={grid['grid']}>
        {Object.keys(purposeFields).map((name) => (
          <FormField key={name} path={name as keyof typeof purposeFields} />
        ))}
      </div>
      <div className={grid['grid']}>
        {offered.map((name) => (
          <LoanSwitch key={name} name={name} />
        ))}
      </div>
    </>
  );
}

function LoanSwitch({ name }: { readonly name: (typeof loanSwitches)[number] }) {
  return <SwitchField {...useToggle(name)} width="short" />;
}

const loanSwitches = ['isPreApproval', 'isForgivable', 'isEmployeeLoan'] as const;
