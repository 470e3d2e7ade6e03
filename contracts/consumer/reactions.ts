import type { OperationName } from '../operations/all.ts';

/**
 * Operations whose refusals are only logged. Listed here, so that the tests do not depend on `failure`, which the SPA
 * reads.
 */
export const onlyLogged: readonly OperationName[] = [
  'getZipCodes',
  'keepAlive',
  'getEvents',
  'getLoanDashboard',
  'selectLoan',
  'selectQueueTask',
  'getInstitutions',
  'getOriginators',
  'getProducts',
  'getLicenses',
];

/** Operations, and single problems of operations, whose errors are shown by the screen that sent the request. */
export const shownByScreen: readonly string[] = [
  'getConfiguration',
  'logout',
  'switchProfile',
  'getMenu',
  'getLoanMenu',
  'requestAssistant',
  'reactToAnswer',
  'getAccountByApplicationIdentifier account-not-found',
  'getAccountById account-not-found',
  'createLoan idempotency-key-reused',
];
