import { memo, useMemo } from 'react';
import { matchKeyOf } from '../../../../contracts/api/text.ts';
import { type ChoiceOption, rowsOf, textOf } from './choice-rows.ts';
import { Combo, type ComboFieldProps } from './combo.tsx';

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
 * A text field with a list of options that have ids. Text that matches no option is kept and is invalid. Typed text has
 * no id: the form finds the option with this text.
 */
export const ChoiceField = memo(function ChoiceField(props: ChoiceFieldProps) {
  const { value, options, onChange, ...rest } = props;
  const isChosen = value.id !== null;
  const rows = rowsOf(options);
  const typed = matchKeyOf(value.text);
  // Focus on a field with a chosen option lists all options.
  const shown = useMemo(
    () => rows.filter(({ name }) => isChosen || name.includes(typed)),
    [rows, isChosen, typed],
  );
  return (
    <Combo
      {...rest}
      text={textOf(rows, value)}
      options={shown}
      onType={(text) => onChange({ text, id: null })}
      onPick={({ id, label }) => onChange({ text: label, id })}
    />
  );
});
