import { notAllowed } from '../page/notices.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { closingColumns, leadColumns, nextClosingFirst } from './columns.ts';
import { pipelinePage } from './pipeline.ts';

export const loanPipeline = pipelinePage({
  name: 'loan-pipeline',
  kind: 'loan',
  empty: 'No loans yet. Loans you create or are assigned to appear here.',
});

export const leadPipeline = pipelinePage({
  name: 'lead-pipeline',
  kind: 'lead',
  columns: leadColumns,
  empty: 'No leads yet. Leads you create appear here until they become loans.',
  // Only Create Lead is here: Create Loan is a button of the banner (S-6-07, A-117).
  create: { feature: 'lead', label: 'Create Lead', route: '/new-lead' },
});

export const closingQueue = pipelinePage({
  name: 'closing-queue',
  kind: 'loan',
  queue: 'Closing',
  order: nextClosingFirst,
  columns: closingColumns,
  empty: 'No loans to close. Loans that are clear to close appear here.',
});

export const fundingQueue = pipelinePage({
  name: 'funding-queue',
  kind: 'loan',
  queue: 'Funding',
  empty: 'No loans to fund. Loans with signed closing documents appear here.',
});

export const loanOpenerQueue = pipelinePage({
  name: 'loan-opener-queue',
  kind: 'loan',
  queue: 'LoanOpener',
  empty: 'No loans to open. Newly submitted loans appear here.',
});

export const processorQueue = pipelinePage({
  name: 'processor-queue',
  kind: 'loan',
  queue: 'Processor',
  empty: 'No loans to process. Opened loans that need documents appear here.',
});

export const underwritingQueue = pipelinePage({
  name: 'underwriting-queue',
  kind: 'loan',
  queue: 'Underwriter',
  empty: 'No loans to underwrite. Loans ready for a decision appear here.',
});

const optimalBlue = pipelinePage({
  name: 'optimal-blue-pipeline',
  kind: 'loan',
  empty: 'No loans yet. Loans you create or are assigned to appear here.',
});

/** The page of the Optimal Blue pipeline: the loans sorted by lock. */
export const optimalBluePipeline: LegacyPageRenderer = (context) =>
  context.user.hasOptimalBluePipeline
    ? optimalBlue({ ...context, query: { sort: 'lock', ...context.query } })
    : notAllowed('the Optimal Blue pipeline');
