import { memo, useCallback, useMemo } from 'react';
import { Combo, type ComboFieldProps } from './combo.tsx';

/** One thing to choose: its id, and the text that names it. */
export interface ChoiceOption {
  readonly id: number;
  readonly text: string;
}

/** What stands in the field, and the id of the option that it names; null for unlisted text. */
export interface ChoiceValue {
  readonly text: string;
  readonly id: number | null;
}

interface ChoiceFieldProps extends ComboFieldProps {
  readonly value: ChoiceValue;
  readonly options: readonly ChoiceOption[];
  readonly onChange: (value: ChoiceValue) => void;
}

/**
 * A list of things with ids. What was typed stays, also when it names nothing: the form says so then (L-5.1-14).
 * Typing an option's whole text chooses it.
 */
export const ChoiceField = memo(function ChoiceField(props: ChoiceFieldProps) {
  const { value, options, onChange, ...rest } = props;
  const isChosen = value.id !== null;
  const rows = useMemo(() => rowsOf(options), [options]);
  const filter = useCallback(
    // Whoever comes back to a chosen field sees the whole list.
    (typed: string, option: Row) => isChosen || option.name.includes(typed.trim().toLowerCase()),
    [isChosen],
  );
  return (
    <Combo<Row>
      {...rest}
      text={value.text}
      options={rows}
      filter={filter}
      onType={(text) => onChange({ text, id: idOf(options, text) })}
      onPick={({ id, label }) => onChange({ text: label, id })}
    />
  );
});

interface Row {
  readonly value: string;
  readonly label: string;
  readonly name: string;
  readonly id: number;
}

/** Two of the same name stay two rows. */
function rowsOf(options: readonly ChoiceOption[]): Row[] {
  const seen = new Set<string>();
  return options.map(({ id, text }) => {
    const value = seen.has(text) ? `${text} (${id})` : text;
    seen.add(text);
    return { value, label: text, name: text.toLowerCase(), id };
  });
}

function idOf(options: readonly ChoiceOption[], text: string): number | null {
  const typed = text.trim().toLowerCase();
  return options.find((option) => option.text.toLowerCase() === typed)?.id ?? null;
}
