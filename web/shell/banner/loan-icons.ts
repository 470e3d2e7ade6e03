import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import type { User } from '../../../contracts/operations/session.ts';
import type { PageIcon } from '../../../contracts/operations/shell.ts';

export type LoanIconName = 'application-criteria' | 'view-notes' | 'add-note' | 'compliance-alerts';

/** Badge of an icon. `warn` and `pass` are colors of the theme. */
interface IconBadge {
  readonly text: string;
  readonly tone: 'plain' | 'warn' | 'pass';
}

interface LoanIcon {
  readonly name: LoanIconName;
  /** Name of the icon and meaning of its badge, in words. */
  readonly label: string;
  readonly isDisabled: boolean;
  readonly badge: IconBadge | null;
}

type Viewer = Pick<User, 'isOriginator' | 'showLoanNotes' | 'userCanAddNotes'>;

/** Returns the icons of a loan for this user, in the documented order. */
export function loanIconsOf(facts: LoanFacts, user: Viewer): LoanIcon[] {
  return [criteriaIcon(facts), viewNotesIcon(facts, user), addNoteIcon(user), complianceIcon(facts)]
    .filter((icon) => icon !== null)
    .filter(({ name }) => iconNamed(facts.icons, name)?.visible !== false)
    .map((icon) => ({
      ...icon,
      isDisabled: icon.isDisabled || iconNamed(facts.icons, icon.name)?.disabled === true,
    }));
}

/** Number of application criteria that a loan must meet before it has an application date. */
const neededCriteria = 6;

/**
 * Returns the icon of the application criteria; null without application date automation. Its badge is the number of
 * complete criteria.
 */
function criteriaIcon({ applicationCriteria }: LoanFacts): LoanIcon | null {
  const { enableApplicationDateAutomation, completedApplicationCriteriaRequirements: completed } =
    applicationCriteria;
  if (!enableApplicationDateAutomation) return null;
  return {
    name: 'application-criteria',
    label: `Application Criteria, ${completed} of ${neededCriteria} complete`,
    isDisabled: false,
    badge: { text: String(completed), tone: 'plain' },
  };
}

/** Returns the icon that shows the notes; null without the permission. Originators see shared notes only. */
function viewNotesIcon({ notes }: LoanFacts, user: Viewer): LoanIcon | null {
  if (!user.showLoanNotes) return null;
  const count = user.isOriginator ? notes.countShared : notes.count;
  return {
    name: 'view-notes',
    label: `View Notes, ${counted(count, 'note')}`,
    isDisabled: count <= 0,
    badge: count > 0 ? { text: String(count), tone: 'plain' } : null,
  };
}

/** Returns the icon that adds a note; null without the permissions to see and to add notes. */
function addNoteIcon(user: Viewer): LoanIcon | null {
  return user.showLoanNotes && user.userCanAddNotes
    ? { name: 'add-note', label: 'Add Note', isDisabled: false, badge: null }
    : null;
}

function complianceIcon({ complianceAlerts: alerts }: LoanFacts): LoanIcon | null {
  if (!alerts.showComplianceAlerts) return null;
  const { meaning, badge } = verdictOf(alerts);
  return {
    name: 'compliance-alerts',
    label: ['Compliance Alerts', meaning].filter((part) => part !== null).join(', '),
    isDisabled: alerts.showComplianceAlertsInsufficientData,
    badge,
  };
}

/** Returns meaning and badge of the compliance icon. Insufficient data takes precedence over a status. */
function verdictOf(alerts: LoanUpdate['complianceAlerts']): {
  readonly meaning: string | null;
  readonly badge: IconBadge | null;
} {
  if (alerts.showComplianceAlertsInsufficientData) {
    return { meaning: 'insufficient data', badge: { text: '!', tone: 'warn' } };
  }
  if (!alerts.showComplianceAlertsStatus || alerts.complianceAlertStatus === null) {
    return { meaning: null, badge: null };
  }
  if (alerts.complianceAlertStatus === 'pass') {
    return { meaning: 'passed', badge: { text: '✓', tone: 'pass' } };
  }
  const failures = alerts.numberOfFailureAlerts;
  return {
    meaning: counted(failures, 'finding'),
    badge: { text: String(failures), tone: 'warn' },
  };
}

const counted = (count: number, what: string): string =>
  count <= 0 ? `no ${what}s` : `${count} ${what}${count === 1 ? '' : 's'}`;

/** The data of the open loan that the icons in the banner show. */
export type LoanFacts = Pick<LoanUpdate, 'icons' | 'complianceAlerts' | 'notes' | 'applicationCriteria'>;

/** Derives the facts for the banner from the icons of the loan menu, until the first loan event. */
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

const iconNamed = (icons: readonly PageIcon[], name: string): PageIcon | null =>
  icons.find((icon) => icon.name === name) ?? null;

/** Returns the number at the start of a badge, such as 4 of `4/6`; 0 for any other text. */
const countOf = (badge: string | null | undefined): number => Number(/^\d{1,6}/.exec(badge ?? '')?.[0] ?? 0);
