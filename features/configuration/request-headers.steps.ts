import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { antiForgeryCookie, antiForgeryHeader } from '../../contracts/api/headers.ts';
import { type Configuration, configurationOperations } from '../../contracts/operations/configuration.ts';
import { sessionOperations } from '../../contracts/operations/session.ts';
import { accessScope } from '../../mock-server/identity/provider.ts';
import { world } from '../support/users/world.ts';

const { getConfiguration } = configurationOperations;

// Only requests below these addresses get an access token.
Given('the installation protects the addresses below {string} and {string}', (one: string, other: string) => {
  const protectedResources = { [one]: [accessScope], [other]: [accessScope] };
  world.user.tab.changeBodies<Configuration>(getConfiguration.path, (settings) => ({
    ...settings,
    protectedResources,
  }));
});

/** Values of the anti-forgery cookie, by their words in features. */
const cookies = {
  'has lost the anti-forgery cookie': '',
  'has the anti-forgery cookie of another application': 'eyJpdiI6Ik1%3D',
};

Given(/^the browser (has .*anti-forgery cookie.*)$/, (words: keyof typeof cookies) =>
  world.user.tab.cookies.keep(new Headers({ 'set-cookie': `${antiForgeryCookie}=${cookies[words]}` })),
);

Then(/^the request to "(.*)" carries no (access|anti-forgery) token$/, (path: string, kind: string) =>
  assert.equal(headersOf(path)[kind === 'access' ? 'authorization' : antiForgeryHeader], undefined),
);

Then(
  'the request for the data of the user carries an access token for the scope of its address',
  async () => {
    const response = await world.user.tab.send(getConfiguration.path);
    const { protectedResources } = (await response.json()) as Configuration;
    const token = headersOf(sessionOperations.getUser.path)['authorization'] ?? assert.fail('No token');
    const [, claims = ''] = /^Bearer [^.]+[.]([^.]+)/.exec(token) ?? [];
    const { aud, scp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
    assert.deepEqual([`${aud}/${scp}`], protectedResources['/api/']);
  },
);

Then('the request for the data of the user carries the anti-forgery token of the cookie', () => {
  const token = headersOf(sessionOperations.getUser.path)[antiForgeryHeader];
  assert.match(world.user.tab.cookies.readable(), new RegExp(`\\b${antiForgeryCookie}=${token}(?:;|$)`));
});

/** Returns the headers of the first request for a path. */
function headersOf(wanted: string): Readonly<Record<string, string>> {
  const sent = world.user.tab.requests.find(({ path }) => path === wanted);
  return sent?.headers ?? assert.fail(`No request for ${wanted}`);
}
