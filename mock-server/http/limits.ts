/** Maximum length of a request body in bytes: four times the longest documented request. */
export const longestRequestBody = 64 * 1024;

/** Maximum length of all headers of one request together, in bytes. */
export const longestHeaders = 16 * 1024;

/** Maximum length of a recipe, in bytes. */
export const longestRecipe = 2 * 1024 * 1024;

/** Maximum length of an imported HAR file, in bytes. */
export const longestHar = 20 * 1024 * 1024;
