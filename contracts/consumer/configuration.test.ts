import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shippedSettings } from '../api/settings.ts';
import { configurationApi } from '../../web/session/configuration/api.ts';
import { pageAddress } from '../../web/session/configuration/page-address.ts';
import { landingApi } from '../../web/pages/landing/api.ts';
import { nobody, ownInstallation, signedInAs } from './states.ts';
import { boolean, eachLike, exchange, integer, regex, string } from './pact.ts';

test('[L-7-05 L-7-06 L-3.7-01 L-3.7-02 L-3.7-03 L-3.7-05 L-3.7-06] the settings are loaded without a token', () =>
  exchange(
    {
      operation: 'getConfiguration',
      outcome: 'the settings',
      state: nobody,
      without: 'token',
      answer: {
        signIn: {
          clientId: string('client'),
          authority: regex('^https://.+$', 'https://localhost/idp/tenant'),
          knownAuthorities: eachLike('localhost'),
          authorityMetadata: string('{}'),
          redirectUri: string('/callback'),
          postLogoutRedirectUri: string('/signed-out'),
          silentRedirectUri: string('/redirect-bridge.html'),
        },
        featureFlags: {
          enableNewCreateLoanWorkflow: boolean(false),
          enableAiAssistant: boolean(false),
          enableBeta1_AdverseAction: boolean(false),
          supportNoticeOfIncompleteness: boolean(false),
          daysToFurnishMissingInformation: integer(30),
          enableAppraisal36: boolean(false),
          creditReportingAgencyBureau: string('North'),
          creditReportingAgencyVendor: string('Example'),
        },
        protectedResources: { '/api/': eachLike('api://threshold/access') },
        // The contract requires the exact idle times of the documents (L-9-02, L-9-03, L-9-04).
        idle: { ...shippedSettings.idle },
        supportObjectId: string('7c9e6a10-5b1d-4e2f-8a3c-0000000000d2'),
        supportSiteUrl: string('https://support.example.com'),
      },
    },
    async ({ store }) => {
      const settings = await store.dispatch(configurationApi.endpoints.getConfiguration.initiate()).unwrap();
      assert.equal(settings.signIn.authority, 'https://localhost/idp/tenant');
      assert.deepEqual(settings.idle, shippedSettings.idle);
      assert.equal(settings.featureFlags.daysToFurnishMissingInformation, 30);
    },
  ));

test('the settings may have a title and page addresses of the installation', () =>
  exchange(
    {
      operation: 'getConfiguration',
      outcome: 'a title and addresses of its own',
      state: ownInstallation,
      without: 'token',
      answer: {
        // The SPA refuses settings without signIn, featureFlags and protectedResources.
        signIn: { clientId: string('client') },
        featureFlags: { enableAiAssistant: boolean(false) },
        protectedResources: { '/api/': eachLike('api://threshold/access') },
        productTitle: string('Harbor Lending'),
        imageFlowUrl: regex('^.+\\{accountId\\}.*$', 'https://images.example.com/{accountId}'),
        pageAddresses: {
          LosHelp: regex(addressPattern, 'https://help.example.com/los'),
          LenderHelp: regex(addressPattern, 'https://help.example.com/lender'),
          ContactUs: regex(addressPattern, 'https://help.example.com/contact'),
          OptimalBlueSearch: regex('^/.*$', '/ob/search'),
          OptimalBlueSelectOriginator: regex('^/.*$', '/ob/originators'),
          OptimalBlueCurrentUser: regex('^/.*$', '/ob/own'),
          LoanDebug: regex('^.+\\{accountId\\}.*$', 'https://debug.example.com/{accountId}'),
        },
      },
    },
    async ({ store }) => {
      const { productTitle, pageAddresses } = await store
        .dispatch(configurationApi.endpoints.getConfiguration.initiate())
        .unwrap();
      assert.equal(productTitle, 'Harbor Lending');
      assert.equal(pageAddress(pageAddresses, 'LosHelp'), 'https://help.example.com/los');
      assert.equal(pageAddress(pageAddresses, 'OptimalBlueSearch'), '/ob/search');
      assert.equal(pageAddress(pageAddresses, 'LoanDebug', { accountId: 7 }), 'https://debug.example.com/7');
    },
  ));

test('[S-7-05 S-4.3-01 S-4.3-03] the request that initializes the legacy application has no body', () =>
  exchange(
    {
      operation: 'initializeEnterpriseLos',
      outcome: 'prepared',
      state: signedInAs('lending-staff'),
    },
    async ({ store }) => {
      const initiated = store.dispatch(landingApi.endpoints.initializeEnterpriseLos.initiate());
      assert.equal(await initiated.unwrap(), null);
    },
  ));

test('[L-7-13 L-3.6-07] each zip code has its city, state and county', () =>
  exchange(
    {
      operation: 'getZipCodes',
      outcome: 'several',
      state: signedInAs('lending-staff'),
      answer: eachLike({
        zip: regex('^[0-9]{5}$', '98501'),
        city: string('Olympia'),
        state: regex('^[A-Z]{2}$', 'WA'),
        county: string('Thurston'),
      }),
    },
    async ({ store }) => {
      const zipCodes = await store.dispatch(configurationApi.endpoints.getZipCodes.initiate()).unwrap();
      assert.deepEqual(zipCodes, [{ zip: '98501', city: 'Olympia', state: 'WA', county: 'Thurston' }]);
    },
  ));

/** Pattern of a path of this site or an address of another site. */
const addressPattern = '^(/|https?://).*$';
