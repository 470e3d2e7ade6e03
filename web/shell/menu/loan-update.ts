import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import { boolean, count, id, listOf, oneOf, parseWhole, shape, string } from '../../shared/parse.ts';
import { parseIcons } from './api.ts';
import { borrowerPositions } from './borrowers.ts';

/** Parses an event about a loan, from the stream or from storage. Returns null when a part is malformed. */
export const parseLoanUpdate = (value: unknown): LoanUpdate | null => parseWhole(loanUpdate, value);

const loanUpdate = shape<LoanUpdate>({
  loanNumber: string,
  generalAccountId: id,
  borrowers: listOf(
    shape<LoanUpdate['borrowers'][number]>({
      fullName: string,
      initials: string,
      borrowerPosition: oneOf(borrowerPositions, 'primary borrower'),
    }),
  ),
  icons: parseIcons,
  complianceAlerts: shape<LoanUpdate['complianceAlerts']>({
    showComplianceAlerts: boolean,
    showComplianceAlertsInsufficientData: boolean,
    showComplianceAlertsStatus: boolean,
    complianceAlertStatus: oneOf(['pass', 'fail', null] as const, null),
    numberOfFailureAlerts: count,
  }),
  notes: shape<LoanUpdate['notes']>({ count, countShared: count }),
  applicationCriteria: shape<LoanUpdate['applicationCriteria']>({
    enableApplicationDateAutomation: boolean,
    completedApplicationCriteriaRequirements: oneOf([0, 1, 2, 3, 4, 5, 6], 0),
  }),
});
