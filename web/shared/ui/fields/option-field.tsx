import { memo, useMemo, useState } from 'react';
import { matchKeyOf } from '../../../../contracts/api/text.ts';
import { asListed, type OptionNames } from './choice-rows.ts';
import { Combo, type ComboFieldProps } from './combo.tsx';

interface OptionFieldProps extends ComboFieldProps {
  readonly value: string;
  readonly options: readonly string[];
  /** The name of each option that is a code; the user can type either. */
  readonly names?: OptionNames;
  readonly onChange: (value: string) => void;
}

/**
 * A text field with a list of fixed texts, compared by `matchKeyOf`. Other text is kept and is invalid. The typed text
 * stays as it is until the user leaves the field.
 */
export const OptionField = memo(function OptionField(props: OptionFieldProps) {
  const { value, options, names = none, onChange, onLeave, ...rest } = props;
  const [draft, setDraft] = useState<Draft | null>(null);
  const isTyping = draft !== null && draft.value === value;
  const text = isTyping ? draft.text : value;
  const typed = matchKeyOf(text);
  const isListed = options.includes(value) && text === value;
  const rows = useMemo(
    () =>
      [...new Set(options)]
        .filter((option) => isListed || matchKeyOf(option).includes(typed) || isNamed(names[option], typed))
        .map((option) => ({ value: option, label: names[option] ? `${option} ${names[option]}` : option })),
    [options, names, isListed, typed],
  );
  return (
    <Combo
      placeholder="Select or type"
      {...rest}
      text={text}
      options={rows}
      hasWideRows={names !== none}
      onType={(entered) => {
        // The code of an option may begin the name of another one: MA and Maine.
        const next = isOpen(options, names, entered) ? value : asListed(options, names, entered);
        setDraft({ text: entered, value: next });
        if (next !== value) onChange(next);
      }}
      onPick={(option) => {
        setDraft(null);
        onChange(option.value);
      }}
      onLeave={() => {
        setDraft(null);
        const left = asListed(options, names, text);
        if (left !== value) onChange(left);
        onLeave();
      }}
    />
  );
});

interface Draft {
  readonly text: string;
  /** The value of the field while it shows the text. */
  readonly value: string;
}

const none: OptionNames = {};

const isNamed = (name: string | undefined, typed: string): boolean =>
  name !== undefined && matchKeyOf(name).startsWith(typed);

/** Returns true for the text of an option that is also the beginning of another option's name. */
function isOpen(options: readonly string[], names: OptionNames, text: string): boolean {
  const listed = asListed(options, names, text);
  const typed = matchKeyOf(text);
  return (
    options.includes(listed) && options.some((option) => option !== listed && isNamed(names[option], typed))
  );
}
