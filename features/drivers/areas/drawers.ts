/** The navigation on the left. Menus, groups, entries and icons go by their names. */
export interface DrawerActions {
  haveDamagedMenus(): Promise<void>;
  holdMenu(menu: string): Promise<void>;
  letMenuArrive(menu: string): Promise<void>;
  haveLongPage(address: string): Promise<void>;
  refusePage(address: string, status: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  chooseIcon(name: string): Promise<void>;
  openGroup(name: string): Promise<void>;
  chooseEntry(name: string): Promise<void>;
  openSummary(): Promise<void>;
  toggle(): Promise<void>;
  askForDebugOption(): Promise<void>;
  pressBug(): Promise<void>;
  askDialogToClose(): Promise<void>;

  hasIcons(names: readonly string[]): Promise<void>;
  hasIcon(name: string, has: boolean): Promise<void>;
  /** Since the menu that was held has arrived. */
  iconHasNotMoved(name: string): Promise<void>;
  primaryIsWide(width: number): Promise<void>;
  primaryIs(state: 'beside' | 'over'): Promise<void>;
  showsMark(shows: boolean): Promise<void>;
  menuIsWide(width: number): Promise<void>;
  borrowersHaveColours(count: number): Promise<void>;
  /** Its page has loaded, and the spinner is gone. */
  summaryShows(): Promise<void>;
  debugPanelIs(width: number, height: number): Promise<void>;
  debugLinkIs(address: string): Promise<void>;
  /** A page of the open loan, which has loaded. */
  dialogFrames(title: string, path: string): Promise<void>;
  dialogIs(title: string, width: number, height: number): Promise<void>;
  dialogStaysInside(title: string): Promise<void>;
  noDialogIsOpen(focused: string): Promise<void>;
  /** The code of the route comes with the visit and not before. */
  fetchesOnVisit(route: string): Promise<void>;
  staysInside(): Promise<void>;
  ranNothing(): Promise<void>;
}
