import type { LoanMenu } from '../../../contracts/operations/shell.ts';
import { menuBorrowersOf, type LoanFacts } from './loan-facts.ts';
import { item, menuOf, ownPage, single } from './entries.ts';
import { type LoanViewer, subMenusOf } from './loan-sub-menus.ts';
import { pageIconsOf } from './page-icons.ts';

/**
 * Returns the menu, icons and borrowers of a loan or lead. The landing page is the first and selected item (S-4.2-08).
 */
export function loanMenuOf(facts: LoanFacts, viewer: LoanViewer): LoanMenu {
  return {
    navigationMenu: menuOf([single('Loan', landingItem(facts, viewer)), ...subMenusOf(facts, viewer)]),
    pageIcons: pageIconsOf(facts, viewer.user),
    borrowers: menuBorrowersOf(facts.dashboard, facts.file),
  };
}

const landingItem = ({ account }: LoanFacts, { user, taskId }: LoanViewer) => {
  if (account.isLead) {
    return item('Lead Summary', ownPage('LeadSummary', '/lead-summary'), { icon: 'profile', selected: true });
  }
  if (taskId !== null && (user.workQueueType === 'LoanOpener' || user.workQueueType === 'Processor')) {
    return item('Work Order', ownPage('WorkOrder', '/work-queue'), { icon: 'tool', selected: true });
  }
  return item('Dashboard', ownPage('Dashboard', '/dashboard'), { icon: 'dashboard', selected: true });
};
