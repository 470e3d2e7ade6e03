/** Options of a route for the shell (S-2.1-38). */
export interface RouteHandle {
  /** The page has no toolbar (S-2.2-01). */
  readonly fullscreen?: boolean;
}
