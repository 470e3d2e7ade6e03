import { button, element } from './dom.ts';
import { type Control, isGone, RefusedOrder } from './control.ts';
import { showError } from './notice.ts';
import { defaultWorld } from './world-cookie.ts';

/** Shows that the world of the browser cannot be loaded. */
export function mountLostWorld(error: unknown, control: Control): void {
  const isLost = isGone(error);
  const text = isLost
    ? 'The world of this browser was deleted, or it expired.'
    : error instanceof RefusedOrder && error.status !== null
      ? error.message
      : 'The mock server does not respond. Start it, then load this page again.';
  const backToDefault = (): void => {
    control.enter(defaultWorld);
    location.reload();
  };
  const makeFresh = async (): Promise<void> => {
    try {
      control.enter((await control.create({})).id);
      location.reload();
    } catch (refusal) {
      showError(refusal);
    }
  };
  const ways = isLost
    ? [
        button('Make a new world', () => void makeFresh(), { class: 'primary' }),
        button('Go to the default world', backToDefault),
      ]
    : [button('Load again', () => location.reload(), { class: 'primary' })];
  document
    .querySelector('main')
    ?.replaceChildren(
      element(
        'section',
        { class: 'card lost', 'aria-labelledby': 'lost-heading' },
        element('h2', { id: 'lost-heading' }, isLost ? 'This world is gone' : 'World not loaded'),
        element('p', {}, text),
        element('div', { class: 'row' }, ...ways),
      ),
    );
}
