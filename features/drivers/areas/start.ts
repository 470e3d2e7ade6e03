/** The start of the page, and what may be missing then. */
export interface StartActions {
  spoilSettings(how: string): Promise<void>;
  mendSettings(): Promise<void>;
  spoilSignIn(how: string): Promise<void>;
  cutDownload(what: string): Promise<void>;
  restoreNetwork(): Promise<void>;
  openInsecurely(): Promise<void>;
  follow(link: string): Promise<void>;

  askedForSettingsOnce(): Promise<void>;
}
