import { legacyPages } from '../../contracts/api/legacy.ts';

/**
 * Sizes, limits and timings of document 000, section 9, in CSS pixels and seconds unless another unit is given. Values
 * that only a style sheet uses are in that style sheet. Sizes of single legacy pages are in the table of legacy pages.
 */
export const constants = {
  /** Minimum width of a window in which the primary drawer is open by default. */
  wideScreen: 1280,
  /** Number of last characters of the loan number that the drawer shows. */
  loanNumberTail: 4,
  /** Minimum length of a search text, in characters. */
  quickSearchMinimum: 3,
  /** Minimum length of a trimmed prompt, in characters. */
  promptMinimum: 5,
  /** Markers of citations in a response of the assistant. */
  citationMarkers: ['doc1', 'doc2', 'doc3', 'doc4', 'doc5'],
  /** Seconds for which a snackbar of the error dialog is shown. */
  errorSnackbarSeconds: 5,
  /** Width and height in CSS pixels. */
  loanSummaryPanel: legacyPages.LoanSummary.size,
  /** In CSS pixels. */
  createDialogMinimumWidth: 448,
  /** Width and height in CSS pixels, unless a dialog has its own size. */
  legacyDialog: { width: 530, height: 250 },
  /** In CSS pixels. */
  legacyDialogMaximumHeight: 790,
  /** Width and height in CSS pixels. */
  popup: { width: 750, height: 500 },
  /** Width and height in CSS pixels. */
  taskQueueDashboardPanel: legacyPages.TaskQueueDashboard.size,
  /** Width and height in CSS pixels. */
  documentQueueDashboardPanel: { width: 552, height: 507 },
  /** Width and height in CSS pixels. */
  compliancePanel: legacyPages.ComplianceAlerts.size,
  /** Width and height in CSS pixels. */
  criteriaPanel: legacyPages.ApplicationCriteria.size,
  /** In CSS pixels. */
  assistantDrawerWidth: 400,
  /** Width and height in CSS pixels. */
  citationPopup: { width: 1000, height: 600 },
  /** In CSS pixels. */
  errorDialogMaximumWidth: 600,
  /** Seconds after which a framed page that has not loaded shows a retry button. */
  slowFrameSeconds: 30,
  /** Seconds after which a wait of the user has a sign, and after which a sentence says so. */
  noticedWaitSeconds: 1,
  longWaitSeconds: 10,
  /** Seconds after which the signed-out page opens the site root. */
  signedOutSeconds: 3,
} as const;
