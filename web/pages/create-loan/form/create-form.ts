import { type FormikTouched, useFormik } from 'formik';
import { useEffect, useMemo } from 'react';
import type { AddressPath, FieldPath, SwitchName } from '../../../../contracts/fields/create-screen.ts';
import type { ZipCode } from '../../../../contracts/operations/configuration.ts';
import { useKeptEntries, useRestoredEntries } from '../../../session/kept-entries.ts';
import { unsavedEntries } from '../../../session/unsaved-entries.ts';
import { institutionOf, type LenderPath, withChoice } from '../dependent-lists.ts';
import { type TextPath, withEdit, withLeft, withLookup, withToggle } from '../edits.ts';
import { type Choice, type CreateLoanValues, haveSameEntries } from '../form-values.ts';
import { settled } from '../settled.ts';
import { useLists } from '../use-lists.ts';
import { createLoanSchema, type ValidationOptions } from '../validation.ts';
import type { LookUpPath } from './form-context.ts';
import { useFormEdits } from './use-form-edits.ts';

interface FormOptions {
  readonly initialValues: CreateLoanValues;
  readonly isLead: boolean;
  readonly mayShowOriginationType: boolean;
  /** Fields that the borrower check has filled in. */
  readonly locked: ReadonlySet<FieldPath>;
  /** True while the page of the created loan or lead is downloaded: edits are ignored. */
  readonly isOpening: boolean;
  readonly onSubmit: (values: CreateLoanValues) => Promise<void>;
}

/** The part of the form that survives a failure of the page. */
interface KeptForm {
  readonly values: CreateLoanValues;
  readonly touched: FormikTouched<CreateLoanValues>;
}

/** Returns the form of the create screen: Formik's, and the context of its fields. */
export function useFormOfScreen(options: FormOptions) {
  const { isLead, mayShowOriginationType, initialValues, locked, isOpening, onSubmit } = options;
  const name = isLead ? 'new lead' : 'new loan';
  const kept = useRestoredEntries<KeptForm>(name);
  const formik = useFormik<CreateLoanValues>({
    initialValues: kept?.values ?? initialValues,
    initialTouched: kept?.touched,
    validationSchema: () => schema,
    onSubmit,
  });
  const { values, touched, isSubmitting } = formik;
  const { lists, choices, retryZips, retryLicenses } = useLists(values);
  const { zips, licensedStates } = lists;
  const isFrozen = isSubmitting || isOpening;
  const settle = useMemo(() => (form: CreateLoanValues) => settled(form, lists), [lists]);
  const showsOriginationType = mayShowOriginationType && institutionOf(values) !== null;
  const schema = useSchema({ isLead, showsOriginationType, zips, licensedStates });
  const { edit, leave, openPath } = useFormEdits(formik, { settle, schema, isFrozen });

  const untouched = useMemo(() => settle(initialValues), [settle, initialValues]);
  const isChanged = useMemo(() => !haveSameEntries(untouched, values), [untouched, values]);
  useEffect(() => {
    if (isChanged) unsavedEntries.hold();
    else unsavedEntries.release();
  }, [isChanged]);
  // While the loan is being created, a notification shows the result.
  useKeptEntries(
    name,
    useMemo(
      () => (isChanged && !isFrozen ? { values, touched } : null),
      [isChanged, isFrozen, values, touched],
    ),
  );

  const handlers = useMemo(
    () => ({
      enter: (path: TextPath, text: string) => edit(path, (form) => withEdit(form, path, text)),
      choose: (path: LenderPath, choice: Choice) =>
        edit(path, (form) => withChoice(form, path, choice, lists)),
      turn: (toggle: SwitchName, isOn: boolean) => edit(toggle, (form) => withToggle(form, toggle, isOn)),
      lookUp: (path: LookUpPath, row: ZipCode) => {
        const address = path.replace(/\.\w+$/, '') as AddressPath;
        edit(path, (form) => withLookup(form, address, row, lists));
      },
      leave: (path: FieldPath) => leave(path, (form) => withLeft(form, path)),
    }),
    [edit, leave, lists],
  );
  return {
    formik,
    form: useMemo(
      () => ({
        isLead,
        locked,
        openPath,
        zips,
        licensedStates,
        choices,
        retryZips,
        retryLicenses,
        ...handlers,
      }),
      [isLead, locked, openPath, zips, licensedStates, choices, retryZips, retryLicenses, handlers],
    ),
    isFrozen,
    submit: () => {
      void formik.submitForm();
      // Formik's submitForm touches every field, but only a visited field shows that it is required.
      void formik.setTouched(touched, false);
    },
  };
}

const useSchema = ({ isLead, showsOriginationType, zips, licensedStates }: ValidationOptions) =>
  useMemo(
    () => createLoanSchema({ isLead, showsOriginationType, zips, licensedStates }),
    [isLead, showsOriginationType, zips, licensedStates],
  );
