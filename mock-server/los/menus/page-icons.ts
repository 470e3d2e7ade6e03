import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import type { User } from '../../../contracts/operations/session.ts';
import type { PageIcon } from '../../../contracts/operations/shell.ts';
import { complianceAlertsOf, applicationCriteriaOf, type LoanFacts, readableNotes } from './loan-facts.ts';

/**
 * Returns the icons of an open loan.
 *
 * @param viewer the user who requests the menu. An event is the same for all users and has no viewer: each client
 * chooses the count of notes for its user.
 */
export function pageIconsOf(facts: LoanFacts, viewer?: Pick<User, 'isOriginator'>): PageIcon[] {
  const criteria = applicationCriteriaOf(facts);
  const alerts = complianceAlertsOf(facts.file);
  const count = readableNotes(facts.notes, viewer);
  return [
    {
      name: 'application-criteria',
      visible: criteria.enableApplicationDateAutomation,
      disabled: false,
      badge: `${criteria.completedApplicationCriteriaRequirements}/6`,
    },
    { name: 'view-notes', visible: true, disabled: count === 0, badge: count === 0 ? null : String(count) },
    { name: 'add-note', visible: true, disabled: false, badge: null },
    {
      name: 'compliance-alerts',
      visible: alerts.showComplianceAlerts,
      disabled: alerts.showComplianceAlertsInsufficientData,
      badge: complianceBadgeOf(alerts),
    },
  ];
}

/**
 * Returns the badge of the compliance icon (S-4.2-32 to S-4.2-35): `!` for insufficient data, the number of failures,
 * or a check mark. Returns null if the loan is not checked.
 */
export function complianceBadgeOf(alerts: LoanUpdate['complianceAlerts']): string | null {
  if (!alerts.showComplianceAlerts) return null;
  if (alerts.showComplianceAlertsInsufficientData) return '!';
  return alerts.complianceAlertStatus === 'fail' ? String(alerts.numberOfFailureAlerts) : '✓';
}
