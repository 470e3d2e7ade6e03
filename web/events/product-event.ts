import type { EventData, EventName, LoanUpdate } from '../../contracts/operations/events.ts';
import {
  boolean,
  count,
  id,
  isRecord,
  listOf,
  oneOf,
  parseJson,
  parseWhole,
  shape,
  string,
} from '../shared/parse.ts';
import { parseIcons } from '../shell/menu/api.ts';
import { borrowerPositions } from '../shell/menu/borrowers.ts';

/** An event of the server for the signed-in user. */
type ProductEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly data: EventData[Name] };
}[EventName];

/**
 * Parses an event of the stream. Returns null for an undocumented event, and for one whose data is malformed. Unknown
 * fields are dropped: a newer server may send more (S-3-27, S-3-28, S-3-29, S-3-30, S-3-31, S-3-32, S-3-33, S-3-34,
 * S-3-35, S-3-36, S-3-37).
 */
export function parseEvent(name: string | undefined, data: string): ProductEvent | null {
  const value = parseJson(data);
  switch (name) {
    case 'loanUpdate': {
      const update = parseWhole(loanUpdate, value);
      return update && { name, data: update };
    }
    case 'menuUpdate': {
      const update = parseWhole(menuUpdate, value);
      return update && { name, data: update };
    }
    case 'sessionExtend':
      return isRecord(value) ? { name, data: {} } : null;
    default:
      return null;
  }
}

const menuUpdate = shape<EventData['menuUpdate']>({ generalAccountId: id });

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
