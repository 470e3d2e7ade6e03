import { button, element, part } from './dom.ts';
import {
  type Aim,
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
import { placeInWords, throwFault } from './throw-fault.ts';

/**
 * The errors of the catalogue as one button each; they are injected where and how often is chosen above them.
 *
 * @returns a function that returns what is chosen
 */
export function mountThrow(model: Model): () => FaultTarget {
  const aim = element('p', { class: 'aim', id: 'aim' });
  const showAim = (): void => {
    const place = element('b', {}, placeInWords({ operation: where.chosen() }));
    aim.replaceChildren('The next press makes ', place, ` fail ${oftenInWords(often.chosen())}.`);
  };
  const often = howOften('often', showAim);
  const where = operationsList(model.catalogue.operations, showAim);
  const chosen = (): Aim => ({ operation: where.chosen(), ...often.chosen() });
  const errorButton = (error: KnownError): HTMLButtonElement =>
    button(
      element('span', { class: 'named' }, element('b', { class: 'code' }, error.badge), ` ${error.label}`),
      () => void throwFault(model, faultAt(error, chosen())),
      { class: 'error', 'data-error': error.id, 'aria-describedby': 'aim' },
    );
  part('throw').replaceChildren(
    where.list,
    often.row,
    aim,
    ...errorGroups.map(({ title, errors }) =>
      element(
        'div',
        { class: 'error-group', role: 'group', 'aria-label': title },
        element('p', { class: 'group-name', 'aria-hidden': 'true' }, title),
        element('div', { class: 'error-buttons' }, ...errors.map(errorButton)),
      ),
    ),
  );
  showAim();
  return () => targetOf(chosen());
}
