import { applicationIdentifierOf } from '../../mock-server/store/schema/loan-row.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { openServer } from '../support/server.ts';
import { spaBundle } from '../support/tab/bundle.ts';
import { Chunks } from '../support/tab/chunks.ts';
import { sharedGlobals } from '../support/tab/globals.ts';
import { alertActions } from './app/alerts.ts';
import { assistantActions } from './app/assistant.ts';
import { bannerActions } from './app/banner.ts';
import { drawerActions } from './app/drawers.ts';
import { createLoanActions } from './app/create-loan.ts';
import { errorActions } from './app/errors.ts';
import { failureActions } from './app/failures.ts';
import { leavingActions } from './app/leaving.ts';
import { legacyActions } from './app/legacy.ts';
import { loanActions } from './app/loan.ts';
import { profileSwitchActions } from './app/profile-switch.ts';
import { sessionActions } from './app/session.ts';
import { type KeptSignIns, TabUser } from './app/tab-user.ts';
import { startActions } from './app/start.ts';
import { toolbarActions } from './app/toolbar.ts';
import type { LevelRunner } from './driver.ts';
import { standardLead } from './standard-loans.ts';

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
          leaving: leavingActions(user),
          profileSwitch: profileSwitchActions(user),
          legacy: legacyActions(user),
          links: {
            follow: (address) => user.open(address),
            goOn: (address) => user.goOn(address),
            goOnToLead: (name) =>
              user.goOn(paths.dashboardOf(applicationIdentifierOf(standardLead(name).generalAccountId))),
            isAt: async (address) => user.expect(user.address === address, `the address "${address}"`),
          },
          toolbar: toolbarActions(user),
          banner: bannerActions(user),
          drawers: drawerActions(user),
          assistant: assistantActions(user),
          landing: { sees: async (title) => user.seesFramed(title) },
        },
        evidence: () => user.evidence(),
        close: () => user.close(),
      };
    },
    close: () => server.close(),
  };
}
