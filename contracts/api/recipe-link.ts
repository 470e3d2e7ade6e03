/** Longest text of a recipe in an address, in characters: proxies and chat programs cut what is much longer. */
export const longestRecipeText = 4_000;
