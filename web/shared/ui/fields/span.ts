import type { CSSProperties } from 'react';

/**
 * Number of columns that a field takes, of the twelve of the form, for each width of the form: below 430 pixels, from
 * 430, from 600 and from 860 pixels. The spans of a row add up to twelve, so that no row has a gap.
 */
export type Span = readonly [narrow: number, small: number, medium: number, wide: number];

/** All twelve columns at every width. */
export const wholeRow: Span = [12, 12, 12, 12];

/** Returns the span as the CSS custom properties that grid.module.css reads. */
export function spanStyle(span: Span | undefined): CSSProperties {
  if (!span) return {};
  const [narrow, small, medium, wide] = span;
  return { '--narrow': narrow, '--small': small, '--medium': medium, '--wide': wide } as CSSProperties;
}
