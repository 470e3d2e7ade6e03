import type { WorldChange, WorldState } from '../../../../contracts/operations/mock-schemas.ts';
import { element, isBusy, part } from './dom.ts';
import type { Model } from './model.ts';
import { flagInWords } from './words.ts';

type Flags = WorldState['flags'];

/** Mounts the feature flags of the configuration: a switch for a flag that is on or off, a field for any other flag. */
export function mountFlags(model: Model): void {
  const names = Object.keys(model.state.flags) as (keyof Flags)[];
  const fields = names.map((name) => fieldOf(model, name));
  part('flags').replaceChildren(
    ...fields.map(({ row }) => row),
    element(
      'p',
      { class: 'hint' },
      'The product reads its flags when it starts. Reload the product to see a change.',
    ),
  );
  model.onState(({ flags }) => {
    for (const { show } of fields) show(flags);
  });
}

interface FlagField {
  readonly row: HTMLElement;
  show(flags: Flags): void;
}

function fieldOf(model: Model, name: keyof Flags): FlagField {
  const id = `flag-${name}`;
  const first = model.state.flags[name];
  const isSwitch = typeof first === 'boolean';
  const input = element('input', {
    id,
    type: isSwitch ? 'checkbox' : typeof first === 'number' ? 'number' : 'text',
    ...(isSwitch ? { role: 'switch' } : {}),
    ...(typeof first === 'number' ? { min: 0, step: 1 } : {}),
  });
  input.addEventListener('change', () => {
    const value = isSwitch ? input.checked : typeof first === 'number' ? input.valueAsNumber : input.value;
    const former = model.state.flags[name];
    void model.carryOut(
      `${flagInWords(name)}: ${inWords(value)}.`,
      () => model.control.change(changeOf(name, value)),
      () => model.control.change(changeOf(name, former)),
    );
  });
  return {
    row: element(
      'div',
      { class: 'setting' },
      element('label', { for: id, title: name }, flagInWords(name)),
      input,
    ),
    show: (flags) => {
      const value = flags[name];
      if (typeof value === 'boolean') input.checked = value;
      else if (!isBusy(input)) input.value = String(value);
    },
  };
}

const changeOf = (name: keyof Flags, value: boolean | number | string): WorldChange => ({
  flags: { [name]: value },
});

const inWords = (value: boolean | number | string): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : value === '' ? 'empty' : String(value);
