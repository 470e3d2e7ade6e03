/** Returns the title of the browser tab: the parts, most specific first, then the product's name. Skips blank parts. */
export const documentTitle = (...parts: readonly (string | null)[]): string =>
  [...parts, 'Threshold'].filter((part) => part !== null && part.trim() !== '').join(' · ');
