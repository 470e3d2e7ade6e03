import assert from 'node:assert/strict';
import { serverErrorTitle } from '../../../web/errors/support-text.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { ErrorActions } from '../areas/errors.ts';
import type { TabUser } from './tab-user.ts';

export function errorActions(user: TabUser): Partial<ErrorActions> {
  return {
    openErrorPage: (code) => user.open(paths.error(code === '' ? undefined : code)),
    openMissingLoan: () => user.goOn(paths.dashboardOf('A-MISSING')),
    changeCode: (code) => user.goOn(paths.error(code)),
    seesTitle: async (title) => user.seesTitle(title),
    tabIsTitled: async (title) => assert.equal(user.document.title, title),
    seesText: async (text) => user.seesText(text),
    seesMessage: async (title) => void user.dialog(title),
    namesSupport: async () => {
      const { techSupportNumber } = user.person.user;
      user.seesText(
        `If the issue persists, please contact ${techSupportNumber} and mention reference number: ${user.failedTraceId}`,
        user.dialog(serverErrorTitle),
      );
    },
  };
}
