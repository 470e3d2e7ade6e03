import { Input } from 'antd';
import { memo } from 'react';
import { controlProps, Field, type FieldProps, statusOf } from './field.tsx';
import { LockedText } from './locked-text.tsx';
import { usePasteLimit } from './use-paste-limit.ts';

interface TextFieldProps extends FieldProps {
  readonly value: string;
  /** Maximum length in characters. */
  readonly maximum: number;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** A field for one line of text. */
export const TextField = memo(function TextField({
  value,
  maximum,
  isDisabled = false,
  onChange,
  onLeave,
  ...field
}: TextFieldProps) {
  const { note, onPaste, forget } = usePasteLimit(maximum);
  if (field.reason !== undefined) return <LockedText {...field} value={value} />;
  return (
    <Field {...field} note={note}>
      <Input
        {...controlProps({ ...field, note })}
        value={value}
        maxLength={maximum}
        autoComplete="off"
        disabled={isDisabled}
        status={statusOf(field.message)}
        onPaste={onPaste}
        onFocus={forget}
        onChange={(event) => {
          forget();
          onChange(event.target.value);
        }}
        onBlur={onLeave}
      />
    </Field>
  );
});
