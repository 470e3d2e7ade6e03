import { type LoanDashboard, loanOperations } from '../../../contracts/operations/loan.ts';
import { addressOf } from '../../../contracts/operation.ts';
import type { BadAnswerActions } from '../areas/bad-answers.ts';
import { malformedDashboard } from '../dashboard/malformed.ts';
import { standardLoans } from '../standard-loans.ts';
import type { TabUser } from './tab-user.ts';

export function badAnswerActions(user: TabUser): Partial<BadAnswerActions> {
  return {
    damage: async (fault) => {
      for (const { seed } of standardLoans()) {
        const path = addressOf(loanOperations.getLoanDashboard, { generalAccountId: seed.generalAccountId });
        user.tab.changedResponses.set(path, async (response) =>
          Response.json(malformedDashboard(fault, (await response.json()) as LoanDashboard)),
        );
      }
    },
  };
}
