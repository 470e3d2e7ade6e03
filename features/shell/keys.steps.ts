import { Given, Then } from '@cucumber/cucumber';
import { serverErrorTitle } from '../../web/session/errors/support-text.ts';
import { warningTitle } from '../session/idle-windows.steps.ts';
import { world } from '../support/users/world.ts';

interface Overlay {
  readonly open: () => Promise<unknown>;
  readonly isOpen: () => boolean;
}

const dialog = (open: () => Promise<unknown>, title: string): Overlay => ({
  open,
  isOpen: () => world.user.isOpen(title),
});

const menu = (open: () => Promise<unknown>, entry: string): Overlay => ({
  open,
  isOpen: () => world.user.menuEntries.includes(entry),
});

const filter = () => world.user.document.querySelector<HTMLInputElement>('[placeholder="Type to filter..."]');

/** What can be open over the page. */
const overlays: Readonly<Record<string, Overlay>> = {
  'the help menu': menu(() => world.user.choose('Help'), 'LOS Help'),
  'the profile menu': menu(() => world.user.openProfileMenu(), 'Logout'),
  'the list of shortcuts': dialog(() => world.user.pressKeys('Control+/'), 'Keyboard shortcuts'),
  'the create dialog': dialog(() => world.user.choose('Create Loan'), 'Create Loan'),
  'the question about entries': dialog(() => world.user.choose('Cancel'), 'Leave without creating the loan?'),
  'an error message': dialog(() => world.user.pressKeys('Control+Shift+~'), serverErrorTitle),
  'the idle warning': dialog(() => world.user.tab.pass(600_000), warningTitle),
  'a panel': dialog(() => world.user.choose('Compliance Alerts'), 'Compliance Alerts'),
  'the assistant': dialog(() => world.user.choose('AI Assistant'), 'AI Assistant'),
  'a filtered menu': {
    open: () => world.user.fill(filter() as HTMLInputElement, 'doc'),
    isOpen: () => filter()?.value === 'doc',
  },
};

function overlay(name: string): Overlay {
  const found = overlays[name];
  if (!found) throw new Error(`No overlay "${name}"; there are ${Object.keys(overlays).join(', ')}`);
  return found;
}

Given(/^(.*) covers the (?:page|form)$/, async (name: string) => {
  const { open, isOpen } = overlay(name);
  await open();
  world.user.expect(isOpen(), `${name} to be open`);
});

Then(/^(.*) is gone$/, (name: string) => world.user.expect(!overlay(name).isOpen(), `${name} to be closed`));

Then(/^(.*) is still there$/, (name: string) =>
  world.user.expect(overlay(name).isOpen(), `${name} to be open`),
);

Then('{string} does not have the focus', (name: string) => {
  const { activeElement } = world.user.document;
  world.user.expect(activeElement?.getAttribute('aria-label') !== name, `"${name}" without the focus`);
});
