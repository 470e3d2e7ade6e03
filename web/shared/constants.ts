import { legacyPages } from '../../contracts/api/legacy.ts';

/**
 * Sizes, limits and timings of document 000, section 9, in CSS pixels and seconds unless another unit is given. Values
 * that only a style sheet uses are in that sheet (S-9-02, S-9-03, S-9-04, S-9-12); sizes of single legacy pages are in
 * the table of these pages (S-9-17, S-9-18).
 */
export const constants = {
  /** The primary drawer is open by default from this width on (S-9-01). */
  wideScreen: 1280,
  /** Number of last characters of the loan number that the drawer shows (S-9-05). */
  loanNumberTail: 4,
  /** Minimum length of a search text, in characters (S-9-06). */
  quickSearchMinimum: 3,
  /** Minimum length of a trimmed prompt, in characters (S-9-07). */
  promptMinimum: 5,
  /** S-9-08 */
  citationMarkers: ['doc1', 'doc2', 'doc3', 'doc4', 'doc5'],
  /** S-9-10 */
  errorSnackbarSeconds: 5,
  /** S-9-11 */
  loanSummaryPanel: legacyPages.LoanSummary.size,
  /** S-9-13 */
  createDialogMinimumWidth: 448,
  /** S-9-14 */
  legacyDialog: { width: 530, height: 250 },
  /** S-9-15 */
  legacyDialogMaximumHeight: 790,
  /** S-9-16 */
  popup: { width: 750, height: 500 },
  /** S-9-19 */
  taskQueueDashboardPanel: legacyPages.TaskQueueDashboard.size,
  /** S-9-20 */
  documentQueueDashboardPanel: { width: 552, height: 507 },
  /** S-9-21 */
  compliancePanel: legacyPages.ComplianceAlerts.size,
  /** S-9-22 */
  criteriaPanel: legacyPages.ApplicationCriteria.size,
  /** S-9-23 */
  assistantDrawerWidth: 400,
  /** S-9-23 */
  citationPopup: { width: 1000, height: 600 },
  /** S-9-24 */
  errorDialogMaximumWidth: 600,
  /** A framed page that has not loaded after this time offers to load again. */
  slowFrameSeconds: 30,
  /** The signed-out page goes to the site root after this time (L-2.5-05). */
  signedOutSeconds: 3,
} as const;
