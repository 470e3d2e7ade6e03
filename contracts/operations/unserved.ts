import type { OperationName } from './all.ts';
import type { LegacyPageName } from '../api/legacy.ts';

/**
 * Documented operations that the mock server does not serve yet and responds to with 501. The list may only get
 * shorter; a test fails for an entry that is served.
 */
export const unservedOperations: readonly OperationName[] = [];

/** Documented legacy pages that the mock server does not serve yet: it responds with 501 and a page that says so. */
export const unservedPages: readonly LegacyPageName[] = [];
