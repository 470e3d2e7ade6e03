import { type Configuration, configurationOperations } from '../../../contracts/operations/configuration.ts';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import type { IdleActions } from '../areas/idle.ts';
import { routeOfPage } from '../vocabulary.ts';
import { textOf } from './screen-text.ts';
import type { TabUser } from './tab-user.ts';

const warning = 'Are you still there?';

/** The idle warning of the page in the tab, on the page's clock. */
export function idleActions(user: TabUser): Partial<IdleActions> {
  const dialog = () => user.dialog(warning);
  const part = (role: string) => dialog().querySelector(`[role="${role}"]`) ?? dialog();
  const requested = (path: string) => user.tab.requests.filter((sent) => sent.path === path).length;
  const sees = (text: string, shown: string) => user.expect(text === shown, `"${text}", not "${shown}"`);
  return {
    watch: async (settings) => {
      const { path } = configurationOperations.getConfiguration;
      user.tab.changedResponses.set(path, async (response) => {
        const { idle: _idle, ...others } = (await response.json()) as Configuration;
        return Response.json(settings ? { ...others, idle: settings } : others);
      });
      await user.open(routeOfPage('Mortgage Pipeline'));
      // The idle time counts from here.
      await user.type('{Shift}');
    },
    rest: (seconds) => user.tab.pass(Math.round(seconds * 1_000)),
    doSomething: (what) => doSomething(user, what),
    answer: (answer) =>
      answer === 'Escape' ? user.type('{Escape}') : user.click(user.button(answer, dialog())),

    seesNothing: async () => {
      const dialogs = [...user.document.querySelectorAll('[role="dialog"]')].map(textOf);
      user.expect(!dialogs.some((text) => text.includes(warning)), 'no idle warning');
      user.expect(user.toolbar !== null, 'the toolbar of a user who is signed in');
    },
    seesWarning: async (secondsLeft) => {
      const left = textOf(part('timer'));
      const text = secondsLeft === 1 ? '1 second' : `${secondsLeft} seconds`;
      user.expect(secondsLeft === null || left.startsWith(text), `"${text}", not "${left}"`);
    },
    wasSignedOutOnce: async () => {
      user.seesTitle("You've been signed out");
      const times = requested(sessionOperations.logout.path);
      user.expect(times === 1, `one logout, not ${times}`);
    },
    keptAlive: async (times) => {
      const sent = requested(sessionOperations.keepAlive.path);
      user.expect(sent === times, `${times} keep-alive calls, not ${sent}`);
    },
    focusIsOn: async (button) => user.hasFocus(user.button(button), `"${button}"`),
    hears: async (text) => sees(text, textOf(part('status'))),
    tabIsTitled: async (title) => sees(title, user.document.title),
    tabHasWarningIcon: async () =>
      sees(
        '/threshold-warning.svg',
        user.document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? '',
      ),
    warnsOfLoss: async (isSaid) => {
      const says = textOf(dialog()).includes('entries that are not saved will be lost');
      user.expect(says === isSaid, `a warning ${isSaid ? 'of' : 'without'} the loss of entries`);
    },
  };
}

async function doSomething(user: TabUser, what: string): Promise<void> {
  const { window } = user.tab;
  switch (what) {
    case 'moves the mouse':
      user.document.body.dispatchEvent(new window.MouseEvent('mousemove', { bubbles: true, movementX: 1 }));
      return user.tab.rest();
    case 'resizes the window':
      window.dispatchEvent(new window.Event('resize'));
      return user.tab.rest();
    default:
      return user.type('{Shift}');
  }
}
