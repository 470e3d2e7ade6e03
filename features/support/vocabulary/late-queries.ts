/**
 * Queries whose argument can change while their page is open, by what a feature calls their responses. A query of the
 * product with such an argument needs a row here, and in late-responses.feature.
 */
export const lateQueries = {
  'loan by its address': 'getAccountByApplicationIdentifier',
  'loan of a task': 'getAccountById',
  dashboard: 'getLoanDashboard',
  menu: 'getLoanMenu',
  images: 'getImageFlowAccess',
  originators: 'getOriginators',
  products: 'getProducts',
  licenses: 'getLicenses',
} as const;

export type LateQuery = keyof typeof lateQueries;
