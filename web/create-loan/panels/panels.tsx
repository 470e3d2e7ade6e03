import { stateCodes } from '../../../contracts/api/options.ts';
import { type PersonPath, controls } from '../../../contracts/fields/create-screen.ts';
import { personFields } from '../../../contracts/fields/person.ts';
import grid from '../../shared/ui/fields/grid.module.css';
import { SwitchField } from '../../shared/ui/fields/switch-field.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import styles from '../form.module.css';
import type { TextPath } from '../edits.ts';
import { useCreateForm, useToggle, useValues } from '../form/create-form.ts';
import { AddressFields } from './address-fields.tsx';
import { FormField, shortOf } from './form-field.tsx';
import { useEffect, useMemo } from 'react';
import { Note } from '../../shared/ui/note.tsx';
import { noLicenseNote, constructionNote, isConstruction } from '../messages.ts';
import { hasNoLicense, propertyStates, withoutLicense } from '../property.ts';
import { purposeFields } from '../../../contracts/fields/loan.ts';
import { isShown } from '../fields.ts';
import { AmountAnnouncement, AmountFields } from './amount-fields.tsx';
import { ChoiceFields } from './lender-fields.tsx';
import { useUser } from '../../session/session-context.ts';

/** The second panel: the borrower, and the switch that adds a co-borrower (L-2.2-04). */
export function BorrowerPanel() {
  return (
    <Panel heading="Borrower Information">
      <PersonFields part="borrower" />
      <h3 className={styles['part']}>Present address</h3>
      <AddressFields path="borrower.presentAddress" states={stateCodes} />
      <div className={grid['grid']}>
        <SwitchField {...useToggle('hasCoBorrower')} width="row" />
      </div>
    </Panel>
  );
}

/** The third panel: the co-borrower, with the same fields as the borrower (L-2.2-05, L-2.2-53). */
export function CoBorrowerPanel() {
  return (
    <Panel heading="Co-Borrower Information">
      <PersonFields part="coBorrower" />
      <h3 className={styles['part']}>Present address</h3>
      <AddressFields
        toggle={<SwitchField {...useToggle('isCoBorrowerAddressSame')} width="row" />}
        path="coBorrower.presentAddress"
        states={stateCodes}
        isCopy={useValues().isCoBorrowerAddressSame}
      />
    </Panel>
  );
}

/** Name, tax identifier, birth date, email and phones, the same for borrower and co-borrower (L-2.2-53). */
function PersonFields({ part }: { readonly part: PersonPath }) {
  const { locked } = useCreateForm();
  return (
    <div className={grid['grid']}>
      {Object.keys(personFields).map((name) => {
        const path = `${part}.${name}` as TextPath;
        const reason = locked.has(path) ? 'Filled in from the borrower check.' : undefined;
        return <FormField key={name} path={path} {...shortOf(name)} reason={reason} />;
      })}
    </div>
  );
}

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
