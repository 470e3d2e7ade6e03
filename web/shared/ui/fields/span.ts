import type { CSSProperties } from 'react';

/**
 * How many of the twelve columns of a form a field takes, by the width of the form: below 430 pixels, from there on,
 * from 600 on, and from 860 on. The spans of a row add up to twelve, so that no row has a hole.
 */
export type Span = readonly [narrow: number, small: number, medium: number, wide: number];

/** A row of its own at every width. */
export const wholeRow: Span = [12, 12, 12, 12];

/** The span as custom properties, which the style sheet of the grid reads at each width. */
export function spanStyle(span: Span | undefined): CSSProperties {
  if (!span) return {};
  const [narrow, small, medium, wide] = span;
  return { '--narrow': narrow, '--small': small, '--medium': medium, '--wide': wide } as CSSProperties;
}
