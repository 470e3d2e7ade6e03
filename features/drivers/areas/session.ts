/** Signing in and out, and what the browser and the server know about the user. People go by the id of their persona. */
export interface SessionActions {
  startSignedOut(): Promise<void>;
  startKnownToProvider(person: string): Promise<void>;
  startSignedIn(person: string): Promise<void>;
  /** The world's clock stands still at noon of that day, yyyy-MM-dd. */
  startSignedInOn(day: string, person: string): Promise<void>;
  startWithToken(person: string, token: string): Promise<void>;
  startWithFeature(feature: string, granted: boolean): Promise<void>;
  keepSomething(key: string): Promise<void>;
  openProduct(): Promise<void>;
  openSignedOutPage(): Promise<void>;
  choosePerson(person: string): Promise<void>;
  cancelSignIn(): Promise<void>;
  reload(): Promise<void>;
  logOut(): Promise<void>;
  /** Does not wait for what comes of it. */
  askToLogOut(): Promise<void>;
  /** The product must lose patience: time stands still until it passes. */
  leaveLogoutUnanswered(): Promise<void>;
  spoilLogout(answer: string): Promise<void>;
  askForLogout(): Promise<void>;
  pass(seconds: number): Promise<void>;
  ask(what: string): Promise<void>;
  finishWanting(wanted: string): Promise<void>;
  press(button: string): Promise<void>;

  seesNext(page: string): Promise<void>;
  seesProvider(): Promise<void>;
  sawNoProvider(): Promise<void>;
  seesToolbar(): Promise<void>;
  seesNoToolbar(): Promise<void>;
  sawNoToolbar(): Promise<void>;
  canPress(button: string, possible: boolean): Promise<void>;
  keepsPerson(key: string): Promise<void>;
  keepsNothingUnder(key: string): Promise<void>;
  keepsSignIn(): Promise<void>;
  keepsNothingLonger(): Promise<void>;
  madeNoCall(): Promise<void>;
  sawNoUserCall(): Promise<void>;
  /** By the server, as a field of the user. */
  wasTold(field: string, value: string): Promise<void>;
  isUnknownToProvider(): Promise<void>;
  knowsLogout(): Promise<void>;
  wasLoggedOutOnce(): Promise<void>;
}
