import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { type ComponentProps, createContext, memo, useContext, useMemo, useState } from 'react';
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

/** Text that means no day; the picker forgets it when its day goes. */
const KeptText = createContext('');

/** The picker's input. A picker without a day shows the text that stands for none, until somebody types another. */
function TextInput({ value, onChange, onBlur, ...props }: ComponentProps<'input'>) {
  const kept = useContext(KeptText);
  const [isTyping, setTyping] = useState(false);
  return (
    <input
      {...props}
      value={value === '' && !isTyping ? kept : value}
      onChange={(event) => {
        setTyping(true);
        onChange?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}

const components = { input: TextInput };

/** A day, typed or picked. Text that means no day stays, so that it can be mended. */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { value, dayTyped, isDisabled, onChange, onLeave, ...field } = props;
  const day = useMemo(() => (dayTyped(value) === null ? null : dayjs(value)), [value, dayTyped]);
  return (
    <Field {...field}>
      <KeptText value={day === null ? value : ''}>
        <DatePicker
          {...controlProps(field)}
          components={components}
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
      </KeptText>
    </Field>
  );
});
