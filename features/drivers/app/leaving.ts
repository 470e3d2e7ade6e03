import type { LeavingActions } from '../areas/leaving.ts';
import type { TabUser } from './tab-user.ts';

export function leavingActions(user: TabUser): Partial<LeavingActions> {
  return {
    isAsked: async (question) => {
      const stay = [...user.dialog(question).querySelectorAll('button')].find((button) =>
        /^(?:Keep|Stay)/.test(button.textContent ?? ''),
      );
      user.expect(stay !== undefined, `"${question}" to offer to stay`);
      // The button that loses nothing.
      user.hasFocus(stay as Element, 'the button to stay');
    },
  };
}
