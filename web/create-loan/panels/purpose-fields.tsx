import { loanPurposes, occupancies, propertyTypes } from '../../../contracts/api/options.ts';
import grid from '../../shared/ui/fields/grid.module.css';
import { OptionField } from '../../shared/ui/fields/option-field.tsx';
import { type Span, wholeRow } from '../../shared/ui/fields/span.ts';
import { SwitchField } from '../../shared/ui/fields/switch-field.tsx';
import { useUser } from '../../session/use-user.ts';
import styles from '../form.module.css';
import type { Toggle } from '../form/entries.ts';
import { useCreateForm } from '../form/use-create-form.ts';
import { visibleFields } from '../visible-fields.ts';

/** What the loan is for: purpose, kind and use of the property, and the switches of the loan. */
export function PurposeFields() {
  const { isLead, values, text, toggle } = useCreateForm();
  const mayBeEmployeeLoan = useUser().features.employeeLoan === true;
  const mayBePreApproved = visibleFields(values.loanPurpose, isLead).preApproval;
  const switches: readonly (readonly [Toggle, string])[] = [
    ...(mayBePreApproved ? ([['isPreApproval', 'Pre-Approval']] as const) : []),
    ['isForgivable', 'Forgivable'],
    ...(mayBeEmployeeLoan ? ([['isEmployeeLoan', 'Employee Loan']] as const) : []),
  ];
  return (
    <>
      <div className={grid['grid']}>
        <OptionField {...text('loanPurpose')} span={third} options={loanPurposes} />
        <OptionField {...text('propertyType')} span={third} options={propertyTypes} />
        <OptionField {...text('occupancy')} span={lastThird} options={occupancies} />
      </div>
      <div className={[grid['grid'], styles['switches']].join(' ')}>
        {switches.map(([name, label]) => (
          <SwitchField
            key={name}
            id={`field-${name}`}
            label={label}
            span={switchSpans[switches.length] ?? wholeRow}
            {...toggle(name)}
          />
        ))}
      </div>
    </>
  );
}

const third: Span = [12, 6, 4, 4];
const lastThird: Span = [12, 12, 4, 4];

/** By the number of switches. */
const switchSpans: Readonly<Record<number, Span>> = { 2: [12, 6, 6, 6], 3: [12, 4, 4, 4] };
