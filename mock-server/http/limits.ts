/** Four times what the longest documented request needs. Bytes. */
export const longestRequestBody = 64 * 1024;

/** All headers of one request together. Bytes. */
export const longestHeaders = 16 * 1024;
