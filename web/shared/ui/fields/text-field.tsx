import { Input } from 'antd';
import { memo } from 'react';
import type { EntryKind } from '../../../../contracts/fields/entry-attributes.ts';
import { takeText } from './edit.ts';
import { entryProps } from './entry-props.ts';
import { controlProps, Field, type FieldProps, LockedText, statusOf } from './field.tsx';
import { useEdits } from './use-edits.ts';

interface TextFieldProps extends FieldProps {
  readonly value: string;
  /** Maximum length in characters. */
  readonly maximum: number;
  readonly isDisabled?: boolean;
  /** True if an edit of another field may fill in or clear this one. */
  readonly isFilledIn?: boolean;
  readonly entry: EntryKind;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/**
 * A field for one line of text. Typing stops at the maximum. An input method is not cut off; its longer text is invalid
 * (A-130).
 */
export const TextField = memo(function TextField({
  value,
  maximum,
  isDisabled = false,
  isFilledIn = false,
  entry,
  onChange,
  onLeave,
  ...field
}: TextFieldProps) {
  const { note, beforeInput, accept } = useEdits(value, takeText(maximum));
  if (field.reason !== undefined) return <LockedText {...field} value={value} />;
  return (
    <Field
      {...field}
      note={note}
      beforeInput={beforeInput}
      undo={isFilledIn ? { value, put: onChange } : undefined}
    >
      <Input
        {...controlProps({ ...field, note })}
        {...entryProps(entry)}
        value={value}
        disabled={isDisabled}
        status={statusOf(field.message, note)}
        onChange={({ target }) => {
          accept(target.value);
          onChange(target.value);
        }}
        onBlur={onLeave}
      />
    </Field>
  );
});
