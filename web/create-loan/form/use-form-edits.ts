import { getIn, useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import type { AddressPath, FieldPath, SwitchName } from '../../../contracts/fields/create-screen.ts';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';
import { unsavedEntries } from '../../session/unsaved-entries.ts';
import type { Choice, CreateLoanValues } from '../form-values.ts';
import { EditHistory, type Enter, type Kind } from './edit-history.ts';
import { type LoadedLists, type TextPath, withEdit, withLeft, withLookup, withToggle } from './edits.ts';
import type { Change, ChoicePath, Choosing, LookUpPath } from './use-create-form.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/**
 * Returns the handlers that edit the form. Each handler applies a pure function to the latest values, so that two edits
 * between renders are both kept. A field gets the same handler in every render.
 */
export function useFormEdits(lists: LoadedLists, isFrozen: boolean) {
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
    const change: Change = (changed) => {
      if (latest.current.isFrozen) return;
      unsavedEntries.hold();
      setLatest(changed);
    };
    /** Edits one field and adds the edit to the undo history. */
    const edit = (path: FieldPath, enter: Enter, changed: (values: CreateLoanValues) => CreateLoanValues) =>
      change((before) => {
        const after = changed(before);
        if (after !== before) history.note({ path, kind: kind.current, before, after, enter });
        return after;
      });
    const entering = (path: TextPath) => {
      const enter = (current: CreateLoanValues, text: string) =>
        withEdit(current, path, text, latest.current.lists);
      const again: Enter = (current, from) => enter(current, String(getIn(from, path) ?? ''));
      return { enter, again };
    };
    const step = (stepped: CreateLoanValues | null): boolean => {
      if (stepped) change(() => stepped);
      return stepped !== null;
    };
    return {
      applyResponse: setLatest,
      enter: memoized((path: TextPath) => {
        const { enter, again } = entering(path);
        return (text: string) => edit(path, again, (current) => enter(current, text));
      }),
      choose: (path: ChoicePath, choice: Choice, choosing: Choosing) =>
        edit(
          path,
          (current, from) => choosing(current, from[path]),
          (current) => choosing(current, choice),
        ),
      switchToggle: memoized(
        (toggle: SwitchName) => (isOn: boolean) =>
          change((current) => withToggle(current, toggle, isOn, latest.current.lists)),
      ),
      lookUp: memoized((path: LookUpPath) => {
        const address = path.replace(/\.\w+$/, '') as AddressPath;
        const { again } = entering(path);
        return (row: ZipCode) => {
          edit(path, again, (current) => withLookup(current, address, row, latest.current.lists));
          void setFieldTouched(`${address}.state`, true, false);
        };
      }),
      leave: memoized((path: FieldPath) => () => {
        const before = latest.current.values;
        const after = withLeft(before, path, latest.current.lists);
        if (after !== before) {
          history.extend(path, before, after);
          setLatest(() => after);
        }
        history.close(path);
        void setFieldTouched(path, true, false);
      }),
      steps: {
        undo: (path: FieldPath) => step(history.undo(path, latest.current.values)),
        redo: (path: FieldPath) => step(history.redo(path, latest.current.values)),
        revert: (path: FieldPath) => step(history.revert(path, latest.current.values)),
      },
    };
  });
  useUndoKeys(steps, kind);
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
