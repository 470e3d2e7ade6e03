/** The `handle` of a route: what the shell and the banner need to know about the page (S-2.1-38). */
export interface RouteHandle {
  /** True for a page without a toolbar (S-2.2-01). */
  readonly fullscreen?: boolean;
  /**
   * Kind of the page. `loan`: a page of the SPA in the open loan or lead. `loan-menu`: a group of the loan's menu (C-26).
   * `creation`: the create screen and its borrower check. `legacy`: a legacy page.
   */
  readonly kind?: 'loan' | 'loan-menu' | 'creation' | 'legacy';
}
