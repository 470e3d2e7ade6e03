/** Maximum length of a request body in bytes: four times the longest documented request. */
export const longestRequestBody = 64 * 1024;

/** Maximum length of all headers of one request together, in bytes. */
export const longestHeaders = 16 * 1024;

/** Maximum length of a recipe, in bytes. */
export const longestRecipe = 2 * 1024 * 1024;

/** Maximum length of an imported HAR file, in bytes. Parsing a longer one would take too long. */
export const longestHar = 10 * 1024 * 1024;

/** Maximum length of a response of a real backend that is compared with the contract, in bytes. */
export const longestCheckedResponse = 4 * 1024 * 1024;
