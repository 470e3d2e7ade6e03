import { useEffect, useMemo } from 'react';
import { SwitchField } from '../../shared/ui/fields/switch-field.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { useCreateForm, useToggle, useValues } from '../form/create-form.ts';
import { noLicenseNote } from '../messages.ts';
import { hasNoLicense, propertyStates, withoutLicense } from '../property.ts';
import { AddressFields } from './address-fields.tsx';

/** The last panel: the address of the property (L-2.2-06). */
export function PropertyPanel() {
  const values = useValues();
  const { applyResponse, licensedStates, zips } = useCreateForm();
  const isUnlicensed = hasNoLicense(licensedStates);
  const states = useMemo(() => propertyStates(licensedStates), [licensedStates]);
  const { state } = values.propertyAddress;
  const counties = useMemo(() => zips.countiesOf(state), [zips, state]);
  useEffect(() => {
    if (isUnlicensed) applyResponse(withoutLicense);
  }, [isUnlicensed, applyResponse]);
  return (
    <Panel heading="Property Information">
      {isUnlicensed ? <Note kind="warning" text={noLicenseNote} /> : null}
      <AddressFields
        toggle={
          <SwitchField
            {...useToggle('isPropertyAddressSameAsBorrowerAddress')}
            isDisabled={values.isPreApproval}
            width="row"
          />
        }
        path="propertyAddress"
        states={states}
        counties={counties}
        isCopy={values.isPropertyAddressSameAsBorrowerAddress}
        isStreetDisabled={values.isPreApproval}
        isStateDisabled={isUnlicensed}
      />
    </Panel>
  );
}
