import { Input } from 'antd';
import { memo } from 'react';
import { controlProps, Field, type FieldProps, statusOf } from './field.tsx';

interface TextFieldProps extends FieldProps {
  readonly value: string;
  /** Characters that the input takes. */
  readonly maximum: number;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** One line of text. */
export const TextField = memo(function TextField({
  value,
  maximum,
  isDisabled = false,
  onChange,
  onLeave,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      <Input
        {...controlProps(field)}
        value={value}
        maxLength={maximum}
        autoComplete="off"
        disabled={isDisabled}
        status={statusOf(field.message)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </Field>
  );
});
