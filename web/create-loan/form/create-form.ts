import {
  type FormikErrors,
  type FormikProps,
  type FormikState,
  getIn,
  setIn,
  useFormik,
  useFormikContext,
} from 'formik';
import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import {
  type AddressPath,
  createFields,
  type FieldPath,
  type SwitchName,
} from '../../../contracts/fields/create-screen.ts';
import { switches } from '../../../contracts/fields/loan.ts';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';
import { useKeptEntries, useRestoredEntries } from '../../session/kept-entries.ts';
import { unsavedEntries } from '../../session/unsaved-entries.ts';
import { institutionOf } from '../dependent-lists.ts';
import { fieldId, isRequired } from '../fields.ts';
import { type Choice, type CreateLoanValues, haveSameEntries } from '../form-values.ts';
import { hasNoLicense, withoutLicense } from '../property.ts';
import { useLicenses, useZipIndex } from '../use-lists.ts';
import { createLoanSchema, messagesOf } from '../validation.ts';
import { noZips } from '../zip-index.ts';
import { closed, type EditHistory, type EditPath, type Kind, noEdits, noted } from './edit-history.ts';
import {
  type LoadedLists,
  noLists,
  type TextPath,
  withEdit,
  withLeft,
  withLoadedZips,
  withLookup,
  withToggle,
} from '../edits.ts';
import { focusField } from './focus-field.ts';
import { type Step, useUndoKeys } from './use-undo-keys.ts';

export type Change = (values: CreateLoanValues) => CreateLoanValues;

/** The fields with a list from the server. Each list depends on the choice in the preceding field. */
export type ChoicePath = 'institution' | 'originator' | 'product';

/** Returns the form after a choice in a list. */
export type Choosing = (values: CreateLoanValues, choice: Choice) => CreateLoanValues;

export type LookUpPath = `${AddressPath}.${'city' | 'zipCode'}`;

/** The context of the fields besides Formik's. A keystroke does not change it, so that fields do not render again. */
interface CreateForm extends LoadedLists {
  readonly isLead: boolean;
  /** Fields that the borrower check has filled in (L-4.4-08). */
  readonly locked: ReadonlySet<FieldPath>;
  readonly retryZips: (() => void) | undefined;
  readonly retryLicenses: (() => void) | undefined;
  readonly enter: (path: TextPath, text: string) => void;
  readonly choose: (path: ChoicePath, choice: Choice, choosing: Choosing) => void;
  readonly turn: (toggle: SwitchName, isOn: boolean) => void;
  readonly lookUp: (path: LookUpPath, row: ZipCode) => void;
  readonly leave: (path: FieldPath) => void;
  /** Changes values after a response. The undo history does not record the change. */
  readonly applyResponse: (change: Change) => void;
}

export const CreateFormContext = createContext<CreateForm | null>(null);

export function useCreateForm(): CreateForm {
  const form = useContext(CreateFormContext);
  if (!form) throw new Error('useCreateForm must be used inside CreateFormContext');
  return form;
}

export const useValues = (): CreateLoanValues => useFormikContext<CreateLoanValues>().values;

interface FormOptions {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly initialValues: CreateLoanValues;
  readonly isLead: boolean;
  readonly mayShowOriginationType: boolean;
  readonly locked: ReadonlySet<FieldPath>;
  /** True while the page of the created loan or lead is downloaded: edits are ignored. */
  readonly isOpening: boolean;
  readonly onSubmit: (values: CreateLoanValues) => Promise<void>;
}

const errorsOf = (
  values: CreateLoanValues,
  schema: ReturnType<typeof createLoanSchema>,
): FormikErrors<CreateLoanValues> =>
  Object.entries(messagesOf(values, schema)).reduce<object>(
    (errors, [path, message]) => setIn(errors, path, message),
    {},
  );

type State = FormikState<CreateLoanValues> & { readonly status?: EditHistory };

/** The part of the form that survives a failure of the page. */
type KeptForm = Pick<State, 'values' | 'touched' | 'status'>;

/**
 * Returns the form of the create screen: Formik with values, errors, touched fields and, as its status, the undo history.
 * Each edit is one pure function of the latest state, so that two edits between renders are both kept.
 */
export function useFormOfScreen(options: FormOptions) {
  const { element, isLead, mayShowOriginationType, locked, isOpening, onSubmit } = options;
  const name = isLead ? 'new lead' : 'new loan';
  const restored = useRestoredEntries<KeptForm>(name);
  const initialValues = restored?.values ?? options.initialValues;
  const [initialErrors] = useState(() =>
    errorsOf(initialValues, createLoanSchema({ isLead, showsOriginationType: false, ...noLists })),
  );
  const formik = useFormik<CreateLoanValues>({
    initialValues,
    initialErrors,
    initialTouched: restored?.touched,
    initialStatus: restored?.status ?? noEdits,
    validate: (typed) => errorsOf(typed, schema),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit,
  });
  const { values, touched, isSubmitting, setFormikState, setFieldTouched } = formik;
  const history = formik.status as EditHistory;
  const { zips, retryZips } = useZipIndex();
  const { licensedStates, retryLicenses } = useLicenses(values);
  const lists = useMemo(() => ({ zips, licensedStates }), [zips, licensedStates]);
  const showsOriginationType = mayShowOriginationType && institutionOf(values) !== null;
  const schema = useSchema(isLead, showsOriginationType, lists);
  const update = useUpdate(setFormikState, schema);
  useEffect(() => {
    if (history.first === null) return;
    if (haveSameEntries(history.first, values)) unsavedEntries.release();
    else unsavedEntries.hold();
  }, [history.first, values]);

  const isFrozen = isSubmitting || isOpening;
  // While the loan is being created, a notification shows the result.
  const isKept = history.first !== null && !isFrozen;
  useKeptEntries(name, isKept ? ({ values, touched, status: history } satisfies KeptForm) : null);
  const kindOfInput = useUndoKeys(element, (step: Step) => {
    const moved = isFrozen ? null : step(history, values);
    if (!moved) return;
    flushSync(() => update((state) => ({ ...state, values: moved.values, status: moved.history })));
    focusField(moved.path);
  });
  const handlers = useMemo(
    () => handlersOf({ update, setFieldTouched, lists, isFrozen, kindOfInput }),
    [update, setFieldTouched, lists, isFrozen, kindOfInput],
  );

  const fillLate = useEffectEvent(() => handlers.applyResponse((form) => withLoadedZips(form, lists)));
  useEffect(() => {
    if (zips !== noZips) fillLate();
  }, [zips]);
  const isUnlicensed = hasNoLicense(licensedStates);
  useEffect(() => {
    if (isUnlicensed) handlers.applyResponse(withoutLicense);
  }, [isUnlicensed, handlers]);

  const form = useMemo<CreateForm>(
    () => ({ isLead, locked, retryZips, retryLicenses, ...lists, ...handlers }),
    [isLead, locked, retryZips, retryLicenses, lists, handlers],
  );
  return { formik, form, isFrozen };
}

