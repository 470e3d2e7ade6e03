import Type from 'typebox';
import type { Operations } from '../operation.ts';
import type { ConfigurablePageName } from '../api/legacy.ts';
import { strict, StateCode } from '../schema.ts';

/** How the SPA signs in: the settings of the sign-in library. Addresses may be relative to the site root. */
export const SignInSettings = strict({
  clientId: Type.String({ minLength: 1 }),
  /** Secure address that names the authority. Never contacted when the metadata is given. */
  authority: Type.String({ pattern: '^https://' }),
  knownAuthorities: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
  /** The provider's discovery document as JSON text. */
  authorityMetadata: Type.String({ minLength: 2 }),
  redirectUri: Type.String({ minLength: 1 }),
  postLogoutRedirectUri: Type.String({ minLength: 1 }),
  /** Page that completes silent token renewal in a hidden frame. */
  silentRedirectUri: Type.String({ minLength: 1 }),
});
export type SignInSettings = Type.Static<typeof SignInSettings>;

/**
 * Feature flags of document 001, section 3.7. Only the two flags `enable...Workflow` and `enableAiAssistant` have an
 * effect.
 */
export const FeatureFlags = strict({
  enableNewCreateLoanWorkflow: Type.Boolean(),
  enableAiAssistant: Type.Boolean(),
  enableBeta1_AdverseAction: Type.Boolean(),
  supportNoticeOfIncompleteness: Type.Boolean(),
  daysToFurnishMissingInformation: Type.Integer({ minimum: 0 }),
  enableAppraisal36: Type.Boolean(),
  creditReportingAgencyBureau: Type.String(),
  creditReportingAgencyVendor: Type.String(),
});
export type FeatureFlags = Type.Static<typeof FeatureFlags>;

/** Idle timing in seconds; overrides `builtInIdleTimes` (C-01). */
export const IdleTiming = strict({
  idleSeconds: Type.Integer({ minimum: 1 }),
  timeoutSeconds: Type.Integer({ minimum: 1 }),
  keepAliveSeconds: Type.Integer({ minimum: 1 }),
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
  /** Help page of the LOS in the help menu of the toolbar (S-2.2-29). */
  LosHelp: address,
  LenderHelp: address,
  ContactUs: address,
  /** Search dialog of Optimal Blue (S-2.3-31). */
  OptimalBlueSearch: ownPath,
  /** Dialog in which the user chooses an originator for Optimal Blue (S-4.4-14). */
  OptimalBlueSelectOriginator: ownPath,
  OptimalBlueCurrentUser: ownPath,
  /** Debug page of the open loan (S-2.4-46). */
  LoanDebug: accountAddress,
} satisfies Readonly<Record<ConfigurablePageName, typeof address>>);
export type PageAddresses = Type.Static<typeof PageAddresses>;

/** Settings that an installation may leave out (L-7-07). */
export const optionalSettings = {
  idle: Type.Optional(IdleTiming),
  /** Object id of the designated support administrator; empty means that there is none (S-2.1-46). */
  supportObjectId: Type.Optional(Type.String()),
  /** Site on which a user without a support number logs a case (S-8-22). */
  supportSiteUrl: Type.Optional(Type.String()),
  /** Address of the images of an account; by default the legacy page (S-7-35). */
  imageFlowUrl: accountAddress,
  /** Title of the product in the toolbar (S-2.2-26). */
  productTitle: Type.Optional(Type.String({ pattern: '\\S', maxLength: 60 })),
  pageAddresses: Type.Optional(PageAddresses),
};

/** The settings of an installation. */
export const Configuration = strict({
  signIn: SignInSettings,
  featureFlags: FeatureFlags,
  /** Scopes of the access token by the prefix of the request path. The longest matching prefix is used. */
  protectedResources: Type.Record(Type.String(), Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })),
  ...optionalSettings,
});
export type Configuration = Type.Static<typeof Configuration>;

export const ZipCode = strict({
  zip: Type.String({ pattern: '^[0-9]{5}$' }),
  city: Type.String({ minLength: 1 }),
  state: StateCode,
  county: Type.String(),
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
    rules: ['L-7-05', 'L-7-06', 'L-3.7-01', 'L-3.7-02', 'L-3.7-03', 'L-3.7-04', 'L-3.7-05', 'L-3.7-06'],
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
    rules: ['L-7-13', 'L-3.6-07', 'L-8.4-02'],
    summary: 'All zip codes with city, state and county, for the look-up in address fields.',
  },
} as const satisfies Operations;
