/** The navigation on the left. Menus, groups, entries and icons go by their names. */
export interface DrawerActions {
  emptyMenus(names: readonly string[]): Promise<void>;
  /** The reports menu of the scenario, by the marks of its entries. */
  haveReports(entries: readonly Readonly<Record<string, string>>[]): Promise<void>;
  /** A Rates menu of a page by its title, and of an item. */
  haveRates(page: string, item: string): Promise<void>;
  /** Every account that the server answers has it. */
  haveDealId(dealId: number): Promise<void>;
  haveManyDeliveries(entries: number, groups: number): Promise<void>;
  haveDamagedMenus(): Promise<void>;
  /** The server fails all calls for the menu of this drawer. */
  failMenu(menu: string): Promise<void>;
  mendMenu(menu: string): Promise<void>;
  holdMenu(menu: string): Promise<void>;
  letMenuArrive(menu: string): Promise<void>;
  haveLongPage(address: string): Promise<void>;
  refusePage(address: string, status: number): Promise<void>;
  /** Requests for the page wait until it is let go. */
  holdPage(address: string): Promise<void>;
  letPageGo(): Promise<void>;
  waitForLoanMenu(): Promise<void>;
  /** The server answers a menu with one entry more from now on, and tells that the menu has changed. */
  addToLoanMenu(name: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  chooseIcon(name: string): Promise<void>;
  setGroup(name: string, isOpen: boolean): Promise<void>;
  type(text: string): Promise<void>;
  chooseEntry(name: string): Promise<void>;
  chooseBorrower(name: string): Promise<void>;
  /** From the filter, row by row. */
  openRow(number: number): Promise<void>;
  openFirstLead(): Promise<void>;
  openSummary(): Promise<void>;
  toggle(): Promise<void>;
  clickBackdrop(): Promise<void>;
  press(key: string): Promise<void>;
  askForDebugOption(): Promise<void>;
  pressBug(): Promise<void>;
  askDialogToClose(): Promise<void>;

  hasIcons(names: readonly string[]): Promise<void>;
  hasIcon(name: string, has: boolean): Promise<void>;
  /** Since the menu that was held has arrived. */
  iconHasNotMoved(name: string): Promise<void>;
  selectedIconIs(name: string): Promise<void>;
  primaryIsWide(width: number): Promise<void>;
  primaryIs(state: 'beside' | 'over' | 'closed'): Promise<void>;
  showsMark(shows: boolean): Promise<void>;
  openMenuIs(name: string, width: number): Promise<void>;
  noMenuIsOpen(): Promise<void>;
  offers(names: readonly string[]): Promise<void>;
  offersCount(count: number): Promise<void>;
  offersReadable(): Promise<void>;
  hasGroups(names: readonly string[]): Promise<void>;
  badgeIs(entry: string, badge: string): Promise<void>;
  hasMarks(entry: string, icons: readonly string[]): Promise<void>;
  hasInitials(entry: string, initials: string): Promise<void>;
  standsOut(entry: string): Promise<void>;
  isCurrent(entry: string): Promise<void>;
  nothingMatches(): Promise<void>;
  hasFilter(has: boolean): Promise<void>;
  filterHasFocus(): Promise<void>;
  hasSummary(has: boolean): Promise<void>;
  summaryIsClosed(): Promise<void>;
  summaryIsLoading(isLoading: boolean): Promise<void>;
  keepsEntry(name: string): Promise<void>;
  namesBorrowers(rows: readonly (readonly string[])[]): Promise<void>;
  keepsMenus(): Promise<void>;
  keepsLoanMenu(keeps: boolean): Promise<void>;
  keepsSelection(keeps: boolean): Promise<void>;
  askedForLoanMenu(asked: boolean): Promise<void>;
  debugPanelIs(width: number, height: number): Promise<void>;
  tellsIds(): Promise<void>;
  tellsDealId(dealId: number): Promise<void>;
  leadsToDebugPage(leads: boolean): Promise<void>;
  debugShows(facts: readonly (readonly string[])[]): Promise<void>;
  debugLinkIs(address: string): Promise<void>;
  debugPanelIsGone(): Promise<void>;
  frames(path: string, ofLoan: boolean): Promise<void>;
  opensWindow(entry: string, width: number, height: number): Promise<void>;
  /** A page of the open loan, which has loaded. */
  dialogFrames(title: string, path: string): Promise<void>;
  dialogIs(title: string, width: number, height: number): Promise<void>;
  dialogStaysInside(title: string): Promise<void>;
  noDialogIsOpen(focused: string): Promise<void>;
  /** The code of the route comes with the visit and not before; then the page stands in the frame beside its menu. */
  fetchesOnVisit(route: string, page: string, menu: string): Promise<void>;
  staysInside(): Promise<void>;
  ranNothing(): Promise<void>;
  notedDamage(): Promise<void>;
}
