/** Links that lead into the product from elsewhere. */
export interface LinkActions {
  follow(address: string): Promise<void>;
  /** A link of the product itself: nothing is loaded anew. */
  goOn(address: string): Promise<void>;
  followToTask(queue: string): Promise<void>;
  followToEndOfSignIn(wanted: string): Promise<void>;
  comeBackRefused(code: string): Promise<void>;
  leaveSomething(): Promise<void>;

  isAt(address: string): Promise<void>;
  seesTaskLoan(): Promise<void>;
  keepsTask(): Promise<void>;
  neverLeft(): Promise<void>;
  leftNothing(): Promise<void>;
  wasNotAsked(): Promise<void>;
}
