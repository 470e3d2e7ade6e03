import { Select, Switch } from 'antd';
import { labelRender } from '../../../../web/shared/ui/fields/select-label.tsx';
import { Card, Choices } from './controls.tsx';
import { useDesk } from './desk.tsx';
import type { FieldOfForm, Setting, SettingsGroup, Value } from './settings.ts';
import { type Commit, TextControl } from './text-control.tsx';

/** A card with a control for each setting of the group. */
export function SettingsForm({ group }: { readonly group: SettingsGroup }) {
  const { world } = useDesk();
  const { id, title, settings, more } = group;
  return (
    <Card id={id} title={title}>
      {settings.map((setting) => (
        <SettingControl key={setting.id} setting={setting} />
      ))}
      {more && (
        <details>
          <summary>{more.summary}</summary>
          {more.settings.map((setting) => (
            <SettingControl key={setting.id} setting={setting} />
          ))}
        </details>
      )}
      <p className="hint">{group.hint(world)}</p>
    </Card>
  );
}

/** The control of a setting. Each change has an undo button. */
export function SettingControl({ setting }: { readonly setting: Setting }) {
  const { world, change } = useDesk();
  const value = setting.read(world);
  const commit: Commit = (next) => change(setting.inWords(next, world), setting.change(next, world));
  return <ValueControl field={setting} value={value} commit={commit} />;
}

interface ValueControlProps {
  readonly field: FieldOfForm;
  readonly value: Value;
  readonly commit: Commit;
}

/** A control for a value, of the kind that its field names. */
export function ValueControl({ field, value, commit }: ValueControlProps) {
  const { id, label, kind, choices = [], hint } = field;
  switch (kind) {
    case 'switch':
      return (
        <div className="setting" title={hint}>
          <label htmlFor={id}>{label}</label>
          <Switch id={id} checked={value === true} onChange={(isOn) => void commit(isOn)} />
        </div>
      );
    case 'choice':
      return (
        <Choices
          name={id}
          legend={label}
          choices={choices}
          value={String(value)}
          choose={(next) => void commit(next)}
        />
      );
    case 'list':
      return (
        <Select
          labelRender={labelRender}
          id={id}
          aria-label={label}
          options={[...choices]}
          value={String(value)}
          onChange={(next) => void commit(next)}
        />
      );
    default:
      return <TextControl field={field} value={String(value)} commit={commit} />;
  }
}
