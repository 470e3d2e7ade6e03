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
  fail(title: string, status: number): Promise<void>;
  loseConnection(title: string): Promise<void>;
  holdForever(title: string): Promise<void>;
  repair(title: string): Promise<void>;
  /** Asks for the page without waiting for what is in its frame. */
  goTo(title: string): Promise<void>;
  pass(seconds: number): Promise<void>;
  flood(count: number): Promise<void>;

  isPlainStatus(status: string): Promise<void>;
  askedForWindow(wanted: WantedWindow): Promise<void>;
  offersLink(path: string, query: string): Promise<void>;
  says(text: string): Promise<void>;
  answeredMeanwhile(): Promise<void>;
}
