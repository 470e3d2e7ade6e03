import type { LegacyPageName } from '../../../contracts/api/legacy.ts';
import { adminHome, adminHomeSupport } from './administration/admin-home.ts';
import { delegatedAdminInstitutions, delegatedAdminUsers } from './administration/delegated.ts';
import { updateUserProfile } from './administration/profile.ts';
import { applicationCriteria, complianceAlerts, loanSummary } from './loan/panels.ts';
import { creditMonitor } from './loan/credit-monitor.ts';
import { imageFlow } from './loan/image-flow.ts';
import { loanDebug } from './loan/loan-debug.ts';
import { lockHistory } from './loan/lock-history.ts';
import { addNote, keepNote, viewNotes } from './loan/notes.ts';
import { selectLoan, selectQueueTask } from './loan/select-loan.ts';
import { desktopUnderwriterReport, loanProductAdvisorReport } from './loan/underwriting-reports.ts';
import { selectVendor, vendorSelect } from './loan/vendor-select.ts';
import { workOrder } from './loan/work-order.ts';
import { checkBorrower, createLoanCheck } from './loan-setup/borrower-check.ts';
import { importLoan } from './loan-setup/import-loan.ts';
import { quickLock, registerLoan, scenarioPricer } from './loan-setup/offers.ts';
import {
  optimalBlueCurrentUser,
  optimalBlueSearch,
  optimalBlueSelectOriginator,
} from './loan-setup/optimal-blue.ts';
import { menuItem } from './loan/menu-item.ts';
import type { LegacyFormHandler, LegacyPageRenderer, PageView } from './page/page.ts';
import {
  closingQueue,
  fundingQueue,
  leadPipeline,
  loanOpenerQueue,
  loanPipeline,
  optimalBluePipeline,
  processorQueue,
  underwritingQueue,
} from './pipelines/pipelines.ts';
import { search } from './pipelines/search.ts';
import { workQueueDashboard } from './pipelines/work-queue-dashboard.ts';
import { contactUs, lenderHelp, losHelp, termsOfService } from './resources/help.ts';
import { rates } from './resources/rate-sheet.ts';
import { whatsNew } from './resources/whats-new.ts';

/**
 * The served pages of the legacy application. To add a page, add its file and a line here, and remove the page from
 * `unservedPages`.
 */
export const pages: { readonly [Name in LegacyPageName]?: LegacyPageRenderer } = {
  WhatsNew: whatsNew,
  'loan-pipeline': loanPipeline,
  'lead-pipeline': leadPipeline,
  'closing-queue': closingQueue,
  'funding-queue': fundingQueue,
  'loan-opener-queue': loanOpenerQueue,
  'processor-queue': processorQueue,
  'underwriting-queue': underwritingQueue,
  'optimal-blue-pipeline': optimalBluePipeline,
  ResourceRates: rates,
  UpdateUserProfile: updateUserProfile,
  DelegatedAdminUsers: delegatedAdminUsers,
  DelegatedAdminInstitution: delegatedAdminInstitutions,
  WorkOrderTask: workOrder,
  'import-loan': importLoan,
  'register-loan': registerLoan,
  'quick-lock': quickLock,
  'scenario-pricer': scenarioPricer,
  'lock-history': lockHistory,
  search,
  'menu-item': menuItem,
  CreateLoanCheck: createLoanCheck,
  AdminHome: adminHome,
  AdminHomeSupport: adminHomeSupport,
  SelectLoan: selectLoan,
  SelectQueueTask: selectQueueTask,
  ComplianceAlerts: complianceAlerts,
  ApplicationCriteria: applicationCriteria,
  LoanSummary: loanSummary,
  TaskQueueDashboard: workQueueDashboard,
  VendorSelect: vendorSelect,
  OptimalBlueSelectOriginator: optimalBlueSelectOriginator,
  OptimalBlueCurrentUser: optimalBlueCurrentUser,
  OptimalBlueSearch: optimalBlueSearch,
  LosHelp: losHelp,
  LenderHelp: lenderHelp,
  ContactUs: contactUs,
  ViewNotes: viewNotes,
  AddNote: addNote,
  ImageFlow: imageFlow,
  CreditMonitor: creditMonitor,
  LoanDebug: loanDebug,
  DesktopUnderwriterReport: desktopUnderwriterReport,
  LoanProductAdvisorReport: loanProductAdvisorReport,
};

/** Pages that need no session and are the same for all users. */
export const publicPages: { readonly [Name in LegacyPageName]?: PageView } = {
  TermsOfService: termsOfService,
};

/** Pages that select a loan or task when they are opened, as the documents require (C-03, C-04). */
export const selectingPages: ReadonlySet<LegacyPageName> = new Set(['SelectLoan', 'SelectQueueTask']);

/** The handlers of the forms that pages post to their own address. */
export const forms: { readonly [Name in LegacyPageName]?: LegacyFormHandler } = {
  AddNote: keepNote,
  CreateLoanCheck: checkBorrower,
  VendorSelect: selectVendor,
};
