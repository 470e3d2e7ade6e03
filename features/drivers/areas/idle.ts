/** Times as the settings of an installation give them, in seconds. */
export interface IdleSettings {
  readonly idleSeconds: number;
  readonly timeoutSeconds: number;
  readonly keepAliveSeconds: number;
}

/** Whether anybody is there. All times are in seconds, on a clock that is moved. */
export interface IdleActions {
  /** Null: the settings are silent. */
  watch(settings: IdleSettings | null): Promise<void>;
  openSecondTab(): Promise<void>;
  rest(seconds: number): Promise<void>;
  sleep(seconds: number): Promise<void>;
  sleepWhileSecondTabWorks(seconds: number): Promise<void>;
  setClockBack(seconds: number): Promise<void>;
  wake(): Promise<void>;
  doSomething(what: string): Promise<void>;
  doSomethingInSecondTab(): Promise<void>;
  extend(): Promise<void>;
  extendInSecondTab(): Promise<void>;
  answer(button: string): Promise<void>;
  loadAnew(): Promise<void>;
  breakKeepAlive(status: number): Promise<void>;

  seesNothing(): Promise<void>;
  /** Null: however many. */
  seesWarning(secondsLeft: number | null): Promise<void>;
  seesWarningInBothTabs(secondsLeft: number): Promise<void>;
  wasSignedOutOnce(): Promise<void>;
  keptAlive(times: number): Promise<void>;
  /** By the server, without a body. */
  wasAccepted(): Promise<void>;
  isStillSignedIn(): Promise<void>;
  focusIsOn(button: string): Promise<void>;
  hears(text: string): Promise<void>;
  tabIsTitled(title: string): Promise<void>;
  tabHasWarningIcon(): Promise<void>;
  /** Whether the warning says that unsaved entries will be lost. */
  warnsOfLoss(isSaid: boolean): Promise<void>;
  warnsOfLossInSecondTab(): Promise<void>;
}
