import { element } from './dom.ts';

interface ChoiceRow<Value extends string> {
  readonly row: HTMLElement;
  show(value: Value): void;
}

/** Draws radio buttons as one control, with the options side by side. */
export function choiceRow<Value extends string>(
  name: string,
  legend: string,
  choices: readonly { readonly value: Value; readonly label: string }[],
  choose: (value: Value) => void,
): ChoiceRow<Value> {
  const inputs = choices.map(({ value, label }) => {
    const input = element('input', { type: 'radio', name, value, change: () => choose(value) });
    return { value, input, label: element('label', {}, input, element('span', {}, label)) };
  });
  return {
    row: element(
      'fieldset',
      { class: 'choices' },
      element('legend', {}, legend),
      element('span', { class: 'segments' }, ...inputs.map(({ label }) => label)),
    ),
    show: (shown) => {
      for (const { value, input } of inputs) input.checked = value === shown;
    },
  };
}
