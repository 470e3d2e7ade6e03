/** How a scenario begins at each level. Users go by the id of their persona. */
export interface SessionActions {
  startSignedOut(): Promise<void>;
  startSignedIn(user: string): Promise<void>;
  /** The world's clock stands still at noon of that day, yyyy-MM-dd. */
  startSignedInOn(day: string, user: string): Promise<void>;
}
