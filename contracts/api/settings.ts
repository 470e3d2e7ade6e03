/** Idle times in seconds that the SPA has built in. Document 000, sections 4.1 and 9 (C-01, S-9-09). */
export const builtInIdleTimes = {
  idleSeconds: 600,
  timeoutSeconds: 300,
  keepAliveSeconds: 120,
} as const;

/** Minimum time between two counted activities (S-4.1-23). */
export const idleSensitivitySeconds = 1;

/** The longest of each idle time that a recipe may ask for, in seconds: one day. The shortest is 1. */
export const longestIdleTime = 86_400;

/** Title of the product in the toolbar, unless the settings give another one (S-2.2-26). */
export const defaultProductTitle = 'Mortgage Loan Origination System';

/** Optional settings of an installation as the mock server ships them. Idle times: document 001, section 9 (C-01). */
export const shippedSettings = {
  idle: { idleSeconds: 3_599, timeoutSeconds: 1, keepAliveSeconds: 900 },
  supportSiteUrl: 'https://support.example.com/cases',
} as const;

/** Feature flags of an installation as the mock server ships them. */
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
