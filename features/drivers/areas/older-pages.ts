/** A window that is to be asked for: the page of the open loan at this address. */
export interface WantedWindow {
  readonly path: string;
  /** What stands in the address besides the account. */
  readonly query: string;
  readonly width: number;
  readonly height: number;
}

/** Older pages in windows, and framed ones that do not come or talk too much. Pages go by their titles. */
export interface OlderPageActions {
  /** In the open panel of the loan's details. */
  pressStatus(status: string): Promise<void>;
  /** Goes on to a page that fails in one of the ways the features know, and waits as long as that way needs. */
  goOnInVain(title: string, trouble: string): Promise<void>;
  repair(title: string): Promise<void>;
  flood(count: number): Promise<void>;

  isPlainStatus(status: string): Promise<void>;
  askedForWindow(wanted: WantedWindow): Promise<void>;
  offersLink(path: string, query: string): Promise<void>;
  says(text: string): Promise<void>;
  answeredMeanwhile(): Promise<void>;
}
