import { legacyPages } from '../../contracts/api/legacy.ts';

/**
 * Sizes, limits and timings of document 000, section 9, in CSS pixels and seconds unless another unit is given. Values
 * that only a style sheet uses are in that style sheet (S-9-02, S-9-03, S-9-04, S-9-12). Sizes of single legacy pages
 * are in the table of legacy pages (S-9-17, S-9-18).
 */
export const constants = {
  /** Minimum width of a window in which the primary drawer is open by default (S-9-01). */
  wideScreen: 1280,
  /** Number of last characters of the loan number that the drawer shows (S-9-05). */
  loanNumberTail: 4,
  /** Minimum length of a search text, in characters (S-9-06). */
  quickSearchMinimum: 3,
  /** Minimum length of a trimmed prompt, in characters (S-9-07). */
  promptMinimum: 5,
  /** Markers of citations in a response of the assistant (S-9-08). */
  citationMarkers: ['doc1', 'doc2', 'doc3', 'doc4', 'doc5'],
  /** Seconds for which a snackbar of the error dialog is shown (S-9-10). */
  errorSnackbarSeconds: 5,
  /** Width and height in CSS pixels (S-9-11). */
  loanSummaryPanel: legacyPages.LoanSummary.size,
  /** In CSS pixels (S-9-13). */
  createDialogMinimumWidth: 448,
  /** Width and height in CSS pixels, unless a dialog has its own size (S-9-14). */
  legacyDialog: { width: 530, height: 250 },
  /** In CSS pixels (S-9-15). */
  legacyDialogMaximumHeight: 790,
  /** Width and height in CSS pixels (S-9-16). */
  popup: { width: 750, height: 500 },
  /** Width and height in CSS pixels (S-9-19). */
  taskQueueDashboardPanel: legacyPages.TaskQueueDashboard.size,
  /** Width and height in CSS pixels (S-9-20). */
  documentQueueDashboardPanel: { width: 552, height: 507 },
  /** Width and height in CSS pixels (S-9-21). */
  compliancePanel: legacyPages.ComplianceAlerts.size,
  /** Width and height in CSS pixels (S-9-22). */
  criteriaPanel: legacyPages.ApplicationCriteria.size,
  /** In CSS pixels (S-9-23). */
  assistantDrawerWidth: 400,
  /** Width and height in CSS pixels (S-9-23). */
  citationPopup: { width: 1000, height: 600 },
  /** In CSS pixels (S-9-24). */
  errorDialogMaximumWidth: 600,
  /** Seconds after which a framed page that has not loaded shows a retry button. */
  slowFrameSeconds: 30,
  /** Seconds after which a wait of the user has a sign, and after which a sentence says so. */
  noticedWaitSeconds: 1,
  longWaitSeconds: 10,
  /** Seconds after which the signed-out page opens the site root (L-2.5-05). */
  signedOutSeconds: 3,
} as const;
