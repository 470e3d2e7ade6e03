import Type from 'typebox';
import { addressFields } from '../fields/person.ts';
import type { Operations } from '../operation.ts';
import type { ConfigurablePageName } from '../api/legacy.ts';
import { described, StateCode, strict } from '../schema.ts';
import { digits } from './field-schemas.ts';

/** How the SPA signs in: the settings of the sign-in library. Addresses may be relative to the site root. */
export const SignInSettings = strict({
  clientId: described(Type.String({ minLength: 1 }), 'Client id of the product at the identity provider.'),
  authority: described(
    Type.String({ pattern: '^https://' }),
    'Secure address that names the authority. It is never contacted when the metadata is given.',
  ),
  knownAuthorities: described(
    Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
    'Host names of the authorities that the sign-in library accepts.',
  ),
  authorityMetadata: described(
    Type.String({ minLength: 2 }),
    'Discovery document of the identity provider as JSON text.',
  ),
  redirectUri: described(
    Type.String({ minLength: 1 }),
    'Address to which the identity provider returns after the sign-in. May be relative to the root of the site.',
  ),
  postLogoutRedirectUri: described(
    Type.String({ minLength: 1 }),
    'Address to which the identity provider returns after the sign-out. May be relative to the root of the site.',
  ),
  silentRedirectUri: described(
    Type.String({ minLength: 1 }),
    'Page that completes silent token renewal in a hidden frame. May be relative to the root of the site.',
  ),
});
export type SignInSettings = Type.Static<typeof SignInSettings>;

/**
 * Feature flags of document 001, section 3.7. Only the two flags `enable...Workflow` and `enableAiAssistant` have an
 * effect.
 */
export const FeatureFlags = strict({
  enableNewCreateLoanWorkflow: described(
    Type.Boolean(),
    'True for the new create workflow with its dialog (L-3.7-04).',
  ),
  enableAiAssistant: described(Type.Boolean(), 'True if users have the AI assistant (L-3.7-04).'),
  enableBeta1_AdverseAction: described(
    Type.Boolean(),
    'Flag without an effect in the product (L-3.7-05, A-75).',
  ),
  supportNoticeOfIncompleteness: described(
    Type.Boolean(),
    'Flag without an effect in the product (L-3.7-05, A-75).',
  ),
  daysToFurnishMissingInformation: described(
    Type.Integer({ minimum: 0 }),
    'Number of days, without an effect in the product (L-3.7-05, A-75).',
  ),
  enableAppraisal36: described(Type.Boolean(), 'Flag without an effect in the product (L-3.7-05, A-75).'),
  creditReportingAgencyBureau: described(
    Type.String(),
    'Text without an effect in the product (L-3.7-06, A-75).',
  ),
  creditReportingAgencyVendor: described(
    Type.String(),
    'Text without an effect in the product (L-3.7-06, A-75).',
  ),
});
export type FeatureFlags = Type.Static<typeof FeatureFlags>;

/** Idle timing in seconds; overrides `builtInIdleTimes` (C-01). */
export const IdleTiming = strict({
  idleSeconds: described(
    Type.Integer({ minimum: 1 }),
    'Seconds without activity until the user is warned (S-4.1-22, C-01).',
  ),
  timeoutSeconds: described(
    Type.Integer({ minimum: 1 }),
    'Seconds from the warning to the sign-out (S-4.1-24, C-01).',
  ),
  keepAliveSeconds: described(
    Type.Integer({ minimum: 1 }),
    'Seconds between two requests that keep the session of the server alive (S-4.1-26, C-01).',
  ),
});
export type IdleTiming = Type.Static<typeof IdleTiming>;

/** Schema of a path of this site. */
const ownPath = Type.Optional(Type.String({ pattern: '^/([^/\\\\]|$)', maxLength: 300 }));
/** Schema of a path of this site or an address of another site. */
const address = Type.Optional(Type.String({ pattern: '^(/([^/\\\\]|$)|https?://[^/\\\\])', maxLength: 300 }));
/** Schema of a path or address with the placeholder `{accountId}` for the general account id. */
const accountAddress = Type.Optional(
  Type.String({ pattern: '^(/[^/\\\\]|https?://[^/\\\\]).*\\{accountId\\}', maxLength: 300 }),
);

