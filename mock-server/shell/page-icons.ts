import type { LoanUpdate } from '../../contracts/schemas/events.ts';
import type { PageIcon } from '../../contracts/schemas/shell.ts';
import { complianceAlertsOf } from '../store/loan-file.ts';
import { applicationCriteriaOf, type LoanFacts } from './loan-facts.ts';

/**
 * The icons of an open loan, the same for everybody: whom notes concern is for the client to say (S-6-12 to S-6-14),
 * because an event about the loan goes to all who have it open.
 */
export function pageIconsOf(facts: LoanFacts): PageIcon[] {
  const criteria = applicationCriteriaOf(facts);
  const alerts = complianceAlertsOf(facts.file);
  const { count } = facts.notes;
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

/** `!` when too little is known, the number of failures, a check mark when all is well (S-4.2-32 to S-4.2-35). */
export function complianceBadgeOf(alerts: LoanUpdate['complianceAlerts']): string {
  if (alerts.showComplianceAlertsInsufficientData) return '!';
  return alerts.complianceAlertStatus === 'fail' ? String(alerts.numberOfFailureAlerts) : '✓';
}
