import { openServer } from '../support/server.ts';
import { spaBundle } from '../support/tab/bundle.ts';
import { Chunks } from '../support/tab/chunks.ts';
import { sharedGlobals } from '../support/tab/globals.ts';
import { alertActions } from './app/alerts.ts';
import { badAnswerActions } from './app/bad-answers.ts';
import { createLoanActions } from './app/create-loan.ts';
import { errorActions } from './app/errors.ts';
import { failureActions } from './app/failures.ts';
import { idleActions } from './app/idle.ts';
import { leavingActions } from './app/leaving.ts';
import { loanActions } from './app/loan.ts';
import { profileSwitchActions } from './app/profile-switch.ts';
import { sessionActions } from './app/session.ts';
import { type KeptSignIns, TabUser } from './app/tab-user.ts';
import { startActions } from './app/start.ts';
import type { LevelRunner } from './driver.ts';
import { taskActions } from './app/tasks.ts';
import { routeOfPage } from './vocabulary.ts';

/** The SPA as it ships, in a tab without a screen, against the injected server. */
export async function startApp(): Promise<LevelRunner> {
  const bundle = await spaBundle();
  const server = await openServer({ webRoot: bundle });
  const product = { server, chunks: new Chunks(bundle, sharedGlobals) };
  const signIns: KeptSignIns = new Map();
  return {
    open: async () => {
      const user = new TabUser(product, signIns);
      return {
        user,
        driver: {
          session: sessionActions(user),
          errors: errorActions(user),
          alerts: alertActions(user),
          failures: failureActions(user),
          start: startActions(user),
          createLoan: createLoanActions(user),
          loan: loanActions(user),
          idle: idleActions(user),
          tasks: taskActions(user),
          badAnswers: badAnswerActions(user),
          legacy: {
            goTo: (title) => user.open(routeOfPage(title)),
            open: async (title) => {
              await user.open(routeOfPage(title));
              user.seesFramed(title);
            },
          },
          leaving: leavingActions(user),
          profileSwitch: profileSwitchActions(user),
          links: {
            follow: (address) => user.open(address),
            goOn: (address) => user.goOn(address),
            isAt: async (address) => user.expect(user.address === address, `the address "${address}"`),
          },
          toolbar: { followLogo: () => user.click(user.document.querySelector('header a') as Element) },
          landing: { sees: async (title) => user.seesFramed(title) },
        },
        evidence: () => user.evidence(),
        close: () => user.close(),
      };
    },
    close: () => server.close(),
  };
}
