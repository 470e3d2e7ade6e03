import type { Fault } from '../../../../contracts/operations/mock-schemas.ts';
import { button, element, part } from './dom.ts';
import { faultInWords, oftenInWords } from './errors.ts';
import type { Model } from './model.ts';
import { placeInWords, replacePendingFaults } from './inject-fault.ts';

/** Draws the list of pending faults, with a button to remove one and a button to remove all. */
export function mountPendingFaults(model: Model): void {
  const list = element('ul', { class: 'faults' });
  const none = element('p', { class: 'empty' }, 'No pending faults.');
  const clear = button('Clear all', () => keep([], 'All pending faults have been removed.'));
  const row = element('div', { class: 'row' }, clear);
  part('waiting').replaceChildren(none, list, row);
  model.onState(({ faults }) => {
    none.hidden = faults.length > 0;
    row.hidden = faults.length === 0;
    list.hidden = faults.length === 0;
    list.replaceChildren(...faults.map((fault, index) => faultRow(fault, () => take(index))));
  });

  function take(index: number): void {
    const others = model.state.faults.filter((_fault, each) => each !== index);
    keep(others, 'The fault has been removed.');
    clear.focus();
  }

  function keep(faults: readonly Fault[], done: string): void {
    const former = model.state.faults;
    void model.carryOut(
      done,
      () => replacePendingFaults(model, faults),
      () => replacePendingFaults(model, former),
    );
  }
}

const faultRow = (fault: Fault, take: () => void): HTMLElement => {
  const what = faultInWords(fault);
  const where = placeInWords(fault);
  return element(
    'li',
    {},
    element('span', {}, element('b', {}, what), ` at ${where}, ${oftenInWords(fault)}`),
    button('×', take, { class: 'quiet', 'aria-label': `Remove ${what} at ${where}` }),
  );
};
