import { openServer } from '../support/server.ts';
import type { LevelRunner } from './driver.ts';
import { HttpContext } from './http/context.ts';
import { landingActions } from './http/landing.ts';
import { createDialogActions } from './http/create-dialog.ts';
import { createLoanActions } from './http/create-loan.ts';
import { errorActions } from './http/errors.ts';
import { failureActions } from './http/failures.ts';
import { idleActions } from './http/idle.ts';
import { loanActions } from './http/loan.ts';
import { loanPageActions } from './http/loan-pages.ts';
import { profileActions } from './http/profiles.ts';
import { sessionActions } from './http/session.ts';

/** The SPA's real store against the real server, without a browser; without a network too unless BASE_URL names a server. */
export async function startHttp(): Promise<LevelRunner> {
  const server = await openServer();
  return {
    open: async () => {
      const context = new HttpContext(server);
      const loan = loanActions(context);
      return {
        actor: context,
        driver: {
          session: sessionActions(context),
          loan,
          createLoan: createLoanActions(context),
          landing: landingActions(context),
          createDialog: createDialogActions(context),
          legacy: { open: loan.look },
          loanPages: loanPageActions(context),
          profiles: profileActions(context),
          errors: errorActions(context),
          failures: failureActions(context),
          idle: idleActions(context),
        },
        close: async () => context.close(),
        evidence: async () => [JSON.stringify(context.client.calls, null, 2)],
      };
    },
    close: () => server.close(),
  };
}
