import type { OperationName } from './endpoints.ts';
import type { LegacyPageName } from './legacy.ts';

/**
 * Documented calls that the mock server does not serve yet: each answers 501 from the endpoint table.
 * The list may only get shorter; a test refuses an entry that is served, or a served call that is missing here.
 */
export const unservedOperations: readonly OperationName[] = [
  'getZipCodes',
  'switchProfile',
  'keepAlive',
  'getEvents',
  'getMenu',
  'getLoanMenu',
  'getAccountById',
  'selectQueueTask',
  'getImageFlowAccess',
  'userHasOtherActiveOriginators',
  'requestAssistant',
  'reactToAnswer',
];

/** Documented pages of the older application that are not served yet. They answer 501 as a page that says so. */
export const unservedPages: readonly LegacyPageName[] = [
  'optimal-blue-pipeline',
  'ResourceRates',
  'UpdateUserProfile',
  'DelegatedAdminUsers',
  'DelegatedAdminInstitution',
  'WorkOrderTask',
  'import-loan',
  'register-loan',
  'quick-lock',
  'scenario-pricer',
  'lock-history',
  'search',
  'CreateLoanCheck',
  'SelectQueueTask',
  'ComplianceAlerts',
  'ApplicationCriteria',
  'LoanSummary',
  'TaskQueueDashboard',
  'VendorSelect',
  'OptimalBlueSelectOriginator',
  'OptimalBlueCurrentUser',
  'OptimalBlueSearch',
  'LosHelp',
  'LenderHelp',
  'ContactUs',
  'TermsOfService',
  'ViewNotes',
  'AddNote',
  'ImageFlow',
  'CreditMonitor',
  'LoanDebug',
  'DesktopUnderwriterReport',
  'LoanProductAdvisorReport',
];
