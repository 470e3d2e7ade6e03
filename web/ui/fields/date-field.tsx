import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { memo, useMemo } from 'react';
import { controlProps, Field, type FieldProps, statusOf } from './field.tsx';

interface DateFieldProps extends FieldProps {
  /** yyyy-MM-dd; anything else is text that was typed and means no day. */
  readonly value: string;
  /** The day that a typed text means, as yyyy-MM-dd; null for none. */
  readonly dayTyped: (text: string) => string | null;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** The first is how a day shows; the others are read as well. */
const formats = ['MM/DD/YYYY', 'M/D/YYYY', 'MM-DD-YYYY', 'M-D-YYYY', 'MMDDYYYY', 'YYYY-MM-DD'];
const stored = 'YYYY-MM-DD';

/** A day, typed or picked. Text that means no day stays, so that it can be mended. */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { value, dayTyped, isDisabled, onChange, onLeave, ...field } = props;
  const day = useMemo(() => (dayTyped(value) === null ? null : dayjs(value)), [value, dayTyped]);
  return (
    <Field {...field}>
      <DatePicker
        {...controlProps(field)}
        value={day}
        format={formats}
        placeholder="MM/DD/YYYY"
        preserveInvalidOnBlur
        disabled={isDisabled ?? false}
        status={statusOf(field.message)}
        onChange={(picked) => onChange(picked?.format(stored) ?? '')}
        onBlur={({ target }) => {
          const text = (target as HTMLInputElement).value;
          onChange(dayTyped(text) ?? text);
          onLeave();
        }}
      />
    </Field>
  );
});
