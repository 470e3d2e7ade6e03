import type { OperationName } from './all.ts';
import type { LegacyPageName } from '../api/legacy.ts';

/**
 * Documented calls that the mock server does not serve yet: each answers 501 from the endpoint table.
 * The list may only get shorter; a test refuses an entry that is served, or a served call that is missing here.
 */
export const unservedOperations: readonly OperationName[] = [];

/** Documented pages of the legacy application that are not served yet. They answer 501 as a page that says so. */
export const unservedPages: readonly LegacyPageName[] = [];
