import { Input } from 'antd';
import { useState } from 'react';
import { Field } from './controls.tsx';
import type { FieldOfForm, Value } from './settings.ts';

/** Changes a value. Shows a notice if the change is refused. */
export type Commit = (value: Value) => Promise<void>;

interface TextControlProps {
  readonly field: FieldOfForm;
  readonly value: string;
  readonly commit: Commit;
}

/** A field that commits its value when the user leaves it or presses Enter, and then shows the present value. */
export function TextControl({ field, value, commit }: TextControlProps) {
  const { id, label, kind, placeholder = '', hint } = field;
  const [typed, setTyped] = useState<string | null>(null);
  const send = async () => {
    if (typed === null || typed === value) return;
    // An empty field has no number, so that the server refuses it.
    const number = typed === '' ? Number.NaN : Number(typed);
    await commit(kind === 'number' ? number : typed.trim());
    setTyped(null);
  };
  const shared = {
    id,
    placeholder,
    title: hint,
    value: typed ?? value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setTyped(target.value),
    onBlur: () => void send(),
  } as const;
  return (
    <Field id={id} label={label}>
      {kind === 'json' ? (
        <Input.TextArea {...shared} className="code-text" rows={5} spellCheck={false} />
      ) : (
        <Input {...shared} type={kind} onPressEnter={() => void send()} />
      )}
    </Field>
  );
}
