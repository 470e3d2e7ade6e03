import assert from 'node:assert/strict';
import { legacyAddress } from '../../../contracts/api/legacy.ts';
import { loanOperations } from '../../../contracts/operations/loan.ts';
import { addressOf } from '../../../contracts/operation.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { AlertActions } from '../areas/alerts.ts';
import { standardLoan } from '../standard-loans.ts';
import type { TabUser } from './tab-user.ts';

/** The loan that the scenarios open. */
const accountId = standardLoan('Amelia Thornquist').seed.generalAccountId;

export function alertActions(user: TabUser): Partial<AlertActions> {
  /** Requests that were sent and windows that were open when the image flow was asked for, in the tab of the loan. */
  const { opened, requests } = user.tab;
  const openedAddresses = () => opened.map(({ address }) => address);
  const seeAlert = async () => {
    if (user.tab.opened === opened) await user.goToOpenedWindow();
  };
  return {
    keep: async (alert) => user.tab.storage.sessionStorage.setItem('alertMessage', JSON.stringify(alert)),
    blockWindows: async () => {
      user.tab.blocksWindows = true;
    },
    openPage: () => user.open(paths.alertMessage),
    openImageFlow: async () => {
      const menu = user.region('navigation', 'Loan menu');
      await user.click(
        menu.querySelector('[placeholder="Type to filter..."]'),
        'the filter of the loan menu',
      );
      await user.type('Image Flow');
      const entries = [...menu.querySelectorAll('[data-row]:not([aria-expanded])')];
      await user.click(
        entries.find((entry) => entry.textContent?.includes('Image Flow')),
        'the entry "Image Flow" of the loan menu',
      );
    },

    askedFirst: async () => {
      const { method, path } = { ...loanOperations.getImageFlowAccess, path: accessAddress };
      user.expect(
        requests.some((sent) => sent.method === method && sent.path === path),
        `a request ${method} ${path}`,
      );
    },
    openedImages: async () =>
      assert.deepEqual(openedAddresses(), [legacyAddress('ImageFlow', { accountId })]),
    openedAlert: async (type) => {
      assert.deepEqual(openedAddresses(), [paths.alertMessage]);
      await seeAlert();
      user.seesText(type);
    },
    alertIsTitled: async (title) => {
      await seeAlert();
      user.seesTitle(title);
    },
    alertSays: async (text) => {
      await seeAlert();
      user.seesText(text);
    },
    openedNothing: async () => assert.deepEqual(openedAddresses(), []),
  };
}

const accessAddress = addressOf(loanOperations.getImageFlowAccess, { id: accountId });
