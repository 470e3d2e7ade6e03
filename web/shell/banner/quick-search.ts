import { constants } from '../../shared/constants.ts';

/** The quick-search box: what is typed, and whether it was too little. */
export interface QuickSearch {
  readonly text: string;
  readonly isTooShort: boolean;
}

export type QuickSearchStep =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'mouse-left' };

/** What the box says when it was too little (S-5-08). */
export const tooShortMessage = `Enter at least ${constants.quickSearchMinimum} characters`;

/** What the box looks for; null when there is too little of it without the blanks around it (S-5-06, S-5-07). */
export function wantedText(text: string): string | null {
  const wanted = text.trim();
  return wanted.length < constants.quickSearchMinimum ? null : wanted;
}

/** The box after a step: the message comes on sending and goes by the mouse or by a third character (S-5-09, S-5-10). */
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