const useSchema = (isLead: boolean, showsOriginationType: boolean, lists: LoadedLists) =>
  useMemo(
    () => createLoanSchema({ isLead, showsOriginationType, ...lists }),
    [isLead, showsOriginationType, lists],
  );

type Update = (change: (state: State) => State) => void;

/**
 * Returns a function that changes the latest state of the form and validates it in the same render. Formik's own `setValues`
 * knows the rendered state only, and its asynchronous validation renders the form twice for each key.
 */
function useUpdate(
  setFormikState: FormikProps<CreateLoanValues>['setFormikState'],
  schema: ReturnType<typeof createLoanSchema>,
): Update {
  useEffect(() => {
    setFormikState((state) => ({ ...state, errors: errorsOf(state.values, schema) }));
  }, [setFormikState, schema]);
  return useCallback(
    (change) =>
      setFormikState((state) => {
        const next = change(state);
        return next.values === state.values ? next : { ...next, errors: errorsOf(next.values, schema) };
      }),
    [setFormikState, schema],
  );
}

interface HandlerOptions extends Pick<FormikProps<CreateLoanValues>, 'setFieldTouched'> {
  readonly update: Update;
  readonly lists: LoadedLists;
  readonly isFrozen: boolean;
  readonly kindOfInput: () => Kind;
}

function handlersOf({ update, setFieldTouched, lists, isFrozen, kindOfInput }: HandlerOptions) {
  const edit = (path: EditPath, change: Change) => {
    if (isFrozen) return;
    update((state) => {
      const after = change(state.values);
      if (after === state.values) return state;
      return {
        ...state,
        values: after,
        status: noted(state.status ?? noEdits, path, kindOfInput(), state.values),
      };
    });
  };
  return {
    applyResponse: (change: Change) => update((state) => ({ ...state, values: change(state.values) })),
    enter: (path: TextPath, text: string) =>
      edit(path, (form) => (getIn(form, path) === text ? form : withEdit(form, path, text, lists))),
    choose: (path: ChoicePath, choice: Choice, choosing: Choosing) =>
      edit(path, (form) => choosing(form, choice)),
    turn: (toggle: SwitchName, isOn: boolean) =>
      edit(toggle, (form) => withToggle(form, toggle, isOn, lists)),
    lookUp: (path: LookUpPath, row: ZipCode) => {
      const address = path.replace(/\.\w+$/, '') as AddressPath;
      edit(path, (form) => withLookup(form, address, row, lists));
      void setFieldTouched(`${address}.state`, true, false);
    },
    leave: (path: FieldPath) => {
      update((state) => ({
        ...state,
        values: withLeft(state.values, path, lists),
        status: closed(state.status ?? noEdits),
      }));
      void setFieldTouched(path, true, false);
    },
  };
}

/** Returns the properties of a field. The message is undefined until the user has left the field. */
export function useFormField(path: FieldPath) {
  const { values, getFieldMeta } = useFormikContext<CreateLoanValues>();
  const { isLead, leave } = useCreateForm();
  const { error, touched } = getFieldMeta(path);
  return {
    id: fieldId(path),
    label: createFields[path].label,
    isRequired: isRequired(path, isLead),
    message: touched || showsAtOnce(path, values) ? error : undefined,
    onLeave: useCallback(() => leave(path), [leave, path]),
  };
}

export function useTextField(path: TextPath) {
  const { value } = useFormikContext<CreateLoanValues>().getFieldMeta<string | null>(path);
  const { enter } = useCreateForm();
  const onChange = useCallback((text: string) => enter(path, text), [enter, path]);
  return { ...useFormField(path), value: value ?? '', onChange };
}

export function useToggle(name: SwitchName) {
  const { turn } = useCreateForm();
  const onChange = useCallback((isOn: boolean) => turn(name, isOn), [turn, name]);
  return { id: fieldId(name), label: switches[name].label, isOn: useValues()[name], onChange };
}

/**
 * Returns true if a field shows its message before the user leaves it: amounts and percents, which an edit of another
 * field can make invalid, and the state of a copied address.
 */
const showsAtOnce = (path: FieldPath, values: CreateLoanValues): boolean =>
  ['money', 'percent'].includes(createFields[path].kind) ||
  (path === 'propertyAddress.state' && values.isPropertyAddressSameAsBorrowerAddress);
