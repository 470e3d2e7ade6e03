import { pipelinePage } from './pipeline.ts';

export const loanPipeline = pipelinePage({
  kind: 'loan',
  empty: 'No loans yet. Loans that you create or that are assigned to you are listed here.',
});

export const leadPipeline = pipelinePage({
  kind: 'lead',
  empty: 'No leads yet. Leads that you create are listed here until they become loans.',
});

export const closingQueue = pipelinePage({
  kind: 'loan',
  queue: 'Closing',
  empty: 'Nothing waits for closing. Loans that are cleared to close are listed here.',
});

export const fundingQueue = pipelinePage({
  kind: 'loan',
  queue: 'Funding',
  empty: 'Nothing waits for funding. Loans with signed closing documents are listed here.',
});

export const loanOpenerQueue = pipelinePage({
  kind: 'loan',
  queue: 'LoanOpener',
  empty: 'Nothing waits to be opened. Newly submitted loans are listed here.',
});

export const processorQueue = pipelinePage({
  kind: 'loan',
  queue: 'Processor',
  empty: 'Nothing waits for processing. Opened loans with documents to collect are listed here.',
});

export const underwritingQueue = pipelinePage({
  kind: 'loan',
  queue: 'Underwriter',
  empty: 'Nothing waits for underwriting. Loans that are ready for a decision are listed here.',
});
