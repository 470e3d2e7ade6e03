import { CreateDialog } from '../../create-loan/create-dialog.ts';
import { CreateScreen } from '../../create-loan/create-screen.ts';
import { creationFault } from '../creation-faults.ts';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import { checkedBorrower } from '../form/fields.ts';
import { textOf } from './screen-text.ts';
import type { TabUser } from './tab-user.ts';

export function createLoanActions(user: TabUser): Partial<CreateLoanActions> {
  const dialog = new CreateDialog(user);
  const screen = new CreateScreen(user);
  return {
    borrowerCheckKnows: async (borrower) =>
      user.tab.storage.sessionStorage.setItem('CreateLoanCheck', JSON.stringify(checkedBorrower(borrower))),
    open: (kind) => screen.open(kind),
    choose: (label, option) => (dialog.isOpen ? dialog.pick(label, option) : screen.choose(label, option)),
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
    tryToChange: async (entries) => {
      for (const [label, entry] of Object.entries(entries)) {
        await user.click(screen.field(label));
        await user.type(entry);
        await user.paste(entry);
        await user.type('{Enter}');
      }
    },
    pressEnterOn: async (name) => {
      (user.button(name) as HTMLElement).focus();
      await user.type('{Enter}');
    },
    closePanel: (title) => user.click(user.button(title, user.region('region', title))),
    follow: (link) => user.click(linkIn(user, link)),
    linkHasFocus: async (link) => user.hasFocus(linkIn(user, link), `the link "${link}"`),
    isStillNeeded: async (label) => {
      const needed = linkIn(user, label).parentElement as Element;
      user.seesText('Still needed', needed);
    },
    buttonIsDescribed: async (name, text) => {
      const ids = user.button(name).getAttribute('aria-describedby')?.split(' ') ?? [];
      const described = ids
        .map((id) => textOf(user.document.getElementById(id) ?? user.document.body))
        .join(' ');
      user.expect(described === text, `"${name}" to be described as "${text}", not "${described}"`);
    },
    footerOffers: async (names) =>
      user.expect(
        screen.footer.join() === names.join(),
        `a footer of ${names.join()}, not ${screen.footer.join()}`,
      ),
    nothingWasSent: async () => {
      user.seesTitle('Create Loan');
      user.expect(screen.creations.length === 0, 'no creation to be sent');
    },
    hasFocus: async (label) => user.hasFocus(screen.field(label), `"${label}"`),
    goBack: () => user.tab.goBack(),
    isChosenAndLocked: async (label) => {
      user.expect(screen.field(label).value !== '', `a choice in "${label}"`);
      user.expect(!screen.canBeUsed(label), `"${label}" to be locked`);
    },
    moveTo: (name) => user.tabTo(() => user.button(name), `the button "${name}"`),

    canBeUsed: async (label, usable) =>
      user.expect(screen.canBeUsed(label) === usable, `"${label}" to be ${usable ? 'usable' : 'locked'}`),
    areLocked: async (labels) => {
      for (const label of labels) user.expect(!screen.canBeUsed(label), `"${label}" to be locked`);
    },
    isShown: async (label, shown) =>
      user.expect(screen.has(label) === shown, `${shown ? 'a' : 'no'} field "${label}"`),
    isOff: async (toggle) =>
      user.expect(screen.field(toggle).getAttribute('aria-checked') === 'false', `"${toggle}" to be off`),
    spins: async (isSpinning) => {
      const spinner = screen.createButton.querySelector('.anticon-spin');
      user.expect((spinner !== null) === isSpinning, `${isSpinning ? 'a' : 'no'} spinner`);
    },
    announces: async (text) => user.seesText(text, user.document.querySelector('form') ?? undefined),
    buttonHasFocus: async (name) => user.hasFocus(user.button(name), `the button "${name}"`),
    showsChoice: async (label, text) => screen.shows(label, text),
    formShows: async (entries) => screen.showsAll(entries),
    fieldSays: async (label, message) => {
      user.expect(screen.field(label).getAttribute('aria-invalid') === 'true', `"${label}" to be invalid`);
      screen.says(label, message);
    },
  };
}

/** Returns a link of the form by its name. */
function linkIn(user: TabUser, name: string): Element {
  const found = [...user.document.querySelectorAll('form a')].find((link) => textOf(link) === name);
  user.expect(found !== undefined, `the link "${name}"`);
  return found as Element;
}
