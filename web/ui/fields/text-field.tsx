import { Input } from 'antd';
import { controlProps, Field, type FieldProps, statusOf } from './field.tsx';

interface TextFieldProps extends FieldProps {
  readonly value: string;
  /** Characters that the input takes. */
  readonly maximum: number;
  readonly autoComplete?: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** One line of text. */
export function TextField({
  value,
  maximum,
  autoComplete = 'off',
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
        autoComplete={autoComplete}
        status={statusOf(field.message)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </Field>
  );
}
