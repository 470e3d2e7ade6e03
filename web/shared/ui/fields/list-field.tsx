import { DownOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { memo, useMemo } from 'react';
import { useEntryAttributes } from './entry-props.ts';
import { controlProps, Field, type FieldProps, LockedText, statusOf } from './field.tsx';

interface ListFieldProps extends FieldProps {
  readonly value: string;
  readonly options: readonly string[];
  /** Shown text of each option. An option without a shown text is shown as it is. */
  readonly labels: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** A select with fixed options; the value is always one of them. */
export const ListField = memo(function ListField({
  value,
  options,
  labels,
  onChange,
  onLeave,
  ...field
}: ListFieldProps) {
  const rows = useMemo(
    () => options.map((option) => ({ value: option, label: labels[option] ?? option })),
    [options, labels],
  );
  useEntryAttributes(field.id, 'list');
  if (field.reason !== undefined) return <LockedText {...field} value={labels[value] ?? value} />;
  return (
    <Field {...field}>
      <Select
        {...controlProps(field)}
        value={value}
        options={rows}
        suffixIcon={<DownOutlined aria-hidden />}
        showSearch={selectSearch}
        status={statusOf(field.message)}
        onChange={onChange}
        onBlur={onLeave}
      />
    </Field>
  );
});

/** Lets the user find an option by typing its shown text. */
const selectSearch = { optionFilterProp: 'label' };
