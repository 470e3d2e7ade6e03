import assert from 'node:assert/strict';
import { legacyAddress } from '../../../contracts/api/legacy.ts';
import { loanOperations } from '../../../contracts/api/loan.ts';
import { addressOf } from '../../../contracts/api/operation.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import { type AlertMessage, readAlert } from '../../../web/errors/alert.ts';
import { createStorage } from '../../../web/shared/storage.ts';
import { openImageFlow } from '../../../web/windows/image-flow.ts';
import type { Popup } from '../../../web/windows/popup.ts';
import type { AlertActions } from '../areas/alerts.ts';
import { standardLoan } from '../standard-loans.ts';
import type { HttpContext } from './context.ts';
import { memory } from './memory.ts';

const accountId = standardLoan('Amelia Thornquist').seed.generalAccountId;

export function alertActions(context: HttpContext): Partial<AlertActions> {
  const storage = createStorage({ session: memory(), local: memory() });
  const opened: Popup[] = [];
  let askedBefore = -1;
  const openFor = (id: number) =>
    context.store.dispatch(
      openImageFlow(
        id,
        (popup) => {
          askedBefore = context.client.calls.findIndex(
            ({ path }) => path === addressOf(loanOperations.getImageFlowAccess, { id }),
          );
          opened.push(popup);
        },
        { storage },
      ),
    );
  const alert = (): AlertMessage => readAlert(storage) ?? assert.fail('No alert is kept');
  return {
    openImageFlow: () => openFor(accountId),
    openMissingImageFlow: () => openFor(999_999),
    askedFirst: async () => assert.notEqual(askedBefore, -1),
    openedImages: async () =>
      assert.deepEqual(
        opened.map(({ address }) => address),
        [legacyAddress('ImageFlow', { accountId })],
      ),
    openedAlert: async (type) => {
      assert.deepEqual(
        opened.map(({ address, name }) => ({ address, name })),
        [{ address: paths.alertMessage, name: '_blank' }],
      );
      assert.equal(alert().type, type);
    },
    alertIsTitled: async (title) => assert.equal(alert().title, title),
    alertSays: async (text) => assert.equal(alert().description, text),
    openedNothing: async () => assert.deepEqual(opened, []),
  };
}
