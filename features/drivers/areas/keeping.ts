/** What the browser keeps, or refuses to. */
export interface KeepingActions {
  /** The browser has this trouble from its next page on, in place of the one that it had. */
  trouble(what: string): Promise<void>;
  /** Whatever the sign-in library has stored is half a text. */
  damageSignIn(): Promise<void>;
  fillEveryKey(): Promise<void>;

  keepsNothing(): Promise<void>;
}
