/** The page banner: title, pipelines, ways to create, icons of the open loan, panels, quick search. */
export interface BannerActions extends LoanIconActions, PanelActions, QuickSearchActions {
  widen(pixels: number): Promise<void>;
  choosePipeline(pipeline: string): Promise<void>;
  goBack(): Promise<void>;

  hasButtons(names: readonly string[]): Promise<void>;
  hasNoButton(name: string): Promise<void>;
}

/** The icons of the open loan, what events say about it, and what the icons open. */
export interface LoanIconActions {
  imagineCompliance(found: string): Promise<void>;
  imagineNotes(user: string, count: number, shared: number): Promise<void>;
  imagineCriteria(completed: number | null): Promise<void>;
  imagineServerIcon(does: string, icon: string): Promise<void>;
  tell(what: string): Promise<void>;
  pressIcon(name: string): Promise<void>;

  hasIcon(label: string, badge: string, colour: string, isDisabled: boolean): Promise<void>;
  hasNoIcon(name: string): Promise<void>;
  hasIcons(icons: string): Promise<void>;
  hasNoteIcons(icons: string): Promise<void>;
  /** Beside the title, and in the right half of the banner. */
  iconIsOnTheRight(name: string): Promise<void>;
}

export interface PanelActions {
  imagineUserOnLoan(user: string, generalAccountId: number): Promise<void>;
  askToClose(panel: string, name: string): Promise<void>;

  framesPanel(panel: string, address: string, width: number, height: number): Promise<void>;
  panelIsOpen(panel: string, width: number, height: number): Promise<void>;
  panelIsClosed(panel: string): Promise<void>;
}

export interface QuickSearchActions {
  pasteIntoBox(text: string): Promise<void>;
  typeAndEnter(text: string): Promise<void>;

  boxSays(message: string): Promise<void>;
  listsOnly(borrowers: readonly string[]): Promise<void>;
  /** The matches that the browser session keeps, by borrower. */
  keepsMatches(borrowers: readonly string[]): Promise<void>;
}
