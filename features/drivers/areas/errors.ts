/** What a loan that is sent to the server has in particular. */
export interface LoanToSend {
  readonly withoutAntiForgery?: boolean;
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** Error pages, refusals and the server error. */
export interface ErrorActions {
  openErrorPage(code: string): Promise<void>;
  changeCode(code: string): Promise<void>;
  openMissingLoan(): Promise<void>;
  askForMissing(what: string): Promise<void>;
  askUnknownWorld(): Promise<void>;
  sendLoan(loan: LoanToSend): Promise<void>;

  seesTitle(title: string): Promise<void>;
  tabIsTitled(title: string): Promise<void>;
  seesText(text: string): Promise<void>;
  /** The body of the last response, as JSON. */
  responseIs(body: string): Promise<void>;
  wasRefused(status: number, reason?: string): Promise<void>;
  refusalPointsTo(address: string): Promise<void>;
  refusalNames(field: string): Promise<void>;
  hasTraceId(): Promise<void>;
  seesServerError(): Promise<void>;
  seesMessage(title: string): Promise<void>;
  namesSupport(): Promise<void>;
  seesNoServerError(): Promise<void>;
  wasLogged(): Promise<void>;
}
