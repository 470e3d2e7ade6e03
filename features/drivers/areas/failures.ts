/** A server error as the dialog is given it. Empty texts are absent. */
export interface ToldError {
  readonly message: string;
  readonly showsMessage: boolean;
  readonly traceId: string;
  readonly showsTraceId: boolean;
}

/** Calls that fail, and what the user is told of them. Calls go by their names in the endpoint table. */
export interface FailureActions {
  imagine(error: ToldError): Promise<void>;
  imagineSupport(number: string, site: string): Promise<void>;
  failOnce(call: string, message: string): Promise<void>;
  failAll(status: number): Promise<void>;
  send(call: string): Promise<void>;
  sendAll(): Promise<void>;
  copyReference(): Promise<void>;
  pressKeys(keys: string): Promise<void>;
  pressKeysInFrame(keys: string): Promise<void>;

  dialogShows(message: string): Promise<void>;
  dialogPointsTo(support: string): Promise<void>;
  says(text: string): Promise<void>;
  isAtMostWide(pixels: number): Promise<void>;
  clipboardHoldsTrace(): Promise<void>;
  showsFor(text: string, seconds: number): Promise<void>;
  isClosed(): Promise<void>;
  wasShown(): Promise<void>;
  wasOnlyLogged(): Promise<void>;
  showsFirstOnly(): Promise<void>;
  isNotLoggedOut(): Promise<void>;
  receivedOneLogout(): Promise<void>;
}
