/**
 * Maximum length of a recipe in an address, in characters. Proxies and chat programs truncate much longer addresses.
 */
export const longestRecipeText = 4_000;
