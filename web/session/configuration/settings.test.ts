import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import { pageAddress } from './page-address.ts';
import { loadConfiguration, parseSettings } from './settings.ts';

const required = { signIn: {}, featureFlags: {}, protectedResources: {} };

function settingsFrom(optional: object) {
  const settings = parseSettings({ ...required, ...optional });
  assert.ok(settings);
  return settings;
}

test('[L-3.7-03] settings that cannot be loaded are null, and the session does not end', async () => {
  const responses = [
    () => Promise.reject(new TypeError('fetch failed')),
    () => new Response('no', { status: 500 }),
    () => new Response('{}', { status: 401 }),
    () => new Response('{"signIn":'),
    () => new Response(null, { status: 204 }),
    () => Response.json({ signIn: {}, protectedResources: {} }),
    () => Response.json({ signIn: {}, featureFlags: {} }),
    () => Response.json([]),
  ];
  for (const response of responses) {
    const { transport, happened } = fakeTransport(response);
    assert.equal(await loadConfiguration(transport), null);
    assert.deepEqual([happened.unauthorized, happened.serverErrors.length], [0, 0]);
    assert.equal(happened.logs.length, 1);
  }
});

test('[C-19] settings without their optional parts have the defaults', () => {
  const { productTitle, pageAddresses, supportObjectId, supportSiteUrl } = settingsFrom({});
  assert.deepEqual(
    { productTitle, pageAddresses, supportObjectId, supportSiteUrl },
    {
      productTitle: 'Mortgage Loan Origination System',
      pageAddresses: {},
      supportObjectId: '',
      supportSiteUrl: '',
    },
  );
});

test('[A-161] settings of a wrong type are replaced by the defaults', () => {
  for (const wrong of [null, 7, true, {}, [], '', ' ']) {
    const { productTitle, pageAddresses, supportObjectId, supportSiteUrl } = settingsFrom({
      productTitle: wrong,
      pageAddresses: wrong,
      supportObjectId: wrong,
      supportSiteUrl: wrong,
    });
    assert.equal(productTitle, 'Mortgage Loan Origination System');
    assert.deepEqual(pageAddresses, {});
    assert.equal(supportObjectId, '');
    assert.equal(supportSiteUrl, '');
  }
});

test('[L-3.7-08] settings with an unknown part are accepted, and their known parts are read', () => {
  assert.equal(settingsFrom({ unknown: 7, supportObjectId: 'x' }).supportObjectId, 'x');
});

test('[S-6-19] a feature flag is on only if it is true', () => {
  for (const value of ['true', 'no', 1, {}, null, undefined, false]) {
    const { featureFlags } = settingsFrom({
      featureFlags: { enableAiAssistant: value, enableNewCreateLoanWorkflow: value, enableAppraisal36: true },
    });
    assert.deepEqual(featureFlags, {
      enableAiAssistant: false,
      enableNewCreateLoanWorkflow: false,
      enableAppraisal36: true,
    });
  }
});

test('[S-2.2-26] the title and the support site of an installation replace the defaults', () => {
  const { productTitle, supportSiteUrl } = settingsFrom({
    productTitle: ' Harbor Lending ',
    supportSiteUrl: 'https://help.example.com/cases',
  });
  assert.equal(productTitle, 'Harbor Lending');
  assert.equal(supportSiteUrl, 'https://help.example.com/cases');
});

const addressIn = (
  addresses: object,
  ...wanted: [Parameters<typeof pageAddress>[1], Record<string, number>?]
) => pageAddress(settingsFrom({ pageAddresses: addresses }).pageAddresses, ...wanted);

test('[S-2.2-29] an address that could run code or hides another site is not used', () => {
  for (const invalid of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://help.example.com/',
    '//help.example.com/',
    '/\\help.example.com/',
    '/\t/help.example.com/',
    'https:help.example.com',
    'https://',
    'https://[',
    'https:\\\\help.example.com',
    ' /docs',
    'docs',
    7,
    null,
  ])
    assert.equal(addressIn({ LosHelp: invalid }, 'LosHelp'), '/Help/LosHelp', String(invalid));
});

test('[S-2.3-31] a dialog does not show a page of another site', () => {
  assert.equal(addressIn({ OptimalBlueSearch: '/ob/search' }, 'OptimalBlueSearch'), '/ob/search');
  assert.equal(
    addressIn({ OptimalBlueSearch: 'https://ob.example.com/search' }, 'OptimalBlueSearch'),
    '/OptimalBlue/Search',
  );
});

test('[S-2.4-46] the account id replaces its placeholder in the address', () => {
  const debug = (address: string) => addressIn({ LoanDebug: address }, 'LoanDebug', { accountId: 7 });
  assert.equal(
    debug('https://debug.example.com/{accountId}?again={accountId}'),
    'https://debug.example.com/7?again=7',
  );
  assert.equal(debug('https://debug.example.com/'), '/Debug/Loan?accountId=7');
});
