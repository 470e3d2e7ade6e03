import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import type { User } from '../../../contracts/operations/session.ts';
import type { PageIcon } from '../../../contracts/operations/shell.ts';
import { complianceAlertsOf, applicationCriteriaOf, type LoanFacts } from './loan-facts.ts';

/**
 * The icons of an open loan. In its menu they are those of whoever asked, so that an originator's count the shared notes
 * only (S-6-14). In an event they are the same for everybody, because it goes to all who have the loan open; whom notes
 * concern is then for the client to say.
 */
export function pageIconsOf(facts: LoanFacts, viewer?: Pick<User, 'isOriginator'>): PageIcon[] {
  const criteria = applicationCriteriaOf(facts);
  const alerts = complianceAlertsOf(facts.file);
  const count = viewer?.isOriginator ? facts.notes.countShared : facts.notes.count;
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
 * `!` when too little is known, the number of failures, a check mark when all is well (S-4.2-32 to S-4.2-35); null when the
 * loan is not checked.
 */
export function complianceBadgeOf(alerts: LoanUpdate['complianceAlerts']): string | null {
  if (!alerts.showComplianceAlerts) return null;
  if (alerts.showComplianceAlertsInsufficientData) return '!';
  return alerts.complianceAlertStatus === 'fail' ? String(alerts.numberOfFailureAlerts) : '✓';
}