/**
 * Addresses of legacy pages in this installation. A page without an entry has its address in the catalogue of legacy
 * pages. A page in a window may be on another site, a page in a dialog only on this site.
 */
export const PageAddresses = strict({
  LosHelp: described(
    address,
    'Help page of the LOS in the help menu of the toolbar: a path of this site or an address (S-2.2-29).',
  ),
  LenderHelp: described(
    address,
    'Help page of the lender in the help menu: a path of this site or an address.',
  ),
  ContactUs: described(address, 'Contact page in the help menu: a path of this site or an address.'),
  OptimalBlueSearch: described(ownPath, 'Search dialog of Optimal Blue: a path of this site (S-2.3-31).'),
  OptimalBlueSelectOriginator: described(
    ownPath,
    'Dialog in which the user chooses an originator for Optimal Blue: a path of this site (S-4.4-14).',
  ),
  OptimalBlueCurrentUser: described(
    ownPath,
    'Dialog of Optimal Blue for the user as the originator: a path of this site.',
  ),
  LoanDebug: described(
    accountAddress,
    'Debug page of the open loan: a path or address with the placeholder `{accountId}` (S-2.4-46).',
  ),
} satisfies Readonly<Record<ConfigurablePageName, typeof address>>);
export type PageAddresses = Type.Static<typeof PageAddresses>;

/** Settings that an installation may leave out (L-7-07). */
export const optionalSettings = {
  idle: described(Type.Optional(IdleTiming), 'Idle times in seconds, in place of the built-in ones (C-01).'),
  supportObjectId: described(
    Type.Optional(Type.String()),
    'Object id of the designated support administrator. Blank or left out if there is none (S-2.1-46).',
  ),
  supportSiteUrl: described(
    Type.Optional(Type.String()),
    'Site on which a user without a support number logs a case (S-8-22).',
  ),
  imageFlowUrl: described(
    accountAddress,
    'Address of the images of an account, with the placeholder `{accountId}`. By default the legacy page (S-7-35).',
  ),
  productTitle: described(
    Type.Optional(Type.String({ pattern: '\\S', maxLength: 60 })),
    'Title of the product in the toolbar, at most 60 characters (S-2.2-26).',
  ),
  pageAddresses: described(
    Type.Optional(PageAddresses),
    'Addresses of legacy pages in this installation. Other pages have their documented addresses.',
  ),
};

/** The settings of an installation. */
export const Configuration = strict({
  signIn: described(SignInSettings, 'Settings of the sign-in library (L-3.7-01).'),
  featureFlags: described(FeatureFlags, 'Feature flags of the installation (L-3.7-02).'),
  protectedResources: described(
    Type.Record(Type.String(), Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })),
    'Scopes of the access token by the prefix of the request path. The longest matching prefix is used (L-3.7-03).',
  ),
  ...optionalSettings,
});
export type Configuration = Type.Static<typeof Configuration>;

export const ZipCode = strict({
  zip: described(digits(addressFields.zipCode.digits), 'Zip code, five digits (L-3.6-07).'),
  city: described(Type.String({ minLength: 1 }), 'City of the zip code (L-3.6-07).'),
  state: described(StateCode, 'State or territory code, two letters (L-3.6-07).'),
  county: described(Type.String(), 'County of the zip code. Blank if there is none (L-3.6-07).'),
});
export type ZipCode = Type.Static<typeof ZipCode>;

/**
 * Requests at startup for the settings, and for the zip codes of address fields. Document 001, sections 3.6, 3.7 and 7.
 */
export const configurationOperations = {
  getConfiguration: {
    area: 'configuration',
    method: 'GET',
    path: '/api/configuration',
    access: 'anonymous',
    responses: { 200: Configuration },
    successes: ['the settings', 'a title and addresses of its own'],
    failure: 'local',
    summary: 'The settings that the SPA loads at startup: sign-in, feature flags, protected resources.',
  },
  getZipCodes: {
    area: 'configuration',
    method: 'GET',
    path: '/api/configuration/zipcodes',
    access: 'bearer',
    responses: { 200: Type.Array(ZipCode) },
    isConstant: true,
    successes: ['several'],
    failure: 'silent',
    summary: 'All zip codes with city, state and county, for the look-up in address fields.',
  },
} as const satisfies Operations;
