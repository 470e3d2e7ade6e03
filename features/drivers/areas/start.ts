/** The start of the page, and what may be missing then. */
export interface StartActions {
  spoilSettings(how: string): Promise<void>;
  mendSettings(): Promise<void>;
  spoilSignIn(reason: string): Promise<void>;
  takeCryptography(): Promise<void>;
  /** Somebody whom the provider knows is not asked and comes back, but the sign-in does not complete. */
  refuseTokens(): Promise<void>;
  /** As long as somebody waits for a page before they wonder. */
  waitAWhile(): Promise<void>;
  cutDownload(what: string): Promise<void>;
  /** The code arrives and fails when it runs. */
  breakDownload(what: string): Promise<void>;
  restoreNetwork(): Promise<void>;
  /** At a plain http address of another machine, which is port 8080 there. */
  openInsecurely(address: string): Promise<void>;
  /** A link that loads the product anew. */
  follow(link: string): Promise<void>;

  askedForSettingsOnce(): Promise<void>;
}
