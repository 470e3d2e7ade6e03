import { skipToken } from '@reduxjs/toolkit/query';
import { getIn, useFormikContext } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import { createFields, type FieldPath } from '../../../contracts/fields/create-screen.ts';
import { switches } from '../../../contracts/fields/loan.ts';
import { useGetZipCodesQuery } from '../../configuration/api.ts';
import { useGetLicensesQuery } from '../api.ts';
import { institutionOf, originatorOf } from '../dependent-lists.ts';
import { fieldId, isRequired } from '../fields.ts';
import type { CreateLoanValues } from '../form-values.ts';
import type { LicensedStates } from '../property.ts';
import { messagesOf } from '../validation.ts';
import { noZips, type ZipIndex, zipIndexOf } from '../zip-index.ts';
import { type TextPath, withLoadedZips } from './edits.ts';
import type { CreateForm, FieldFacts } from './use-create-form.ts';
import { useFormEdits } from './use-form-edits.ts';

interface FormStateOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isLead: boolean;
  readonly mayShowOriginationType: boolean;
  readonly locked: ReadonlySet<FieldPath>;
  /** True during the create request: edits are ignored. */
  readonly isFrozen: boolean;
}

/** Returns the state of the create screen: values, handlers, and the messages of all invalid fields. */
export function useFormState(options: FormStateOptions) {
  const { isLead, mayShowOriginationType, locked, isFrozen } = options;
  const { values, touched } = useFormikContext<CreateLoanValues>();
  const { zips, retryZips } = useZipIndex();
  const { licensedStates, retryLicenses } = useLicenses(values);
  const lists = useMemo(() => ({ zips, licensedStates }), [zips, licensedStates]);
  const { choose, applyResponse, enter, switchToggle, lookUp, leave } = useFormEdits(
    options.form,
    lists,
    isFrozen,
  );
  const fillLate = useEffectEvent(() => applyResponse((current) => withLoadedZips(current, lists)));
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

  const field = (path: FieldPath): FieldFacts => {
    const isShown = getIn(touched, path) === true || showsAtOnce(path, values);
    return {
      id: fieldId(path),
      label: createFields[path].label,
      isRequired: isRequired(path, isLead),
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
    applyResponse,
    field,
    text: (path: TextPath) => ({
      ...field(path),
      value: String(getIn(values, path) ?? ''),
      onChange: enter(path),
    }),
    toggle: (name) => ({
      id: fieldId(name),
      label: switches[name].label,
      isOn: values[name],
      onChange: switchToggle(name),
    }),
    lookup: lookUp,
  };
  return { form, messages };
}

/** Returns true for amounts and percents, which an edit of another field can make invalid. */
const isNumber = (path: FieldPath): boolean => ['money', 'percent'].includes(createFields[path].kind);

/**
 * Returns true if a field shows its message before the user leaves it: numbers, and the state of a copied address
 * (A-34).
 */
const showsAtOnce = (path: FieldPath, values: CreateLoanValues): boolean =>
  isNumber(path) || (path === 'propertyAddress.state' && values.isPropertyAddressSameAsBorrowerAddress);

/**
 * Loads the licensed states of the chosen institution and originator. `currentData` belongs to the current choice only,
 * so a late response to an earlier choice is ignored. After a failed request `licensedStates` is null.
 */
function useLicenses(values: CreateLoanValues): {
  readonly licensedStates: LicensedStates;
  readonly retryLicenses: (() => void) | undefined;
} {
  const institutionId = institutionOf(values);
  const originatorId = originatorOf(values);
  const pair = institutionId !== null && originatorId !== null ? { institutionId, originatorId } : skipToken;
  const { currentData, isError, isFetching, refetch } = useGetLicensesQuery(pair, {
    refetchOnMountOrArgChange: true,
  });
  return {
    licensedStates: isError ? null : (currentData ?? null),
    retryLicenses: isError && !isFetching ? () => void refetch() : undefined,
  };
}

/** Loads the list of zip codes. After a failed request `retryZips` sends it again; no error is shown (L-8.4-03). */
function useZipIndex(): { readonly zips: ZipIndex; readonly retryZips: (() => void) | undefined } {
  const { data, isError, isFetching, refetch } = useGetZipCodesQuery();
  const zips = useMemo(() => (data ? zipIndexOf(data) : noZips), [data]);
  return { zips, retryZips: isError && !isFetching ? () => void refetch() : undefined };
}
