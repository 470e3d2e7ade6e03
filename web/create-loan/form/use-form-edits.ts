import { getIn, useFormikContext } from 'formik';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AddressPath, FieldPath, SwitchName } from '../../../contracts/fields/create-screen.ts';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';
import { unsavedEntries } from '../../session/unsaved-entries.ts';
import { type Choice, type CreateLoanValues, haveSameEntries } from '../form-values.ts';
import { EditHistory, type EditPath, type Kind } from './edit-history.ts';
import { type LoadedLists, type TextPath, withEdit, withLeft, withLookup, withToggle } from './edits.ts';
import { focusField } from './focus-field.ts';
import type { Change, ChoicePath, Choosing, LookUpPath } from './use-create-form.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/**
 * Returns the handlers that edit the form. Each handler applies a pure function to the latest values, so that two edits
 * between renders are both kept. A field gets the same handler in every render.
 */
export function useFormEdits(form: RefObject<HTMLFormElement | null>, lists: LoadedLists, isFrozen: boolean) {
  const { values, setValues, setFieldTouched } = useFormikContext<CreateLoanValues>();
  const latest = useRef({ values, lists, isFrozen });
  const kind = useRef<Kind>('whole');
  useLayoutEffect(() => {
    latest.current = { values, lists, isFrozen };
  }, [values, lists, isFrozen]);

  const [{ steps, ...edits }] = useState(() => {
    const history = new EditHistory();
    const setLatest: Change = (changed) => {
      latest.current = { ...latest.current, values: changed(latest.current.values) };
      void setValues(latest.current.values, false);
    };
    let first: CreateLoanValues | null = null;
    /** Changes the form for the user, who is asked before entries that the form did not have at first are lost. */
    const change = (before: CreateLoanValues, after: CreateLoanValues) => {
      first ??= before;
      setLatest(() => after);
      if (haveSameEntries(first, after)) unsavedEntries.release();
      else unsavedEntries.hold();
    };
    /** Edits one field and adds the edit to the undo history. */
    const edit = (path: EditPath, changed: (values: CreateLoanValues) => CreateLoanValues) => {
      if (latest.current.isFrozen) return;
      const before = latest.current.values;
      const after = changed(before);
      if (after === before) return;
      history.note(path, kind.current, before);
      change(before, after);
    };
    /** Goes to an earlier or later state of the form, and to the field that this changes. */
    const goTo = (stepOf: (values: CreateLoanValues) => ReturnType<EditHistory['undo']>) => {
      if (latest.current.isFrozen) return;
      const before = latest.current.values;
      const step = stepOf(before);
      if (!step) return;
      flushSync(() => change(before, step.values));
      focusField(step.path);
    };
    return {
      applyResponse: setLatest,
      enter: memoized(
        (path: TextPath) => (text: string) =>
          edit(path, (current) =>
            getIn(current, path) === text ? current : withEdit(current, path, text, latest.current.lists),
          ),
      ),
      choose: (path: ChoicePath, choice: Choice, choosing: Choosing) =>
        edit(path, (current) => choosing(current, choice)),
      switchToggle: memoized(
        (toggle: SwitchName) => (isOn: boolean) =>
          edit(toggle, (current) => withToggle(current, toggle, isOn, latest.current.lists)),
      ),
      lookUp: memoized((path: LookUpPath) => {
        const address = path.replace(/\.\w+$/, '') as AddressPath;
        return (row: ZipCode) => {
          edit(path, (current) => withLookup(current, address, row, latest.current.lists));
          void setFieldTouched(`${address}.state`, true, false);
        };
      }),
      leave: memoized((path: FieldPath) => () => {
        setLatest((current) => withLeft(current, path, latest.current.lists));
        history.close();
        void setFieldTouched(path, true, false);
      }),
      steps: {
        undo: () => goTo((current) => history.undo(current)),
        redo: () => goTo((current) => history.redo(current)),
        revert: (path: EditPath) => goTo((current) => history.revert(path, current)),
      },
    };
  });
  useUndoKeys(form, steps, kind);
  return edits;
}

/** Returns a function that creates a handler on the first call with a key, and returns this handler on later calls. */
function memoized<Key extends string, Handler>(make: (key: Key) => Handler): (key: Key) => Handler {
  const made = new Map<Key, Handler>();
  return (key) => {
    const handler = made.get(key) ?? make(key);
    made.set(key, handler);
    return handler;
  };
}
