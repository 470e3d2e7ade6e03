import type { LoanPage } from '../../store/repositories/loan-list.ts';
import type { Script } from './script.ts';

/** The script about the loans and leads of the pipelines. */
export const pipelineScript: Script = {
  name: 'counts of the pipeline',
  prompt: /\bpipeline\b|\bhow many (?:loans|leads)\b/i,
  reply: ({ pipeline: { loans, leads } }) => {
    const byStatus = Map.groupBy(loans.rows, ({ loanStatus }) => loanStatus ?? 'No status');
    const statuses = [...byStatus]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([status, { length }]) => `${length} ${status}`);
    const locked = loans.rows.filter(({ lockStatus }) => lockStatus === 'Locked').length;
    return {
      output: [
        `The pipelines have ${countOf(loans)} loans and ${countOf(leads)} leads.`,
        `${loans.hasAfter ? 'The newest loans' : 'The loans'} by status: ${statuses.join(', ')}. ${locked} of them are locked.`,
      ].join('\n'),
      citations: [],
    };
  },
};

const countOf = ({ rows, hasAfter }: LoanPage): string =>
  hasAfter ? `more than ${rows.length}` : String(rows.length);
