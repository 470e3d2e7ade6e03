import assert from 'node:assert/strict';
import { antiForgeryCookie, antiForgeryHeader } from '../../../contracts/api/headers.ts';
import type { Configuration, FeatureFlags } from '../../../contracts/operations/configuration.ts';
import { accessScope } from '../../../mock-server/identity/settings.ts';
import type { ConfigurationActions } from '../areas/configuration.ts';
import type { HttpContext } from './context.ts';

export function configurationActions(context: HttpContext): Partial<ConfigurationActions> {
  let settings: Configuration | undefined;
  const known = (): Configuration => settings ?? assert.fail('The settings were not asked for');
  return {
    startWith: (switches) => context.start({ flags: flagsOf(switches) }),
    ask: async () => {
      settings = await context.reloadConfiguration();
    },
    saysHowToSignIn: async () => {
      const { clientId, authority, knownAuthorities, authorityMetadata } = known().signIn;
      assert.notEqual(clientId, '');
      assert.equal(new URL(authority).host, knownAuthorities[0]);
      const { authorization_endpoint: endpoint } = JSON.parse(authorityMetadata) as Record<string, string>;
      assert.equal(new URL(endpoint ?? '').host, knownAuthorities[0]);
    },
    saysWhatIsProtected: async () => assert.deepEqual(known().protectedResources['/api/'], [accessScope]),
    has: async (switches) => {
      const { featureFlags } = known();
      for (const [name, value] of Object.entries(flagsOf(switches))) {
        assert.equal(featureFlags[name as keyof FeatureFlags], value, name);
      }
    },
    hasIdleTimes: async (idleSeconds, timeoutSeconds, keepAliveSeconds) =>
      assert.deepEqual(known().idle, { idleSeconds, timeoutSeconds, keepAliveSeconds }),
    callHasToken: async (present) => {
      const expected = present ? `Bearer ${context.token}` : undefined;
      assert.equal(context.client.last.headers['authorization'], expected);
    },
    callHasAntiForgery: async (present) => {
      const cookie = context.client.cookies.get(antiForgeryCookie);
      if (present) assert.ok(cookie);
      assert.equal(context.client.last.headers[antiForgeryHeader], present ? cookie : undefined);
    },
  };
}

/** Switches as a feature writes them: on, off, a number or a text. */
function flagsOf(switches: Readonly<Record<string, string>>): Partial<FeatureFlags> {
  const valueOf = (text: string): boolean | number | string => {
    if (text === 'on' || text === 'off') return text === 'on';
    return /^\d+$/.test(text) ? Number(text) : text;
  };
  return Object.fromEntries(Object.entries(switches).map(([name, text]) => [name, valueOf(text)]));
}
