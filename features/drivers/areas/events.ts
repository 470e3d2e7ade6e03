/** What the server tells about the open loan. */
export interface EventActions {
  hearOpenLoan(generalAccountId: number): Promise<void>;
  tellNotes(count: number, shared: number): Promise<void>;
  tellNotesOf(generalAccountId: number, count: number): Promise<void>;
  tellMenu(): Promise<void>;
  endSession(): Promise<void>;

  knowsNotes(count: number, shared: number): Promise<void>;
  knowsNoNotes(): Promise<void>;
  wasIgnored(): Promise<void>;
  askedForMenuAgain(): Promise<void>;
  nobodyListens(): Promise<void>;
}
