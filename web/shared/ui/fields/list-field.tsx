import { Select } from 'antd';
import { controlProps, Field, type FieldProps, statusOf } from './field.tsx';
import { LockedText } from './locked-text.tsx';

interface ListFieldProps<Value extends string> extends FieldProps {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly onLeave: () => void;
}

/** A select with fixed options; the value is always one of them. */
export function ListField<Value extends string>(props: ListFieldProps<Value>) {
  const { value, options, onChange, onLeave, ...field } = props;
  if (field.reason !== undefined) {
    const chosen = options.find((option) => option.value === value);
    return <LockedText {...field} value={chosen?.label ?? value} />;
  }
  return (
    <Field {...field}>
      <Select<Value>
        {...controlProps(field)}
        value={value}
        options={[...options]}
        showSearch={{ optionFilterProp: 'label' }}
        status={statusOf(field.message)}
        onChange={onChange}
        onBlur={onLeave}
      />
    </Field>
  );
}
