import type { OperationName } from './all.ts';
import type { LegacyPageName } from '../api/legacy.ts';

/**
 * Documented operations that the mock server does not serve yet and responds to with 501.
 * The list may only get shorter; a test refuses an entry that is served.
 */
export const unservedOperations: readonly OperationName[] = [];

/** Documented pages of the legacy application that are not served yet. They answer 501 as a page that says so. */
export const unservedPages: readonly LegacyPageName[] = [];
