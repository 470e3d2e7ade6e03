import { memo, useMemo } from 'react';
import { Combo, type ComboFieldProps } from './combo.tsx';

/** An option of a choice field: its id and its text. */
export interface ChoiceOption {
  readonly id: number;
  readonly text: string;
}

/** Text of the field, and the id of the option with this text; the id is null if no option has it. */
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
 * A text field with a list of options that have ids. Text that matches no option is kept and is invalid (L-5.1-14). Typed
 * text has no id: the form finds the option with this text.
 */
export const ChoiceField = memo(function ChoiceField(props: ChoiceFieldProps) {
  const { value, options, onChange, ...rest } = props;
  const isChosen = value.id !== null;
  const rows = useMemo(() => rowsOf(options), [options]);
  const typed = value.text.trim().toLowerCase();
  // Focus on a field with a chosen option lists all options.
  const shown = useMemo(
    () => rows.filter(({ name }) => isChosen || name.includes(typed)),
    [rows, isChosen, typed],
  );
  return (
    <Combo<Row>
      {...rest}
      text={value.text}
      options={shown}
      onType={(text) => onChange({ text, id: null })}
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

/** Returns one row for each option. Options with the same text get different values. */
function rowsOf(options: readonly ChoiceOption[]): Row[] {
  const seen = new Set<string>();
  return options.map(({ id, text }) => {
    const value = seen.has(text) ? `${text} (${id})` : text;
    seen.add(text);
    return { value, label: text, name: text.toLowerCase(), id };
  });
}
