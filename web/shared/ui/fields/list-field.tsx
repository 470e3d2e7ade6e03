import { DownOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { memo, useMemo } from 'react';
import { useEntryAttributes } from './entry-props.ts';
import { controlProps, Field, type FieldProps, LockedText, statusOf } from './field.tsx';
import { labelRender } from './select-label.tsx';

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
    () => options.map((option) => ({ value: labels[option] ?? option, option })),
    [options, labels],
  );
  useEntryAttributes(field.id, 'list');
  const text = labels[value] ?? value;
  if (field.reason !== undefined) return <LockedText {...field} value={text} />;
  return (
    <Field {...field}>
      <Select
        {...controlProps(field)}
        value={text}
        options={rows}
        suffixIcon={<DownOutlined aria-hidden />}
        labelRender={labelRender}
        showSearch
        status={statusOf(field.message)}
        onChange={(_, row) => {
          if (!Array.isArray(row) && row) onChange(row.option);
        }}
        onBlur={onLeave}
      />
    </Field>
  );
});
