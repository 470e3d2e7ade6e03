/** Idle times in seconds that the SPA has built in. Document 000, sections 4.1 and 9 (C-01, S-9-09). */
export const builtInIdleTimes = {
  idleSeconds: 600,
  timeoutSeconds: 300,
  keepAliveSeconds: 120,
} as const;

/** Minimum seconds between two user activities that both restart the idle time (S-4.1-23). */
export const idleSensitivitySeconds = 1;

/** Maximum of each idle time in a recipe, in seconds: one day. The minimum is 1. */
export const longestIdleTime = 86_400;

/** Title of the product in the toolbar, unless the settings give another one (S-2.2-26). */
export const defaultProductTitle = 'Mortgage Loan Origination System';

/** Default values of the optional settings on the mock server. Idle times: document 001, section 9 (C-01). */
export const shippedSettings = {
  idle: { idleSeconds: 3_599, timeoutSeconds: 1, keepAliveSeconds: 900 },
  supportSiteUrl: 'https://support.example.com/cases',
} as const;

/** Default feature flags on the mock server. */
export const shippedFlags = {
  enableNewCreateLoanWorkflow: false,
  enableAiAssistant: false,
  enableBeta1_AdverseAction: false,
  supportNoticeOfIncompleteness: false,
  daysToFurnishMissingInformation: 30,
  enableAppraisal36: false,
  creditReportingAgencyBureau: '',
  creditReportingAgencyVendor: '',
};
