import { choiceRow } from './choice-row.ts';
import { element } from './dom.ts';
import type { TargetChoice } from './errors.ts';

interface HowOften {
  readonly row: HTMLElement;
  chosen(): Pick<TargetChoice, 'times' | 'nth'>;
}

const choices = [
  { value: 'once', label: 'Once' },
  { value: 'some', label: 'times' },
  { value: 'always', label: 'Always' },
] as const;
type Often = (typeof choices)[number]['value'];

/** Draws two choices: how often an error happens, and which request it affects first. */
export function howOften(name: string, changed: () => void = () => undefined): HowOften {
  let often: Often = 'once';
  const times = numberField('How many times', 3);
  const nth = numberField('First request that fails', 1);
  const choice = choiceRow<Often>(name, 'How often', choices, (value) => {
    often = value;
    changed();
  });
  choice.show(often);
  for (const field of [times, nth]) field.addEventListener('input', changed);
  times.addEventListener('focus', () => {
    often = 'some';
    choice.show(often);
    changed();
  });
  choice.row.querySelector('.segments label:nth-child(2) span')?.before(times);
  return {
    row: element(
      'div',
      { class: 'often' },
      choice.row,
      element('label', { class: 'from' }, 'from request ', nth),
    ),
    chosen: () => ({
      times: often === 'always' ? null : often === 'once' ? 1 : wholeOf(times),
      nth: wholeOf(nth),
    }),
  };
}

const numberField = (label: string, value: number): HTMLInputElement =>
  element('input', { type: 'number', min: 1, max: 10_000, step: 1, value, 'aria-label': label });

/** Returns the whole number in a field, limited to 1 to 10,000; 1 for an empty field. */
const wholeOf = ({ valueAsNumber }: HTMLInputElement): number =>
  Number.isFinite(valueAsNumber) ? Math.min(Math.max(Math.trunc(valueAsNumber), 1), 10_000) : 1;
