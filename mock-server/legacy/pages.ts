import type { LegacyPageName } from '../../contracts/api/legacy.ts';
import { adminHome } from './admin-home.ts';
import { adminHomeSupport } from './admin-home-support.ts';
import type { LegacyPageRenderer } from './page.ts';
import {
  closingQueue,
  fundingQueue,
  leadPipeline,
  loanOpenerQueue,
  loanPipeline,
  processorQueue,
  underwritingQueue,
} from './pipelines.ts';
import { selectLoan } from './select-loan.ts';
import { whatsNew } from './whats-new.ts';

/** The pages of the older application that are served. To add one: its file, a line here, its name off unservedPages. */
export const pages: { readonly [Name in LegacyPageName]?: LegacyPageRenderer } = {
  WhatsNew: whatsNew,
  'loan-pipeline': loanPipeline,
  'lead-pipeline': leadPipeline,
  'closing-queue': closingQueue,
  'funding-queue': fundingQueue,
  'loan-opener-queue': loanOpenerQueue,
  'processor-queue': processorQueue,
  'underwriting-queue': underwritingQueue,
  SelectLoan: selectLoan,
  AdminHome: adminHome,
  AdminHomeSupport: adminHomeSupport,
};
