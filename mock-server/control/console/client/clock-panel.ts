import type { ClockChange } from '../../../../contracts/operations/mock-schemas.ts';
import { clockSteps, fieldOf, instantOf, presentOf, timeInWords, wayBack } from './clock-time.ts';
import { button, element, isBusy, part } from './dom.ts';
import type { Model } from './model.ts';
import { showError } from './notice.ts';

/** Shows and sets the clock of the world, from which the server takes every date. */
export function mountClock(model: Model): void {
  const time = element('time', { class: 'now' });
  const badge = element('span', { class: 'badge' });
  const halt = button('', () => {
    const { isFrozen } = model.state.clock;
    void set(isFrozen ? 'The clock runs.' : 'The clock is frozen.', { isFrozen: !isFrozen });
  });
  const field = element('input', { type: 'datetime-local', id: 'clock-now', step: 60 });
  const form = element(
    'form',
    {
      class: 'field',
      submit: (event) => {
        event.preventDefault();
        const now = instantOf(field.value);
        if (now === null) showError(new Error('Enter a day and a time.'));
        else void set('The clock is set and frozen.', { now, isFrozen: true });
      },
    },
    element('label', { for: 'clock-now' }, 'Set to (UTC)'),
    element('span', { class: 'joined' }, field, element('button', { type: 'submit' }, 'Set')),
  );
  part('clock').replaceChildren(
    element('p', { class: 'facts' }, time, badge),
    element(
      'div',
      { class: 'row' },
      ...clockSteps.map(({ label, seconds }) =>
        button(
          label,
          () => void set(`The clock is advanced by ${label.slice(1)}.`, { advanceSeconds: seconds }),
        ),
      ),
      halt,
    ),
    form,
  );
  let asked = performance.now();
  const tick = (): void => {
    const present = presentOf(model.state.clock, performance.now() - asked);
    time.textContent = timeInWords(present);
    time.dateTime = present.toISOString();
  };
  model.onState(({ clock }) => {
    asked = performance.now();
    badge.textContent = clock.isFrozen ? 'Frozen' : 'Runs';
    badge.className = clock.isFrozen ? 'badge lit' : 'badge';
    halt.textContent = clock.isFrozen ? 'Release' : 'Freeze';
    if (!isBusy(field)) field.value = fieldOf(new Date(clock.now));
    tick();
  });
  setInterval(tick, 1000);

  async function set(done: string, change: ClockChange): Promise<void> {
    const former = model.state.clock;
    const since = asked;
    await model.carryOut(
      done,
      () => model.control.setClock(change),
      () => model.control.setClock(wayBack(former, performance.now() - since)),
    );
  }
}
