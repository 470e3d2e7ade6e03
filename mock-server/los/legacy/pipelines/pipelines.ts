import { notAllowed } from '../page/notices.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { closingColumns, leadColumns, nextClosingFirst } from './columns.ts';
import { pipelinePage } from './pipeline.ts';

export const loanPipeline = pipelinePage({
  name: 'loan-pipeline',
  kind: 'loan',
  empty: 'No loans yet. Loans that you create or that are assigned to you are listed here.',
});

export const leadPipeline = pipelinePage({
  name: 'lead-pipeline',
  kind: 'lead',
  columns: leadColumns,
  empty: 'No leads yet. Leads that you create are listed here until they become loans.',
  // Only Create Lead is here: Create Loan is a button of the banner (S-6-07, A-117).
  create: { feature: 'lead', label: 'Create Lead', route: '/new-lead' },
});

export const closingQueue = pipelinePage({
  name: 'closing-queue',
  kind: 'loan',
  queue: 'Closing',
  order: nextClosingFirst,
  columns: closingColumns,
  empty: 'Nothing waits for closing. Loans that are cleared to close are listed here.',
});

export const fundingQueue = pipelinePage({
  name: 'funding-queue',
  kind: 'loan',
  queue: 'Funding',
  empty: 'Nothing waits for funding. Loans with signed closing documents are listed here.',
});

export const loanOpenerQueue = pipelinePage({
  name: 'loan-opener-queue',
  kind: 'loan',
  queue: 'LoanOpener',
  empty: 'Nothing waits to be opened. Newly submitted loans are listed here.',
});

export const processorQueue = pipelinePage({
  name: 'processor-queue',
  kind: 'loan',
  queue: 'Processor',
  empty: 'Nothing waits for processing. Opened loans with documents to collect are listed here.',
});

export const underwritingQueue = pipelinePage({
  name: 'underwriting-queue',
  kind: 'loan',
  queue: 'Underwriter',
  empty: 'Nothing waits for underwriting. Loans that are ready for a decision are listed here.',
});

const optimalBlue = pipelinePage({
  name: 'optimal-blue-pipeline',
  kind: 'loan',
  empty: 'No loans to price. Loans that are priced with Optimal Blue are listed here.',
});

/** The page of the Optimal Blue pipeline: the loans sorted by lock. */
export const optimalBluePipeline: LegacyPageRenderer = (context) =>
  context.user.hasOptimalBluePipeline
    ? optimalBlue({ ...context, query: { sort: 'lock', ...context.query } })
    : notAllowed('the Optimal Blue pipeline');
