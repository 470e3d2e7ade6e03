import type { FormikProps, FormikValues } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Schema } from 'yup';
import type { FieldPath, SwitchName } from '../../../../contracts/fields/create-screen.ts';

export type EditPath = FieldPath | SwitchName;

interface EditOptions<Values> {
  /** Returns what follows from the known lists. */
  readonly settle: (values: Values) => Values;
  /** The schema of the form, which another list can change. */
  readonly schema: Schema;
  /** True while edits are ignored. */
  readonly isFrozen?: boolean;
}

/**
 * Returns the functions that change a Formik form, whose values settle after each edit and response. Each edit is a
 * function of the latest values, so that two edits between renders are both kept: Formik's own `setValues` knows only the
 * rendered values.
 * @returns `edit` and `leave`, which keep their identity between keystrokes; the path of the field that the user is
 * editing and has not left
 */
export function useFormEdits<Values extends FormikValues>(
  { initialValues, setValues, setFieldTouched, validateForm }: FormikProps<Values>,
  { settle, schema, isFrozen = false }: EditOptions<Values>,
) {
  const latest = useRef(initialValues);
  const [openPath, setOpenPath] = useState<EditPath>();
  const put = useCallback(
    (values: Values) => {
      if (values === latest.current) return;
      latest.current = values;
      void setValues(values);
    },
    [setValues],
  );
  useEffect(() => put(settle(latest.current)), [settle, put]);
  // Of the latest values: Formik would validate the rendered ones, and that result would come last.
  useEffect(() => void validateForm(latest.current), [schema, validateForm]);
  const handlers = useMemo(
    () => ({
      edit: (path: EditPath, change: (values: Values) => Values) => {
        const after = isFrozen ? latest.current : change(latest.current);
        if (after === latest.current) return;
        setOpenPath(path);
        put(settle(after));
      },
      leave: (path: FieldPath, change: (values: Values) => Values) => {
        // Without validation: Formik would validate the rendered values, and that result would come last.
        void setFieldTouched(path, true, false);
        setOpenPath(undefined);
        put(settle(change(latest.current)));
      },
    }),
    [put, setFieldTouched, settle, isFrozen],
  );
  return { ...handlers, openPath };
}
