import { useMemo } from 'react';
import { stateCodes } from '../../../../contracts/api/options.ts';
import { controls, type PersonPath } from '../../../../contracts/fields/create-screen.ts';
import { purposeFields } from '../../../../contracts/fields/loan.ts';
import { personFields } from '../../../../contracts/fields/person.ts';
import { useUser } from '../../../session/session-context.ts';
import grid from '../../../shared/ui/fields/grid.module.css';
import { Note } from '../../../shared/ui/note.tsx';
import type { TextPath } from '../edits.ts';
import { isShown } from '../fields.ts';
import { useCreateForm, useValues } from '../form/form-context.ts';
import styles from '../form.module.css';
import { constructionNote, isConstruction, noLicenseNote } from '../messages.ts';
import { hasNoLicense, propertyStates } from '../property.ts';
import { AddressFields } from './address-fields.tsx';
import { AmountAnnouncement, AmountFields } from './amount-fields.tsx';
import { FormField, ToggleField } from './form-field.tsx';
import { ChoiceFields } from './lender-fields.tsx';

/** The content of the first panel: lender, purpose, amounts and terms. */
export function LoanFields({ mayShowOriginationType }: { readonly mayShowOriginationType: boolean }) {
  const values = useValues();
  return (
    <>
      <ChoiceFields mayShowOriginationType={mayShowOriginationType} />
      <PurposeFields />
      <Note kind="hint" text={isConstruction(values.loanPurpose) ? constructionNote : null} />
      <AmountFields />
      <AmountAnnouncement />
    </>
  );
}

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
      <div className={styles['switches']}>
        {offered.map((name) => (
          <ToggleField key={name} name={name} />
        ))}
      </div>
    </>
  );
}

const loanSwitches = ['isPreApproval', 'isForgivable', 'isEmployeeLoan'] as const;

/** The content of the second panel: the borrower, and the switch that adds a co-borrower. */
export function BorrowerFields() {
  return (
    <>
      <PersonFields part="borrower" />
      <h3 className={styles['part']}>Present address</h3>
      <AddressFields path="borrower.presentAddress" states={stateCodes} />
      <div className={grid['grid']}>
        <ToggleField name="hasCoBorrower" width="row" />
      </div>
    </>
  );
}

/** The content of the third panel: the co-borrower, with the same fields as the borrower. */
export function CoBorrowerFields() {
  return (
    <>
      <PersonFields part="coBorrower" />
      <h3 className={styles['part']}>Present address</h3>
      <AddressFields
        toggle={<ToggleField name="isCoBorrowerAddressSame" width="row" />}
        path="coBorrower.presentAddress"
        states={stateCodes}
        isCopy={useValues().isCoBorrowerAddressSame}
      />
    </>
  );
}

/** Name, tax identifier, birth date, email and phones, the same for borrower and co-borrower. */
function PersonFields({ part }: { readonly part: PersonPath }) {
  const { locked } = useCreateForm();
  return (
    <div className={grid['grid']}>
      {Object.keys(personFields).map((name) => {
        const path = `${part}.${name}` as TextPath;
        const reason = locked.has(path) ? 'Filled in from the borrower check.' : undefined;
        return <FormField key={name} path={path} reason={reason} />;
      })}
    </div>
  );
}

/** The content of the last panel: the address of the property. */
export function PropertyFields() {
  const values = useValues();
  const { licensedStates, zips } = useCreateForm();
  const isUnlicensed = hasNoLicense(licensedStates);
  const states = useMemo(() => propertyStates(licensedStates), [licensedStates]);
  const { state } = values.propertyAddress;
  const counties = useMemo(() => zips.countiesOf(state), [zips, state]);
  return (
    <>
      <Note kind="warning" text={isUnlicensed ? noLicenseNote : null} />
      <AddressFields
        toggle={
          <ToggleField
            name="isPropertyAddressSameAsBorrowerAddress"
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
    </>
  );
}
