import assert from 'node:assert/strict';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { CreateDialog } from '../../create-loan/create-dialog.ts';
import { CreateScreen } from '../../create-loan/create-screen.ts';
import { creationFault } from '../creation-faults.ts';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import { checkedBorrower } from '../form/fields.ts';
import { combination } from './failures.ts';
import { factsOf } from '../form/request-facts.ts';
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
    type: (label, text) => screen.fill(label, text),
    leaveField: () => screen.leaveField(),
    turn: (label, isOn) => screen.turn(label, isOn),
    fillInRequired: (name) => screen.fillInRequired(name),
    fillIn: async (kind, name) => {
      await screen.open(kind);
      await screen.fillInRequired(name);
    },
    pickFirstByKeyboard: () => user.type('{Enter}'),
    typeKeys: (label, text) => screen.type(label, text),
    sendForm: () => screen.create(),
    pressEnterIn: async (label) => {
      await screen.focus(label);
      await user.type('{Enter}');
    },
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
    goBack: () => user.tab.goBack(),
    isChosenAndLocked: async (label) => {
      user.expect(screen.field(label).value !== '', `a choice in "${label}"`);
      user.expect(!screen.canBeUsed(label), `"${label}" to be locked`);
    },
    closeMessage: async () => {
      const close = /^(?:Dismiss|OK|Keep editing)$/;
      await user.click(
        [...onlyDialog(user).querySelectorAll('button')].find((button) => close.test(textOf(button))),
      );
      assert.equal(user.dialogs.length, 0);
    },
    openCreated: () => user.click(onlyDialog(user).querySelector('button.ant-btn-primary')),
    answerNextWith: async (response) => {
      if (response === 'nowhere to go on to') leadNowhere(user);
      else await user.fail(creationFault(response));
    },
    pressIn: async (keys, label) => {
      await screen.focus(label);
      await user.type(combination(keys));
    },
    moveTo: (name) => user.tabTo(() => user.button(name), `the button "${name}"`),

    canBeUsed: async (label, usable) =>
      user.expect(screen.canBeUsed(label) === usable, `"${label}" to be ${usable ? 'usable' : 'locked'}`),
    isShown: async (label, shown) =>
      user.expect(screen.has(label) === shown, `${shown ? 'a' : 'no'} field "${label}"`),
    isOff: async (toggle) =>
      user.expect(screen.field(toggle).getAttribute('aria-checked') === 'false', `"${toggle}" to be off`),
    spins: async (isSpinning) => {
      const spinner = screen.createButton.querySelector('.anticon-spin');
      user.expect((spinner !== null) === isSpinning, `${isSpinning ? 'a' : 'no'} spinner`);
    },
    buttonHasFocus: async (name) => user.hasFocus(user.button(name), `the button "${name}"`),
    footerOffers: async (names) => assert.deepEqual(screen.footer, names),
    nothingWasSent: async () => assert.deepEqual(screen.creations, []),
    wasAskedForOneCreation: async () => assert.equal(screen.creations.length, 1),
    requestSays: async (facts) => {
      const request = screen.creations.at(-1) ?? assert.fail('Nothing was sent');
      assert.deepEqual(factsOf(request, Object.keys(facts)), facts);
    },
    showsOneMessage: async (title, text) => {
      assert.equal(user.dialog(title), onlyDialog(user));
      if (text !== '') user.seesText(text, onlyDialog(user));
    },
    showsNoMessage: async () => assert.equal(user.dialogs.length, 0),
    hasFocus: async (label) => user.hasFocus(screen.field(label), `the field "${label}"`),
    panelIsOpen: async (title) => screen.panelIsOpen(title),
    showsChoice: async (label, text) => screen.shows(label, text),
    formShows: async (entries) => screen.showsAll(entries),
    fieldSays: async (label, message) => {
      user.expect(screen.field(label).getAttribute('aria-invalid') === 'true', `"${label}" to be invalid`);
      screen.says(label, message);
    },
  };
}

function onlyDialog(user: TabUser): Element {
  const [dialog, ...others] = user.dialogs;
  user.expect(dialog !== undefined && others.length === 0, 'one dialog');
  return dialog as Element;
}

/** Makes the next creation succeed without the address to go on to. */
function leadNowhere({ tab }: TabUser): void {
  const { path } = createLoanOperations.createLoan;
  tab.changedResponses.set(path, async (response) => {
    tab.changedResponses.delete(path);
    return Response.json({ ...((await response.json()) as object), newApplyId: null });
  });
}

/** Returns a link of the form by its name. */
function linkIn(user: TabUser, name: string): Element {
  const found = [...user.document.querySelectorAll('form a')].find((link) => textOf(link) === name);
  user.expect(found !== undefined, `the link "${name}"`);
  return found as Element;
}
