import { Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { Card, Choices, Field } from './controls.tsx';
import { useDesk } from './desk.tsx';
import type { Setting, SettingsGroup, Value } from './settings.ts';

/** A card with a control for each setting of the group. */
export function SettingsForm({ group }: { readonly group: SettingsGroup }) {
  const { state } = useDesk();
  const { id, title, settings, more } = group;
  return (
    <Card id={id} title={title}>
      {settings.map((setting) => (
        <Control key={setting.id} setting={setting} />
      ))}
      {more && (
        <details>
          <summary>{more.summary}</summary>
          {more.settings.map((setting) => (
            <Control key={setting.id} setting={setting} />
          ))}
        </details>
      )}
      <p className="hint">{group.hint(state)}</p>
    </Card>
  );
}

function Control({ setting }: { readonly setting: Setting }) {
  const { state, change } = useDesk();
  const { id, label, kind, choices = [] } = setting;
  const value = setting.read(state);
  const set = (next: Value) =>
    change(setting.inWords(next, state), setting.change(next, state), setting.change(value, state));
  switch (kind) {
    case 'switch':
      return (
        <div className="setting">
          <label htmlFor={id}>{label}</label>
          <Switch id={id} checked={value === true} onChange={(isOn) => void set(isOn)} />
        </div>
      );
    case 'choice':
      return (
        <Choices
          name={id}
          legend={label}
          choices={choices}
          value={String(value)}
          choose={(next) => void set(next)}
        />
      );
    case 'list':
      return (
        <Select
          id={id}
          aria-label={label}
          options={[...choices]}
          value={String(value)}
          onChange={(next) => void set(next)}
        />
      );
    case 'number':
    case 'text':
      return (
        <Field id={id} label={label}>
          <TextControl setting={setting} value={String(value)} set={set} />
        </Field>
      );
  }
}

interface TextControlProps {
  readonly setting: Setting;
  readonly value: string;
  readonly set: (value: Value) => Promise<void>;
}

/** A field that changes its setting when the user leaves it or presses Enter. A text that is refused is taken back. */
function TextControl({ setting: { id, kind, placeholder }, value, set }: TextControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null || typed === value) return;
    // An empty field has no number, so that the server refuses it.
    const next = kind === 'text' ? typed.trim() : typed === '' ? Number.NaN : Number(typed);
    void set(next).finally(() => setTyped(null));
  };
  return (
    <Input
      id={id}
      type={kind}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onPressEnter={commit}
    />
  );
}
