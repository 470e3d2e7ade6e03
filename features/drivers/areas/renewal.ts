/** A sign-in that goes on for longer than a token. Times are in seconds after the sign-in. */
export interface RenewalActions {
  lookBeforeTimeGoesBy(): Promise<void>;
  refuseRefresh(): Promise<void>;
  forgetAtProvider(): Promise<void>;
  openLoan(): Promise<void>;
  passTo(seconds: number): Promise<void>;
  openLater(screen: string, seconds: number): Promise<void>;

  renewed(times: number): Promise<void>;
  wasNotAskedAgain(): Promise<void>;
  hasOpenLoan(open: boolean): Promise<void>;
}
