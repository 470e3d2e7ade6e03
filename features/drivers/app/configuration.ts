import assert from 'node:assert/strict';
import { addressOf } from '../../../contracts/operation.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { ConfigurationActions } from '../areas/configuration.ts';
import { settingsNamed } from '../installation.ts';
import type { TabUser } from './tab-user.ts';

export function configurationActions(user: TabUser): Partial<ConfigurationActions> {
  return {
    install: async (rows) => {
      const { method } = mockOperations.changeWorld;
      const response = await user.tab.send(addressOf(mockOperations.changeWorld, { id: 'current' }), {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(settingsNamed(rows)),
      });
      assert.ok(response.ok, `${response.status} ${response.statusText}`);
    },
  };
}
