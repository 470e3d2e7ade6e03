/** Options of a route for the shell (S-2.1-38). */
export interface RouteHandle {
  /** True for a page without a toolbar (S-2.2-01). */
  readonly fullscreen?: boolean;
}
