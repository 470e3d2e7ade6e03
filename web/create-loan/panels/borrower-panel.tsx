import { stateCodes } from '../../../contracts/api/options.ts';
import { SwitchField } from '../../shared/ui/fields/switch-field.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { AddressFields } from './address-fields.tsx';
import styles from '../form.module.css';
import { useCreateForm } from '../form/use-create-form.ts';
import { PersonFields } from './person-fields.tsx';

/** The second panel: who borrows, and whether somebody borrows with them (L-2.2-04). */
export function BorrowerPanel() {
  const { isLead, toggle } = useCreateForm();
  return (
    <Panel heading="Borrower Information">
      <PersonFields path="borrower" needsTaxIdentifier={!isLead} />
      <h3 className={styles['part']}>Present address</h3>
      <AddressFields path="borrower.presentAddress" states={stateCodes} />
      <SwitchField id="field-hasCoBorrower" label="Add co-borrower" {...toggle('hasCoBorrower')} />
    </Panel>
  );
}
