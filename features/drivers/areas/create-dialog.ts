import type { UserFeatures } from '../../../contracts/operations/session.ts';

/** What comes before the create screen: the create dialog, the borrower check, and the creation through Optimal Blue. */
export interface CreateDialogActions {
  /** Create Loan begins with the dialog only in the new workflow. */
  startSignedIn(person: string, isNewWorkflow: boolean, features?: UserFeatures): Promise<void>;
  /** Presses Create Loan in the banner. */
  askToCreate(): Promise<void>;
  /** The same in a narrow window, by keyboard: Create Loan is the first entry of a menu. */
  askByMenu(): Promise<void>;
  choose(action: string): Promise<void>;

  /** Create Loan on this page, with the new workflow or without it. */
  leadsTo(page: string, workflow: string, what: string): Promise<void>;
  isWideAtLeast(pixels: number, inWindow: number): Promise<void>;
  offers(actions: readonly string[]): Promise<void>;
  actionHasFocus(action: string): Promise<void>;
  isAccessible(): Promise<void>;
  /** The page of the action, for this institution and originator. */
  opened(page: string, facts: Readonly<Record<string, string>>): Promise<void>;

  checkFetched(times: number): Promise<void>;
  checkBorrower(firstName: string, lastName: string): Promise<void>;
  checkLists(loanNumber: string): Promise<void>;
  confirmBorrower(taxIdentifier: string): Promise<void>;
  keepsBorrower(firstName: string, lastName: string, taxIdentifier: string): Promise<void>;
  keepsMatches(loanNumbers: readonly string[]): Promise<void>;

  createWithOptimalBlue(): Promise<void>;
  /** The same, but the user goes on before the server has answered. */
  leaveBeforeOptimalBlue(): Promise<void>;
  legacyDialogOpened(title: string): Promise<void>;
  legacyDialogIsOpen(title: string): Promise<void>;
  /** @param address from the site root */
  legacyDialogFrames(title: string, address: string): Promise<void>;
  noLegacyDialog(): Promise<void>;
  chooseOriginator(name: string): Promise<void>;
}
