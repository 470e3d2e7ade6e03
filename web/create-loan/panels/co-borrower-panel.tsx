import { stateCodes } from '../../../contracts/api/options.ts';
import { SwitchField } from '../../shared/ui/fields/switch-field.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { AddressFields } from './address-fields.tsx';
import styles from '../form.module.css';
import { useCreateForm } from '../form/use-create-form.ts';
import { PersonFields } from './person-fields.tsx';

/** The third panel, while there is a co-borrower: the borrower's fields once more (L-2.2-05, L-2.2-53). */
export function CoBorrowerPanel() {
  const { values, toggle } = useCreateForm();
  return (
    <Panel heading="Co-Borrower Information">
      <PersonFields path="coBorrower" needsTaxIdentifier />
      <div className={styles['part-row']}>
        <h3 className={styles['part']}>Present address</h3>
        <SwitchField
          id="field-isCoBorrowerAddressSame"
          label="Same as borrower's present address"
          {...toggle('isCoBorrowerAddressSame')}
        />
      </div>
      <AddressFields
        path="coBorrower.presentAddress"
        states={stateCodes}
        isCopy={values.isCoBorrowerAddressSame}
      />
    </Panel>
  );
}
