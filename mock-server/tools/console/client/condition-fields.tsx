import { Checkbox, Select } from 'antd';
import { labelRender } from '../../../../web/shared/ui/fields/select-label.tsx';
import type { Conditions } from './conditions.ts';
import { CodeArea } from './controls.tsx';
import { useDesk } from './desk.tsx';

interface ConditionFieldsProps {
  /** Prefix of the ids. */
  readonly id: string;
  readonly conditions: Conditions;
  readonly set: (conditions: Conditions) => void;
  /** The values that a condition starts with when it is switched on. */
  readonly usual: Required<Conditions>;
}

const names = ['caller', 'parameters', 'body'] as const;
const labels = {
  caller: 'Only for this caller',
  parameters: 'Only with these parameters',
  body: 'Only with this part of the body',
} as const satisfies Record<keyof Conditions, string>;

/** Limits a fault to the requests of a caller, or with some parameters, or with a part of the body. */
export function ConditionFields({ id, conditions, set, usual }: ConditionFieldsProps) {
  const { catalogue } = useDesk();
  return (
    <div role="group" aria-label="Conditions" className="conditions">
      {names.map((name) => (
        <div key={name} className="field">
          <Checkbox
            checked={conditions[name] !== undefined}
            onChange={({ target }) =>
              set({ ...conditions, [name]: target.checked ? usual[name] : undefined })
            }
          >
            {labels[name]}
          </Checkbox>
          {conditions[name] !== undefined &&
            (name === 'caller' ? (
              <Select
                labelRender={labelRender}
                id={`${id}-caller`}
                aria-label="Caller"
                options={catalogue.personas.map((persona) => ({ value: persona.id, label: persona.name }))}
                value={conditions.caller}
                onChange={(caller) => set({ ...conditions, caller })}
              />
            ) : (
              <CodeArea
                aria-label={`${labels[name]} (JSON)`}
                rows={3}
                value={conditions[name]}
                set={(text) => set({ ...conditions, [name]: text })}
              />
            ))}
        </div>
      ))}
    </div>
  );
}
