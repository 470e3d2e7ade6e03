import { Select } from 'antd';
import { controlProps, Field, type FieldProps, statusOf } from './field.tsx';

interface ListFieldProps<Value extends string> extends FieldProps {
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly canBeCleared?: boolean;
  readonly placeholder?: string;
  readonly onChange: (value: Value | null) => void;
  readonly onLeave: () => void;
}

/** A short list of fixed texts. It takes no other text, so it cannot be invalid. */
export function ListField<Value extends string>(props: ListFieldProps<Value>) {
  const { value, options, canBeCleared = true, placeholder = 'Choose', onChange, onLeave, ...field } = props;
  return (
    <Field {...field}>
      <Select<Value | null>
        {...controlProps(field)}
        value={value}
        options={[...options]}
        allowClear={canBeCleared}
        placeholder={placeholder}
        showSearch={{ optionFilterProp: 'label' }}
        status={statusOf(field.message)}
        onChange={(chosen) => onChange(chosen ?? null)}
        onBlur={onLeave}
      />
    </Field>
  );
}
