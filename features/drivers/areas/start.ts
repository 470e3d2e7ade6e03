/** The start of the page, and what may be missing then. */
export interface StartActions {
  spoilSettings(how: string): Promise<void>;
  mendSettings(): Promise<void>;
  spoilSignIn(how: string): Promise<void>;
  cutDownload(what: string): Promise<void>;
  restoreNetwork(): Promise<void>;
  openInsecurely(): Promise<void>;
  /** A link that loads the product anew. */
  follow(link: string): Promise<void>;
  /** The page after the link says what it said before. */
  followToTheSame(link: string): Promise<void>;

  askedForSettingsOnce(): Promise<void>;
}
