import { getIn, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useZipIndex } from '../address/use-zip-index.ts';
import { noZips } from '../address/zip-index.ts';
import { institutionOf } from '../cascade.ts';
import { type FieldPath, fieldId, fieldLabels } from '../fields.ts';
import type { CreateLoanValues } from '../form-values.ts';
import { useLicenses } from '../property/use-licenses.ts';
import { messagesOf } from '../validation.ts';
import { type TextPath, withArrivedZips } from './entries.ts';
import type { CreateForm, FieldFacts } from './use-create-form.ts';
import { useFormEdits } from './use-form-edits.ts';

interface FormStateOptions {
  readonly isLead: boolean;
  readonly mayShowOriginationType: boolean;
  readonly locked: ReadonlySet<FieldPath>;
  /** No edit of the user counts while the form is being sent. */
  readonly isFrozen: boolean;
}

/** The whole state of the create screen: values, what is wrong with them, and the ways to edit them. */
export function useFormState({ isLead, mayShowOriginationType, locked, isFrozen }: FormStateOptions) {
  const { values, touched } = useFormikContext<CreateLoanValues>();
  const { zips, retryZips } = useZipIndex();
  const { licensedStates, retryLicenses } = useLicenses(values);
  const known = useMemo(() => ({ zips, licensedStates }), [zips, licensedStates]);
  const { choose, settle, enter, turn, lookUp, leave } = useFormEdits(known, isFrozen);
  const fillLate = useEffectEvent(() => settle((current) => withArrivedZips(current, known)));
  useEffect(() => {
    if (zips !== noZips) fillLate();
  }, [zips]);
  const messages = useMemo(
    () =>
      messagesOf(values, {
        isLead,
        showsOriginationType: mayShowOriginationType && institutionOf(values) !== null,
        licensedStates,
        counties: zips.countiesOf(values.propertyAddress.state),
      }),
    [values, isLead, mayShowOriginationType, licensedStates, zips],
  );

  const field = (path: FieldPath, isRequired = false): FieldFacts => {
    const isShown = getIn(touched, path) === true || tellsAtOnce(path, values);
    return {
      id: fieldId(path),
      label: fieldLabels[path],
      isRequired,
      message: isShown ? messages[path] : undefined,
      onLeave: leave(path),
    };
  };
  const form: CreateForm = {
    isLead,
    values,
    locked,
    zips,
    licensedStates,
    retryZips,
    retryLicenses,
    choose,
    settle,
    field,
    text: (path: TextPath, isRequired = false) => ({
      ...field(path, isRequired),
      value: String(getIn(values, path) ?? ''),
      onChange: enter(path),
    }),
    toggle: (name) => ({ isOn: values[name], onChange: turn(name) }),
    lookup: lookUp,
  };
  return { form, messages };
}

/** Numbers may become wrong by an edit of another field, so they do not wait for the user to come by. */
const numbers: ReadonlySet<FieldPath> = new Set([
  'salesPrice',
  'estimatedOrAppraisedValue',
  'baseLoanAmount',
  'financedAmount',
  'downPaymentPercent',
  'downPaymentAmount',
  'interestRate',
]);

/** Nobody comes by in a state that was copied from the borrower's address either. */
const tellsAtOnce = (path: FieldPath, values: CreateLoanValues): boolean =>
  numbers.has(path) || (path === 'propertyAddress.state' && values.isPropertyAddressSameAsBorrowerAddress);
