import type { Fault } from '../../../../contracts/operations/mock-schemas.ts';
import { element, part } from './dom.ts';
import type { FaultTarget } from './errors.ts';
import type { Model } from './model.ts';
import { injectFault } from './inject-fault.ts';

/**
 * Mounts a form for an error with any status, message and delay.
 *
 * @param target returns the target that is chosen for the error buttons: the operation and the requests that fail
 */
export function mountCustomError(model: Model, target: () => FaultTarget): void {
  const status = element('input', {
    id: 'custom-status',
    type: 'number',
    min: 400,
    max: 599,
    value: 503,
    required: true,
  });
  const message = element('input', {
    id: 'custom-message',
    maxlength: 500,
    placeholder: 'None: the response has no body',
  });
  const traced = element('input', { id: 'custom-trace', type: 'checkbox', checked: true });
  const late = element('input', {
    id: 'custom-late',
    type: 'number',
    min: 1,
    max: 60_000,
    step: 1,
    value: 10_000,
    required: true,
  });
  const field = (label: string, input: HTMLElement): HTMLElement =>
    element('div', { class: 'field' }, element('label', { for: input.id }, label), input);
  const statusForm = form(
    'Inject status',
    (): Fault => ({
      ...target(),
      kind: 'status',
      status: status.valueAsNumber,
      ...(message.value === '' ? {} : { message: message.value }),
      withTraceId: traced.checked,
    }),
    element('div', { class: 'pair' }, field('Status', status), field('Message', message)),
    element('label', { class: 'check' }, traced, 'With trace id'),
  );
  const delayForm = form(
    'Delay',
    (): Fault => ({ ...target(), kind: 'delay', delayMilliseconds: late.valueAsNumber }),
    field('Delay in milliseconds', late),
  );
  part('custom').replaceChildren(
    element(
      'details',
      {},
      element('summary', {}, 'Status, message and delay'),
      element('p', { class: 'hint' }, 'Choose the operation and how often it fails under “Inject an error”.'),
      statusForm,
      delayForm,
    ),
  );

  function form(label: string, fault: () => Fault, ...fields: HTMLElement[]): HTMLFormElement {
    return element(
      'form',
      {
        class: 'custom',
        submit: (event) => {
          event.preventDefault();
          void injectFault(model, fault());
        },
      },
      ...fields,
      element('button', { type: 'submit' }, label),
    );
  }
}
