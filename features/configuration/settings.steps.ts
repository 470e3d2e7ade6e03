import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import {
  type Configuration,
  configurationOperations,
  type FeatureFlags,
} from '../../contracts/operations/configuration.ts';
import { accessScope } from '../../mock-server/identity/provider.ts';
import { starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { pageNamed } from '../support/vocabulary/vocabulary.ts';

// Rows of the table: the product title, and the addresses of pages by page title.
Given(
  'the installation has these settings:',
  starting(
    (table: DataTable) => {
      const { 'product title': productTitle, ...pages } = table.rowsHash();
      const pageAddresses = Object.fromEntries(
        Object.entries(pages).map(([title, address]) => [pageNamed(title), address]),
      );
      const settings = { ...(productTitle === undefined ? {} : { productTitle }), pageAddresses };
      return { recipe: { settings } };
    },
    ({ recipe }) => world.user.world.changeWorld(recipe),
  ),
);

Given('an installation with these feature flags:', (flags: DataTable) =>
  world.client.start({ flags: flagsIn(flags) }),
);

When('the settings are requested', () =>
  world.client.client.fetch(configurationOperations.getConfiguration.path),
);

Then('the settings say how to sign in, and which addresses need a token', () => {
  const { clientId, authority, knownAuthorities, authorityMetadata } = received().signIn;
  assert.notEqual(clientId, '');
  assert.equal(new URL(authority).host, knownAuthorities[0]);
  const { authorization_endpoint: endpoint } = JSON.parse(authorityMetadata) as Record<string, string>;
  assert.equal(new URL(endpoint ?? '').host, knownAuthorities[0]);
  assert.deepEqual(received().protectedResources['/api/'], [accessScope]);
});

Then('the settings have these feature flags:', (flags: DataTable) =>
  assert.partialDeepStrictEqual(received().featureFlags, flagsIn(flags)),
);

Then(
  'the response has {int} seconds of idle time, {int} second(s) of warning and a keep-alive every {int} seconds',
  (idleSeconds: number, timeoutSeconds: number, keepAliveSeconds: number) =>
    assert.deepEqual(received().idle, { idleSeconds, timeoutSeconds, keepAliveSeconds }),
);

const received = () => JSON.parse(world.client.last.responseBody) as Configuration;

/** Converts the feature flags of a table: on, off, a number or a text. */
function flagsIn(table: DataTable): Partial<FeatureFlags> {
  const valueOf = (text: string): boolean | number | string => {
    if (text === 'on' || text === 'off') return text === 'on';
    return /^\d+$/.test(text) ? Number(text) : text;
  };
  return Object.fromEntries(Object.entries(table.rowsHash()).map(([name, text]) => [name, valueOf(text)]));
}
