import type { FormikProps, FormikValues } from 'formik';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath } from '../../../../contracts/fields/create-screen.ts';
import {
  closed,
  edited,
  type EditHistory,
  type EditPath,
  type Move,
  openPath,
  type Settle,
  unedited,
} from './edit-history.ts';
import type { LenderValues } from '../form-values.ts';
import { focusField } from './focus-field.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface HistoryOptions<Values> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly settle: Settle<Values>;
  /** True while edits are ignored. */
  readonly isFrozen?: boolean;
  /** The first part of the ids of the form's fields. */
  readonly idPrefix?: string;
  /** The history with which the form goes on; undefined for a new form. */
  readonly kept?: EditHistory<Values> | undefined;
}

/**
 * Adds undo and redo to a Formik form, whose values settle after each edit, undo, redo and response. Each edit is a
 * function of the latest values, so that two edits between renders are both kept: Formik's own `setValues` knows only the
 * rendered values.
 * @returns `edit` and `leave`, which keep their identity between keystrokes, the history, and the path of the field that is being edited
 */
export function useHistory<Values extends FormikValues & LenderValues>(
  { initialValues, setValues, setFieldTouched }: FormikProps<Values>,
  { element, settle, isFrozen = false, idPrefix, kept }: HistoryOptions<Values>,
) {
  const [history, setHistory] = useState(() => kept ?? unedited(initialValues));
  const latest = useRef(history);
  const put = useCallback(
    (next: EditHistory<Values>) => {
      if (next === latest.current) return;
      if (next.values !== latest.current.values) void setValues(next.values);
      latest.current = next;
      setHistory(next);
    },
    [setValues],
  );
  useEffect(() => {
    const values = settle(latest.current.values);
    if (values !== latest.current.values) put({ ...latest.current, values });
  }, [settle, put]);
  const kindOfInput = useUndoKeys(element, (move: Move) => {
    const moved = isFrozen ? null : move(latest.current, settle);
    if (!moved) return;
    flushSync(() => put(moved.history));
    focusField(moved.path, idPrefix);
  });
  const handlers = useMemo(
    () => ({
      edit: (path: EditPath, change: (values: Values) => Values) => {
        const { values } = latest.current;
        const after = isFrozen ? values : change(values);
        if (after !== values) put(edited(latest.current, path, kindOfInput(), settle(after)));
      },
      leave: (path: FieldPath, change: (values: Values) => Values) => {
        void setFieldTouched(path);
        put(closed({ ...latest.current, values: settle(change(latest.current.values)) }));
      },
    }),
    [put, setFieldTouched, settle, isFrozen, kindOfInput],
  );
  return { ...handlers, history, openPath: openPath(history) };
}
