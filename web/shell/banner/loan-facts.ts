import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import type { PageIcon } from '../../../contracts/operations/shell.ts';

/** The data of the open loan that the icons in the banner show. */
export type LoanFacts = Pick<LoanUpdate, 'icons' | 'complianceAlerts' | 'notes' | 'applicationCriteria'>;

/** Derives the facts for the banner from the icons of the loan menu, until the first loan event (S-3-53, S-3-84). */
export function factsFromIcons(icons: readonly PageIcon[]): LoanFacts {
  const criteria = iconNamed(icons, 'application-criteria');
  const notes = countOf(iconNamed(icons, 'view-notes')?.badge);
  const compliance = iconNamed(icons, 'compliance-alerts');
  const badge = compliance?.badge ?? '';
  const failures = countOf(badge);
  return {
    icons: [...icons],
    applicationCriteria: {
      enableApplicationDateAutomation: criteria?.visible === true,
      completedApplicationCriteriaRequirements: countOf(criteria?.badge),
    },
    // The server counts only the notes that this user may see.
    notes: { count: notes, countShared: notes },
    complianceAlerts: {
      showComplianceAlerts: compliance?.visible === true,
      showComplianceAlertsInsufficientData: badge === '!',
      showComplianceAlertsStatus: badge === '✓' || failures > 0,
      complianceAlertStatus: failures > 0 ? 'fail' : 'pass',
      numberOfFailureAlerts: failures,
    },
  };
}

/** Returns the icon with this name; null if there is none. */
export const iconNamed = (icons: readonly PageIcon[], name: string): PageIcon | null =>
  icons.find((icon) => icon.name === name) ?? null;

/** Returns the number at the start of a badge, such as 4 of `4/6`; 0 for any other text. */
const countOf = (badge: string | null | undefined): number => Number(/^\d{1,6}/.exec(badge ?? '')?.[0] ?? 0);
