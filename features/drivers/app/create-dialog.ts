import assert from 'node:assert/strict';
import { CreateDialog } from '../../create-loan/create-dialog.ts';
import type { CreateDialogActions } from '../areas/create-dialog.ts';
import { frameDocument } from './legacy.ts';
import { textOf } from './screen-text.ts';
import type { TabUser } from './tab-user.ts';

export function createDialogActions(user: TabUser): Partial<CreateDialogActions> {
  const dialog = new CreateDialog(user);
  return {
    startSignedIn: (person, isNewWorkflow, features) => dialog.signIn(person, isNewWorkflow, features),
    askToCreate: () => dialog.ask(),
    choose: (action) => dialog.choose(action),

    offers: async (actions) => dialog.offers(actions),
    actionHasFocus: async (action) => dialog.hasFocusOn(action),
    opened: async (title, facts) => {
      user.seesFramed(title);
      const labels = [...frameDocument(user, title).querySelectorAll('dt')];
      const shown = labels.map((label) => [textOf(label), textOf(label.nextElementSibling ?? label)]);
      const wanted = shown.filter(([name = '']) => name in facts);
      assert.deepEqual(Object.fromEntries(wanted), facts);
    },
    legacyDialogIsOpen: async (title) =>
      user.expect(user.dialog(title).querySelector('iframe') !== null, `a frame in the dialog "${title}"`),
    legacyDialogFrames: async (title, address) => {
      const frame = user.dialog(title).querySelector('iframe');
      assert.equal(frame?.getAttribute('src'), address);
    },
  };
}
