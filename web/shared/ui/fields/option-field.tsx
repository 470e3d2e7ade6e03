import { memo, useCallback, useMemo } from 'react';
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
  const rows = useMemo(() => options.map((text) => ({ value: text, label: text })), [options]);
  const filter = useCallback(
    (typed: string, option: { value: string }) =>
      isListed || option.value.toLowerCase().includes(typed.trim().toLowerCase()),
    [isListed],
  );
  return (
    <Combo
      placeholder="Choose or type"
      {...rest}
      text={value}
      options={rows}
      filter={filter}
      onType={(text) => onChange(asListed(options, text))}
      onPick={(option) => onChange(option.value)}
    />
  );
});

function asListed(options: readonly string[], text: string): string {
  const typed = text.trim().toLowerCase();
  return options.find((option) => option.toLowerCase() === typed) ?? text;
}
