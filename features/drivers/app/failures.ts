import assert from 'node:assert/strict';
import { serverErrorTitle } from '../../../web/errors/support-text.ts';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import type { FailureActions } from '../areas/failures.ts';
import { combination } from './combination.ts';
import type { TabUser } from './tab-user.ts';

export function failureActions(user: TabUser): Partial<FailureActions> {
  const dialog = () => user.dialog(serverErrorTitle);
  return {
    failOnce: (operation, message) => user.fail({ operation, kind: 'status', status: 500, message }),
    failAll: (status) => user.fail({ operation: 'any', kind: 'status', status, times: null }),
    copyReference: () => user.click(user.button('Copy reference number', dialog())),
    pressKeys: (keys) => user.type(combination(keys)),

    says: async (text) => user.seesText(text, dialog()),
    clipboardHoldsTrace: async () =>
      assert.equal(await user.tab.window.navigator.clipboard.readText(), user.failedTraceId),
    showsFor: async (text, seconds) => {
      user.seesText(text);
      await user.tab.pass(seconds * 1_000 - 200);
      user.seesText(text);
      await user.tab.pass(400);
      user.expect(!user.screen().includes(text), `no text "${text}" after ${seconds} s`);
    },
    receivedOneLogout: async () => {
      const { method, path } = sessionOperations.logout;
      const told = user.tab.requests.filter((sent) => sent.method === method && sent.path === path);
      user.expect(told.length === 1, `one request ${method} ${path}, not ${told.length}`);
    },
    isClosed: async () => user.expect(user.dialogs.length === 0, 'no dialog'),
  };
}
