import type { EventData, EventName, LoanUpdate } from '../../contracts/operations/events.ts';
import { isId, isRecord } from '../shared/parse/guards.ts';

/** What the server tells a signed-in user. */
export type ProductEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly data: EventData[Name] };
}[EventName];

/**
 * Parses an event of the stream. Returns null for an undocumented event, and for one whose data is malformed.
 * Unknown fields are dropped: a newer server may send more (S-3-27 to S-3-37).
 */
export function parseEvent(name: string | undefined, data: string): ProductEvent | null {
  const value = parsed(data);
  if (!isRecord(value)) return null;
  switch (name) {
    case 'loanUpdate': {
      const update = readLoanUpdate(value);
      return update && { name, data: update };
    }
    case 'menuUpdate': {
      const { generalAccountId } = value;
      return isId(generalAccountId) ? { name, data: { generalAccountId } } : null;
    }
    case 'sessionExtend':
      return { name, data: {} };
    default:
      return null;
  }
}

type Data = Readonly<Record<string, unknown>>;

function readLoanUpdate(data: Data): LoanUpdate | null {
  const { loanNumber, generalAccountId } = data;
  const borrowers = listOf(data['borrowers'], readBorrower);
  const icons = listOf(data['icons'], readIcon);
  const complianceAlerts = readComplianceAlerts(data['complianceAlerts']);
  const notes = readNotes(data['notes']);
  const applicationCriteria = readCriteria(data['applicationCriteria']);
  const isSound = typeof loanNumber === 'string' && isId(generalAccountId);
  return isSound && borrowers && icons && complianceAlerts && notes && applicationCriteria
    ? { loanNumber, generalAccountId, borrowers, icons, complianceAlerts, notes, applicationCriteria }
    : null;
}

const positions: readonly LoanUpdate['borrowers'][number]['borrowerPosition'][] = [
  'primary borrower',
  'primary coborrower',
  'secondary borrower',
  'secondary coborrower',
];

function readBorrower(data: Data): LoanUpdate['borrowers'][number] | null {
  const { fullName, initials } = data;
  const borrowerPosition = positions.find((known) => known === data['borrowerPosition']);
  return typeof fullName === 'string' && typeof initials === 'string' && borrowerPosition
    ? { fullName, initials, borrowerPosition }
    : null;
}

function readIcon({ name, visible, disabled, badge = null }: Data): LoanUpdate['icons'][number] | null {
  const isSound = typeof name === 'string' && typeof visible === 'boolean' && typeof disabled === 'boolean';
  return isSound && (badge === null || typeof badge === 'string') ? { name, visible, disabled, badge } : null;
}

function readComplianceAlerts(data: unknown): LoanUpdate['complianceAlerts'] | null {
  if (!isRecord(data)) return null;
  const {
    showComplianceAlerts,
    showComplianceAlertsInsufficientData,
    showComplianceAlertsStatus,
    complianceAlertStatus: status,
    numberOfFailureAlerts,
  } = data;
  return typeof showComplianceAlerts === 'boolean' &&
    typeof showComplianceAlertsInsufficientData === 'boolean' &&
    typeof showComplianceAlertsStatus === 'boolean' &&
    (status === null || status === 'pass' || status === 'fail') &&
    isCount(numberOfFailureAlerts)
    ? {
        showComplianceAlerts,
        showComplianceAlertsInsufficientData,
        showComplianceAlertsStatus,
        complianceAlertStatus: status,
        numberOfFailureAlerts,
      }
    : null;
}

function readNotes(data: unknown): LoanUpdate['notes'] | null {
  if (!isRecord(data)) return null;
  const { count, countShared } = data;
  return isCount(count) && isCount(countShared) ? { count, countShared } : null;
}

function readCriteria(data: unknown): LoanUpdate['applicationCriteria'] | null {
  if (!isRecord(data)) return null;
  const { enableApplicationDateAutomation, completedApplicationCriteriaRequirements: completed } = data;
  return typeof enableApplicationDateAutomation === 'boolean' && isCount(completed) && completed <= 6
    ? { enableApplicationDateAutomation, completedApplicationCriteriaRequirements: completed }
    : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function listOf<Item>(data: unknown, read: (item: Data) => Item | null): Item[] | null {
  if (!Array.isArray(data)) return null;
  const items = data.map((item) => (isRecord(item) ? read(item) : null));
  return items.every((item) => item !== null) ? items : null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
