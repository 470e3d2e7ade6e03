import assert from 'node:assert/strict';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { legacyAddress } from '../../../contracts/api/legacy.ts';
import { createWithOptimalBlue } from '../../../web/windows/optimal-blue-creation.ts';
import type { CreateDialogActions } from '../areas/create-dialog.ts';
import { pageNamed } from '../vocabulary.ts';
import type { HttpContext } from './context.ts';

/** The creation through Optimal Blue: what is asked, and which dialog the answer opens. */
export function createDialogActions(context: HttpContext): Partial<CreateDialogActions> {
  const opened = () => context.store.getState().legacyDialog.open;
  const create = async (signal: AbortSignal) => {
    const { pageAddresses } = await context.configuration();
    await context.store.dispatch(createWithOptimalBlue(pageAddresses, signal));
  };
  const wasAsked = () => {
    const { method, path } = createLoanOperations.userHasOtherActiveOriginators;
    assert.equal(context.client.calls.filter((one) => one.method === method && one.path === path).length, 1);
  };
  return {
    createWithOptimalBlue: () => create(new AbortController().signal),
    leaveBeforeOptimalBlue: async () => {
      const page = new AbortController();
      context.client.beforeAnswer = () => page.abort();
      await create(page.signal);
    },
    legacyDialogOpened: async (title) => {
      wasAsked();
      assert.deepEqual(opened(), { title, address: legacyAddress(pageNamed(title)) });
    },
    noLegacyDialog: async () => {
      wasAsked();
      assert.equal(opened(), null);
    },
  };
}
