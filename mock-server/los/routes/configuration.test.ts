import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shippedFlags } from '../../../contracts/api/settings.ts';
import { antiForgeryCookie, worldHeader } from '../../../contracts/api/headers.ts';
import type { Configuration, ZipCode } from '../../../contracts/operations/configuration.ts';
import { accessScope } from '../../identity/provider.ts';
import { personas } from '../seeds/personas.ts';
import { newWorld, signedIn } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';

const { app } = await commonServer();

test('[L-7-05 L-7-06 A-66] the settings are sent without a token, whole', async () => {
  const answer = await app.inject({ url: '/api/configuration', headers: { host: 'localhost:4300' } });
  const { signIn, supportObjectId: _support, ...settings } = answer.json<Configuration>();
  assert.deepEqual(signIn.knownAuthorities, ['localhost:4300']);
  assert.deepEqual([signIn.redirectUri, signIn.postLogoutRedirectUri], ['/callback', '/signed-out']);
  assert.deepEqual(settings, {
    // The default world has the two flags of document 000 on.
    featureFlags: { ...shippedFlags, enableNewCreateLoanWorkflow: true, enableAiAssistant: true },
    protectedResources: {
      '/api/': [accessScope],
      '/api-administration/': [accessScope],
      '/login/': [accessScope],
      '/Pipeline/': [accessScope],
      '/LoanSetup/': [accessScope],
    },
    supportSiteUrl: 'https://support.example.com/cases',
    idle: { idleSeconds: 3_599, timeoutSeconds: 1, keepAliveSeconds: 900 },
  });
});

test('[S-2.1-46] the designated support user is the persona of that name', async () => {
  const { supportObjectId } = (await app.inject('/api/configuration')).json<Configuration>();
  const support = personas.find(({ id }) => id === 'administrator-support');
  assert.equal(support?.objectId, supportObjectId);
  assert.equal(support?.user.microsoftUserObjectId, supportObjectId);
});

test('[L-3.7-04 L-3.7-05 L-3.7-06 L-3.7-02] a new world has all eight flags as they ship, or as its recipe says', async () => {
  for (const flags of [{}, { enableAiAssistant: true }]) {
    const headers = { [worldHeader]: await newWorld(app, { flags }) };
    const { featureFlags } = (await app.inject({ url: '/api/configuration', headers })).json<Configuration>();
    assert.deepEqual(featureFlags, { ...shippedFlags, ...flags });
  }
});

test('[L-7-04] the response sets an anti-forgery cookie unless the request has one', async () => {
  const first = await app.inject('/api/configuration');
  const [cookie] = first.cookies;
  assert.equal(cookie?.name, antiForgeryCookie);
  assert.notEqual(cookie?.['httpOnly'], true);
  const next = await app.inject({
    url: '/api/configuration',
    headers: { cookie: `${antiForgeryCookie}=${cookie?.value}` },
  });
  assert.deepEqual(next.cookies, []);
  const odd = await app.inject({ url: '/api/configuration', headers: { cookie: `${antiForgeryCookie}=x` } });
  assert.equal(odd.cookies[0]?.name, antiForgeryCookie);
});

test('[L-7-13 L-3.6-07] the zip list has zip code, city, state and county', async () => {
  const answer = await (await signedIn(app, 'lending-staff')).get('/api/configuration/zipcodes');
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 500));
  const rows = answer.json<ZipCode[]>();
  assert.deepEqual(
    rows.filter(({ zip }) => zip === '98030'),
    [{ zip: '98030', city: 'Kent', state: 'WA', county: 'King' }],
  );
  assert.equal(rows[0]?.zip, '00501');
  assert.ok(rows.length > 3_000);
  assert.equal((await app.inject('/api/configuration/zipcodes')).statusCode, 401);
});
