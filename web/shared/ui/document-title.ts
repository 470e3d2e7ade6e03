/** The title of the browser's tab: the parts from the most specific one on, then the product. Blank parts leave no gap. */
export const documentTitle = (...parts: readonly (string | null)[]): string =>
  [...parts, 'Threshold'].filter((part) => part !== null && part.trim() !== '').join(' · ');
