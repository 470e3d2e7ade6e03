import { constants } from '../../shared/constants.ts';

/** State of the quick-search box. */
export interface QuickSearch {
  readonly text: string;
  readonly isTooShort: boolean;
}

type QuickSearchStep =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'mouse-left' };

/** Message for a text that is too short (S-5-08). */
export const tooShortMessage = `Enter at least ${constants.quickSearchMinimum} characters`;

/** Returns the trimmed text to search for; null when it is too short (S-5-06, S-5-07). */
export function wantedText(text: string): string | null {
  const wanted = text.trim();
  return wanted.length < constants.quickSearchMinimum ? null : wanted;
}

/**
 * Returns the next state of the quick-search box. The message about a short text appears on submit. It stays until the
 * mouse leaves the box or the user types a third character (S-5-09, S-5-10).
 */
export function quickSearchAfter(search: QuickSearch, step: QuickSearchStep): QuickSearch {
  switch (step.type) {
    case 'typed':
      return {
        text: step.text,
        isTooShort: search.isTooShort && step.text.length < constants.quickSearchMinimum,
      };
    case 'submitted':
      return { ...search, isTooShort: wantedText(search.text) === null };
    case 'mouse-left':
      return { ...search, isTooShort: false };
  }
}
