import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shippedFlags } from '../../../contracts/api/settings.ts';
import { antiForgeryCookie, worldHeader } from '../../../contracts/api/headers.ts';
import type { Configuration, ZipCode } from '../../../contracts/operations/configuration.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { accessScope } from '../../identity/provider.ts';
import { personas } from '../seeds/personas.ts';
import { newWorld, signedIn } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';

/** Requests the settings without an access token. */
async function settingsWithoutToken(): Promise<Configuration> {
  const { app } = await commonServer();
  const answer = await app.inject({ url: '/api/configuration', headers: { host: 'localhost:4300' } });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<Configuration>();
}

test('[L-7-05 L-7-06 L-3.7-01] the settings are sent without a token and have the address of the sign-in', async () => {
  const { signIn } = await settingsWithoutToken();
  assert.deepEqual(signIn.knownAuthorities, ['localhost:4300']);
  assert.deepEqual([signIn.redirectUri, signIn.postLogoutRedirectUri], ['/callback', '/signed-out']);
});

test('[L-3.7-02] the settings have the feature flags; the default world has the two of document 000 on', async () => {
  assert.deepEqual((await settingsWithoutToken()).featureFlags, {
    ...shippedFlags,
    enableNewCreateLoanWorkflow: true,
    enableAiAssistant: true,
  });
});

test('[L-3.7-03] the settings map each protected resource to its scope', async () => {
  assert.deepEqual((await settingsWithoutToken()).protectedResources, {
    '/api/': [accessScope],
    '/api-administration/': [accessScope],
    '/login/': [accessScope],
    '/Pipeline/': [accessScope],
    '/LoanSetup/': [accessScope],
  });
});

test('[L-3.7-04 L-3.7-05 L-3.7-06] the settings carry all eight flags', async () => {
  const { app } = await commonServer();
  const headers = { [worldHeader]: await newWorld(app) };
  const { featureFlags } = (await app.inject({ url: '/api/configuration', headers })).json<Configuration>();
  assert.deepEqual(featureFlags, shippedFlags);
});

test('[L-3.7-02] a world can have other flags than the default', async () => {
  const { app } = await commonServer();
  const assistantIn = async (recipe: WorldRecipe): Promise<boolean> => {
    const headers = { [worldHeader]: await newWorld(app, recipe) };
    const response = await app.inject({ url: '/api/configuration', headers });
    return response.json<Configuration>().featureFlags.enableAiAssistant;
  };
  assert.equal(await assistantIn({ flags: { enableAiAssistant: true } }), true);
  assert.equal(await assistantIn({}), false);
});

test('[S-2.1-46] the settings contain the object id of the support administrator', async () => {
  const { supportObjectId } = (
    await (await commonServer()).app.inject('/api/configuration')
  ).json<Configuration>();
  const support = personas.find(({ id }) => id === 'administrator-support');
  assert.equal(support?.objectId, supportObjectId);
  assert.equal(support?.user.microsoftUserObjectId, supportObjectId);
});

test('[S-8-22 A-66] the settings have the address of Case Management, and the idle times of document 001', async () => {
  const { supportSiteUrl, idle } = await settingsWithoutToken();
  assert.equal(supportSiteUrl, 'https://support.example.com/cases');
  assert.deepEqual(idle, { idleSeconds: 3_599, timeoutSeconds: 1, keepAliveSeconds: 900 });
});

test('[L-7-04] the response sets an anti-forgery cookie unless the request has one', async () => {
  const { app } = await commonServer();
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
  const { app } = await commonServer();
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
