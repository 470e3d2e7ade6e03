import { button, element, part } from './dom.ts';
import {
  type TargetChoice,
  errorGroups,
  faultAt,
  type FaultTarget,
  type KnownError,
  oftenInWords,
  targetOf,
} from './errors.ts';
import { howOften } from './how-often.ts';
import type { Model } from './model.ts';
import { operationsList } from './operations-list.ts';
import { placeInWords, injectFault } from './inject-fault.ts';

/**
 * Mounts a button for each error of the catalogue. Above the buttons, the user chooses the operation and the requests
 * that fail.
 *
 * @returns a function that returns the chosen target
 */
export function mountInjectPanel(model: Model): () => FaultTarget {
  const target = element('p', { class: 'aim', id: 'aim' });
  const showTarget = (): void => {
    const place = element('b', {}, placeInWords({ operation: where.chosen() }));
    target.replaceChildren(
      'The button that you press makes ',
      place,
      ` fail ${oftenInWords(often.chosen())}.`,
    );
  };
  const often = howOften('often', showTarget);
  const where = operationsList(model.catalogue.operations, showTarget);
  const chosen = (): TargetChoice => ({ operation: where.chosen(), ...often.chosen() });
  const errorButton = (error: KnownError): HTMLButtonElement =>
    button(
      element('span', { class: 'named' }, element('b', { class: 'code' }, error.badge), ` ${error.label}`),
      () => void injectFault(model, faultAt(error, chosen())),
      { class: 'error', 'data-error': error.id, 'aria-describedby': 'aim' },
    );
  part('throw').replaceChildren(
    where.list,
    often.row,
    target,
    ...errorGroups.map(({ title, errors }) =>
      element(
        'div',
        { class: 'error-group', role: 'group', 'aria-label': title },
        element('p', { class: 'group-name', 'aria-hidden': 'true' }, title),
        element('div', { class: 'error-buttons' }, ...errors.map(errorButton)),
      ),
    ),
  );
  showTarget();
  return () => targetOf(chosen());
}
