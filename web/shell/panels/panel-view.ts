import type { PanelName } from '../../../contracts/api/frame-messages.ts';
import { legacyAddress, type LegacyPageName, legacyPages, type Size } from '../../../contracts/api/legacy.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { constants } from '../../shared/constants.ts';

/** A panel: an embedded legacy page. */
export interface PanelView {
  readonly name: PanelName;
  readonly title: string;
  /** Address of the frame, from the site root. */
  readonly address: string;
  /** In CSS pixels. */
  readonly size: Size;
}

/** Returns the panel of this name for the user and the open loan; null for a panel of a loan while no loan is open. */
export function panelViewOf(name: PanelName, user: User, account: Account | null): PanelView | null {
  if (name === 'workQueueDashboard') {
    const { title } = legacyPages.TaskQueueDashboard;
    return {
      name,
      title,
      address: legacyAddress('TaskQueueDashboard'),
      size: hasTasks(user) ? constants.taskQueueDashboardPanel : constants.documentQueueDashboardPanel,
    };
  }
  if (!account) return null;
  const { page, size } = loanPanels[name];
  const address = legacyAddress(page, { accountId: account.generalAccountId });
  return { name, title: legacyPages[page].title, address, size };
}

const loanPanels: Readonly<
  Record<Exclude<PanelName, 'workQueueDashboard'>, { readonly page: LegacyPageName; readonly size: Size }>
> = {
  applicationCriteria: { page: 'ApplicationCriteria', size: constants.criteriaPanel },
  complianceAlerts: { page: 'ComplianceAlerts', size: constants.compliancePanel },
  loanSummary: { page: 'LoanSummary', size: constants.loanSummaryPanel },
};

/**
 * Returns true for users who work on tasks. They get the task-queue dashboard, others the document-queue dashboard
 * (decision on S-9-27).
 */
const hasTasks = ({ workQueueType }: User): boolean =>
  workQueueType === 'LoanOpener' || workQueueType === 'Processor';
