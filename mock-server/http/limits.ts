/** Four times what the longest documented request needs. Bytes. */
export const longestRequestBody = 64 * 1024;

/** All headers of one request together. Bytes. */
export const longestHeaders = 16 * 1024;

/** Longest recipe of a world. Bytes. */
export const longestRecipe = 2 * 1024 * 1024;

/** Longest recorded session. Bytes. */
export const longestHar = 20 * 1024 * 1024;
