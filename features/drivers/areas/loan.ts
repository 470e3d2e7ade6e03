/** Lines of a panel of the dashboard: label and text, as they stand on the screen. */
export type Lines = Readonly<Record<string, string>>;

/** Pipelines, opening a loan, and its dashboard. Loans go by the name of their borrower. */
export interface LoanActions {
  imagine(facts: Readonly<Record<string, string>>): Promise<void>;
  imagineOnly(fact: string): Promise<void>;
  imagineResults(results: readonly (readonly string[])[]): Promise<void>;
  imagineCoBorrower(name: string): Promise<void>;
  imagineAssigned(users: readonly (readonly string[])[]): Promise<void>;
  showDashboard(): Promise<void>;
  haveOpenLoan(borrower: string): Promise<void>;
  openFromPipeline(borrower: string): Promise<void>;
  openFromFrame(borrower: string): Promise<void>;
  openDashboard(): Promise<void>;

  listsStandardLoans(): Promise<void>;
  listsQueueOnly(queue: string): Promise<void>;
  /** In the legacy page of the open loan. */
  summaryShows(facts: Readonly<Record<string, string>>): Promise<void>;
  lists(borrower: string, times: number): Promise<void>;
  isUnchanged(): Promise<void>;
  seesDashboard(): Promise<void>;
  seesTitle(title: string): Promise<void>;
  seesNumberAnd(name: string): Promise<void>;
  seesLeadSummary(name: string): Promise<void>;
  shows(panel: string, lines: Lines): Promise<void>;
  showsLines(panel: string, label: string, texts: readonly string[]): Promise<void>;
  checksOnly(panel: string, indicator: string): Promise<void>;
  /** Some lines of the second block of a panel. */
  showsInSecondBlock(panel: string, lines: Lines): Promise<void>;
  holdsSecondBlock(panel: string, name: string): Promise<void>;
  holdsOneBlock(panel: string): Promise<void>;
  hasPanels(panels: readonly string[]): Promise<void>;
  openPanelsAre(panels: readonly string[]): Promise<void>;
  hasHiddenFrame(): Promise<void>;
  keepsAccount(): Promise<void>;
}
