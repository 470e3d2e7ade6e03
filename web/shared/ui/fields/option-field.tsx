import { memo, useMemo } from 'react';
import { Combo, type ComboFieldProps } from './combo.tsx';

interface OptionFieldProps extends ComboFieldProps {
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

/** A text field with a list of fixed texts, compared in any case. Other text is kept and is invalid (L-5.1-14). */
export const OptionField = memo(function OptionField({
  value,
  options,
  onChange,
  ...rest
}: OptionFieldProps) {
  const isListed = options.includes(value);
  const typed = value.trim().toLowerCase();
  const rows = useMemo(
    () =>
      options
        .filter((text) => isListed || text.toLowerCase().includes(typed))
        .map((text) => ({ value: text, label: text })),
    [options, isListed, typed],
  );
  return (
    <Combo
      placeholder="Choose or type"
      {...rest}
      text={value}
      options={rows}
      onType={(text) => onChange(asListed(options, text))}
      onPick={(option) => onChange(option.value)}
    />
  );
});

function asListed(options: readonly string[], text: string): string {
  const typed = text.trim().toLowerCase();
  return options.find((option) => option.toLowerCase() === typed) ?? text;
}
