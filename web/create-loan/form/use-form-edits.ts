import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ZipCode } from '../../../contracts/schemas/configuration.ts';
import { unsavedEntries } from '../../session/unsaved-entries.ts';
import type { AddressPath, FieldPath } from '../fields.ts';
import type { CreateLoanValues } from '../form-values.ts';
import { type Known, type TextPath, type Toggle, withEntry, withLookup, withToggle } from './entries.ts';
import type { Change } from './use-create-form.ts';

/**
 * Every way to edit the form, each by a pure function over the latest values: two edits in one go never lose the first.
 * Handlers are made once for each field.
 */
export function useFormEdits(known: Known, isFrozen: boolean) {
  const { values, setValues, setFieldTouched } = useFormikContext<CreateLoanValues>();
  const latest = useRef({ values, known, isFrozen });
  useLayoutEffect(() => {
    latest.current = { values, known, isFrozen };
  }, [values, known, isFrozen]);

  const [edits] = useState(() => {
    const settle: Change = (changed) => {
      latest.current = { ...latest.current, values: changed(latest.current.values) };
      void setValues(latest.current.values, false);
    };
    const change: Change = (changed) => {
      if (latest.current.isFrozen) return;
      unsavedEntries.hold();
      settle(changed);
    };
    const edited = (edit: (values: CreateLoanValues, known: Known) => CreateLoanValues) =>
      change((current) => edit(current, latest.current.known));
    return {
      settle,
      change,
      enter: once(
        (path: TextPath) => (text: string) =>
          edited((current, lists) => withEntry(current, path, text, lists)),
      ),
      turn: once(
        (toggle: Toggle) => (isOn: boolean) =>
          edited((current, lists) => withToggle(current, toggle, isOn, lists)),
      ),
      lookUp: once((path: AddressPath) => (row: ZipCode) => {
        edited((current, lists) => withLookup(current, path, row, lists));
        void setFieldTouched(`${path}.state`, true, false);
      }),
      leave: once((path: FieldPath) => () => void setFieldTouched(path, true, false)),
    };
  });
  return edits;
}

/** One handler for each key, made when it is first asked for. */
function once<Key extends string, Handler>(make: (key: Key) => Handler): (key: Key) => Handler {
  const made = new Map<Key, Handler>();
  return (key) => {
    const handler = made.get(key) ?? make(key);
    made.set(key, handler);
    return handler;
  };
}
