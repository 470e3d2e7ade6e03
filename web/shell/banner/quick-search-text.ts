import { constants } from '../../shared/constants.ts';

/** Message for a text that is too short to search for. */
export const tooShortMessage = `Enter at least ${constants.quickSearchMinimum} characters`;
