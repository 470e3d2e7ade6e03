import { CreateScreen } from '../../create-loan/create-screen.ts';
import { creationFault } from '../creation-faults.ts';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import { checkedBorrower } from '../form/fields.ts';
import type { TabUser } from './tab-user.ts';

export function createLoanActions(user: TabUser): Partial<CreateLoanActions> {
  const screen = new CreateScreen(user);
  return {
    borrowerCheckKnows: async (borrower) =>
      user.tab.storage.sessionStorage.setItem('CreateLoanCheck', JSON.stringify(checkedBorrower(borrower))),
    open: (kind) => screen.open(kind),
    choose: (label, option) => screen.choose(label, option),
    chooseWhoLends: () => screen.chooseLender(),
    enter: (label, entry) => screen.fill(label, entry),
    enterAll: (entries) => screen.fillAll(entries),
    type: (label, text) => screen.fill(label, text),
    leaveField: () => screen.leaveField(),
    turn: (label, isOn) => screen.turn(label, isOn),
    turnOn: (label) => screen.turn(label, true),
    fillInRequired: (name) => screen.fillInRequired(name),
    fillIn: async (kind, name) => {
      await screen.open(kind);
      await screen.fillInRequired(name);
    },
    sendForm: () => screen.create(),
    answerNextWith: (response) => user.fail(creationFault(response)),
    moveTo: (name) => user.tabTo(() => user.button(name), `the button "${name}"`),

    canBeUsed: async (label, usable) =>
      user.expect(screen.canBeUsed(label) === usable, `"${label}" to be ${usable ? 'usable' : 'locked'}`),
    areLocked: async (labels) => {
      for (const label of labels) user.expect(!screen.canBeUsed(label), `"${label}" to be locked`);
    },
    isShown: async (label, shown) =>
      user.expect(screen.has(label) === shown, `${shown ? 'a' : 'no'} field "${label}"`),
    buttonHasFocus: async (name) => user.hasFocus(user.button(name), `the button "${name}"`),
    showsChoice: async (label, text) => screen.shows(label, text),
    formShows: async (entries) => screen.showsAll(entries),
    fieldSays: async (label, message) => {
      user.expect(screen.field(label).getAttribute('aria-invalid') === 'true', `"${label}" to be invalid`);
      screen.says(label, message);
    },
  };
}
