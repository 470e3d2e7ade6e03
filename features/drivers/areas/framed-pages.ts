/** A window that is to be asked for: the page of the open loan at this address. */
export interface WantedWindow {
  readonly path: string;
  /** What stands in the address besides the account. */
  readonly query: string;
  readonly width: number;
  readonly height: number;
}

/** Legacy pages in windows, and framed ones that send too many messages. Pages go by their titles. */
export interface FramedPageActions {
  /** In the open panel of the loan's details. */
  pressStatus(status: string): Promise<void>;
  flood(count: number): Promise<void>;

  isPlainStatus(status: string): Promise<void>;
  askedForWindow(wanted: WantedWindow): Promise<void>;
  offersLink(path: string, query: string): Promise<void>;
  answeredMeanwhile(): Promise<void>;
}
