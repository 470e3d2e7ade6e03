import { type Configuration, configurationOperations } from '../../../contracts/operations/configuration.ts';
import { providerPaths } from '../../../mock-server/identity/settings.ts';
import type { StartActions } from '../areas/start.ts';
import { changedSettings, refusalOfTokens, settingsFaults } from '../start-faults.ts';
import type { TabUser } from './tab-user.ts';

const { method, path } = configurationOperations.getConfiguration;

export function startActions(user: TabUser): Partial<StartActions> {
  const { tab } = user;
  return {
    spoilSettings: (how) => user.fail({ operation: 'getConfiguration', times: null, ...settingsFaults(how) }),
    mendSettings: () => user.endFaults(),
    spoilSignIn: async (how) => {
      tab.changedResponses.set(path, async (response) =>
        Response.json(changedSettings(how, (await response.json()) as Configuration)),
      );
    },
    refuseTokens: async () => {
      tab.changedResponses.set(providerPaths.token, async () =>
        Response.json(refusalOfTokens, { status: 400 }),
      );
    },
    restoreNetwork: async () => tab.changedResponses.clear(),
    follow: (link) => user.press(link),

    askedForSettingsOnce: async () => {
      const asked = tab.requests.filter((sent) => sent.method === method && sent.path === path);
      user.expect(asked.length === 1, `one request ${method} ${path}, not ${asked.length}`);
    },
  };
}
