/** Maximum length of a request body in bytes: four times the longest documented request. */
export const longestRequestBody = 64 * 1024;

/** Maximum length of all headers of one request together, in bytes. */
export const longestHeaders = 16 * 1024;

/** Longest recipe of a world. Bytes. */
export const longestRecipe = 2 * 1024 * 1024;

/** Longest recorded session. Bytes. */
export const longestHar = 20 * 1024 * 1024;
