/** What a route tells the shell about itself (S-2.1-38). */
export interface RouteHandle {
  /** No toolbar around this page (S-2.2-01). */
  readonly fullscreen?: boolean;
}
