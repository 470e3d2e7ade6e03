import { openApp } from '../support/app.ts';
import type { LevelRunner } from './driver.ts';
import { configurationActions } from './http/configuration.ts';
import { HttpContext } from './http/context.ts';
import { createLoanActions } from './http/create-loan.ts';
import { errorActions } from './http/errors.ts';
import { idleActions } from './http/idle.ts';
import { landingActions } from './http/landing.ts';
import { loanActions } from './http/loan.ts';
import { sessionActions } from './http/session.ts';

/** The SPA's real store against the real server, without a network and without a browser. */
export async function startHttp(): Promise<LevelRunner> {
  const { app, close } = await openApp({ withSpa: false });
  return {
    open: async () => {
      const context = new HttpContext(app);
      const loan = loanActions(context);
      return {
        driver: {
          session: sessionActions(context),
          landing: landingActions(context),
          configuration: configurationActions(context),
          loan,
          createLoan: createLoanActions(context, loan),
          legacy: { open: loan.look },
          errors: errorActions(context),
          idle: idleActions(context),
        },
        close: async () => context.close(),
        evidence: async () => [
          { content: JSON.stringify(context.client.calls, null, 2), mediaType: 'application/json' },
        ],
      };
    },
    close,
  };
}
