import { loanPurposes, occupancies, propertyTypes } from '../../contracts/api/options.ts';
import { OptionField } from '../ui/fields/option-field.tsx';
import { SwitchField } from '../ui/fields/switch-field.tsx';
import { useUser } from '../session/use-user.ts';
import styles from './form.module.css';
import { useCreateForm } from './form/use-create-form.ts';
import { visibleFields } from './visible-fields.ts';

/** What the loan is for: purpose, kind and use of the property, and the switches of the loan. */
export function PurposeFields() {
  const { isLead, values, text, toggle } = useCreateForm();
  const mayBeEmployeeLoan = useUser().features.employeeLoan === true;
  return (
    <>
      <div className={styles['thirds']}>
        <OptionField {...text('loanPurpose')} options={loanPurposes} />
        <OptionField {...text('propertyType')} options={propertyTypes} />
        <OptionField {...text('occupancy')} options={occupancies} />
      </div>
      <div className={styles['switches']}>
        {visibleFields(values.loanPurpose, isLead).preApproval ? (
          <SwitchField id="field-isPreApproval" label="Pre-Approval" {...toggle('isPreApproval')} />
        ) : null}
        <SwitchField id="field-isForgivable" label="Forgivable" {...toggle('isForgivable')} />
        {mayBeEmployeeLoan ? (
          <SwitchField id="field-isEmployeeLoan" label="Employee Loan" {...toggle('isEmployeeLoan')} />
        ) : null}
      </div>
    </>
  );
}
