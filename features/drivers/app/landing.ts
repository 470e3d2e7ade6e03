import assert from 'node:assert/strict';
import { landingOperations } from '../../../contracts/operations/landing.ts';
import type { LandingActions } from '../areas/landing.ts';
import { addressOfPage } from '../vocabulary.ts';
import type { TabUser } from './tab-user.ts';

export function landingActions(user: TabUser): Partial<LandingActions> {
  return {
    sees: async (title) => user.seesFramed(title),
    seesOutside: async (title) => {
      assert.equal(user.address, addressOfPage(title));
      user.seesTitle(title);
    },
    preparedBefore: async (title) => {
      const { method, path } = landingOperations.initializeEnterpriseLos;
      const order = user.tab.requests.map((sent) => `${sent.method} ${sent.path}`);
      const prepared = order.indexOf(`${method} ${path}`);
      assert.ok(prepared > -1, 'The server was not initialized');
      assert.ok(order.indexOf(`GET ${addressOfPage(title)}`) > prepared, order.join('\n'));
    },
  };
}
